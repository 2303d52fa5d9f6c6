type MessageKeys = keyof typeof import("./compiled/en.json")

/** Message ids are typed: an id without a text does not compile (I18N-02). */
declare namespace FormatjsIntl {
  interface Message {
    ids: MessageKeys
  }
  interface IntlConfig {
    locale: "en" | "zh-CN"
  }
}
