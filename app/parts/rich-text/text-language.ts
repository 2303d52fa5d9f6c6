const sampleLength = 2_000

/**
 * The most likely language of a text, for its `lang` attribute: Chinese if at least one letter in eight is a Han character (Chinese text
 * with English terms), otherwise English; undefined if there are no letters.
 */
export function languageOf(html: string): "en" | "zh" | undefined {
  const text = html.slice(0, sampleLength).replace(/<[^>]*>?|&\w+;/g, "")
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  if (letters === 0) return undefined
  return han * 8 >= letters ? "zh" : "en"
}
