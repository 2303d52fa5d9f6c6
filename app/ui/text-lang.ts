/**
 * The `lang` of a text that a user has written, such as the title of a record or a name, if it is not in the language of the page: voices
 * of screen readers read one language each (WCAG 3.1.2). Undefined for anything but a string.
 * @param locale language of the page
 */
export function textLang(text: unknown, locale: string): "zh-CN" | "en" | undefined {
  if (typeof text !== "string") return undefined
  if (/\p{Script=Han}/u.test(text)) return locale === "en" ? "zh-CN" : undefined
  return locale !== "en" && /[a-z]/i.test(text) ? "en" : undefined
}
