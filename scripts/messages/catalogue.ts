import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"

/** The languages of the portal, which are also the names of the folders of app/i18n. */
export const languages = ["en", "zh"] as const
export type Language = (typeof languages)[number]

/** A text file with its unparsed content. */
export type TextFile = { language: Language; feature: string; source: string }

/** All texts of one language: id → ICU message. */
export type Texts = Record<string, string>

export type Catalogue = Record<Language, Texts>

/** Reads every text file of a folder that contains one folder per language. */
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
 * Problems: an id that is not in its file, which is the one with the longest name that the id starts with (so the id tells where a text
 * is: `meeting-form.title` in `meeting.json`); a duplicate id; an empty text.
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

/** The file an id belongs to: for "meeting-form.title" the file meeting-form if it exists, otherwise meeting. */
function fileOf(id: string, features: ReadonlySet<string>): string | undefined {
  const words = (id.split(".")[0] ?? "").split("-")
  const names = words.map((_, at) => words.slice(0, words.length - at).join("-"))
  return names.find((name) => features.has(name))
}

/** Duplicate keys of a flat JSON object; `JSON.parse` silently keeps only the last one. */
function repeatedKeys(source: string): string[] {
  const keys = [...source.matchAll(/^\s*"((?:[^"\\]|\\.)+)"\s*:/gm)].map((match) => match[1] ?? "")
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

/** Ids that are missing in some of the languages. */
export function missingIds(catalogue: Catalogue): string[] {
  const all = new Set(languages.flatMap((language) => Object.keys(catalogue[language])))
  return languages.flatMap((language) =>
    [...all].filter((id) => !(id in catalogue[language])).map((id) => `${language}: ${id} is missing`),
  )
}
