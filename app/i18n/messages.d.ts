type MessageKeys = keyof typeof import("./generated/en.json")

/** Types the message ids: an id without a message does not compile (I18N-02). */
declare namespace FormatjsIntl {
  interface Message {
    ids: MessageKeys
  }
  interface IntlConfig {
    locale: "en" | "zh-CN"
  }
}
