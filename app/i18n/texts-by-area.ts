/** Texts by id: a text without arguments, or the syntax tree of another one. */
export type Texts = Record<string, unknown>

/** Returns texts among which is the text of an id, if the portal has one. */
export type TextsOf = (id: string) => Texts

/** The area of a text is the first word of its id. */
export const areaOf = (id: string) => id.slice(0, id.indexOf("."))

/**
 * Reads the texts of an area when one of them is needed: a page uses a tenth of all, and reading them took longer than anything else before the
 * page is alive (docs/decisions/043-alive-at-once.md).
 * @param lines the texts of each area as a JSON object in a line, as `npm run generate` writes them
 */
export function textsByArea(lines: string): TextsOf {
  const sources = new Map(lines.split("\n").map((line) => [areaOf(line.slice('{"'.length)), line]))
  const areas = new Map<string, Texts>()
  return (id) => {
    const area = areaOf(id)
    const texts = areas.get(area) ?? (JSON.parse(sources.get(area) ?? "{}") as Texts)
    areas.set(area, texts)
    return texts
  }
}
