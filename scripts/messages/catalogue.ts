import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"

/** The languages of the portal; the folders of app/i18n carry the same names. */
export const languages = ["en", "zh"] as const
export type Language = (typeof languages)[number]

/** One text file as it lies on disk. */
export type TextFile = { language: Language; feature: string; source: string }

/** All texts of one language: id → ICU message. */
export type Texts = Record<string, string>

export type Catalogue = Record<Language, Texts>

/** Reads every text file below a folder that holds one folder per language. */
export function readTextFiles(folder: string): TextFile[] {
  return languages.flatMap((language) =>
    readdirSync(join(folder, language))
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => ({
        language,
        feature: basename(name, ".json"),
        source: readFileSync(join(folder, language, name), "utf8"),
      })),
  )
}

/**
 * Merges the files of each language.
 * Problems: an id in another file than the one whose name it begins with, the longest if there are several (so that every text is found
 * by its id: `meeting-form.title` in `meeting.json`), an id given twice, an empty text.
 */
export function merge(files: TextFile[]): { catalogue: Catalogue; problems: string[] } {
  const catalogue: Catalogue = { en: {}, zh: {} }
  const problems: string[] = []
  const features = new Set(files.map(({ feature }) => feature))
  for (const { language, feature, source } of files) {
    const place = `${language}/${feature}.json`
    const texts = JSON.parse(source) as Record<string, unknown>
    for (const [id, text] of Object.entries(texts)) {
      if (fileOf(id, features) !== feature) problems.push(`${place}: ${id} does not belong here`)
      if (typeof text !== "string" || text.trim() === "") problems.push(`${place}: ${id} is not a text`)
      else catalogue[language][id] = text
    }
    problems.push(...repeatedKeys(source).map((id) => `${place}: ${id} is given twice`))
  }
  return { catalogue, problems }
}

/** The file an id belongs to: of "meeting-form.title" the file meeting-form, or else meeting. */
function fileOf(id: string, features: ReadonlySet<string>): string | undefined {
  const words = (id.split(".")[0] ?? "").split("-")
  const names = words.map((_, at) => words.slice(0, words.length - at).join("-"))
  return names.find((name) => features.has(name))
}

/** Keys a flat JSON object holds more than once; `JSON.parse` keeps the last of them silently. */
function repeatedKeys(source: string): string[] {
  const keys = [...source.matchAll(/^\s*"((?:[^"\\]|\\.)+)"\s*:/gm)].map((match) => match[1] ?? "")
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

/** Ids that only some of the languages have. */
export function missingIds(catalogue: Catalogue): string[] {
  const all = new Set(languages.flatMap((language) => Object.keys(catalogue[language])))
  return languages.flatMap((language) =>
    [...all].filter((id) => !(id in catalogue[language])).map((id) => `${language}: ${id} is missing`),
  )
}
