const enough = 2_000

/**
 * The language a text is most likely written in, for its `lang` attribute: Chinese from one Han character in eight letters on (a
 * Chinese text with English terms), English otherwise; undefined where there are no letters.
 */
export function languageOf(html: string): "en" | "zh" | undefined {
  const text = html.slice(0, enough).replace(/<[^>]*>?|&\w+;/g, "")
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  if (letters === 0) return undefined
  return han * 8 >= letters ? "zh" : "en"
}
