import { parse, type SubmissionResult } from "@conform-to/react"
import { portalJson } from "#app/api/portal-json.ts"
import { paths } from "#app/lib/paths.ts"
import { regionNames, type Regions } from "#app/parts/regions/regions.ts"
import type { Option } from "#app/ui/form/fields.tsx"
import { ownFields } from "#app/ui/form/unsaved-forms.ts"

const hour = 3_600_000

/** Days for which a draft stays in the browser. */
export const draftDays = 14

/** The backend keeps files that no record names for 24 hours (openapi/paths/file.yaml). */
const filesLifetime = 23 * hour

/** What was typed into a form, as this browser keeps it. Nobody is logged in, so no server could tell whose it is. */
type Kept = { keptAt: number; fields: [name: string, value: string][] }

/** A form as it was left, as its page shows it. */
export type BrowserDraft = {
  /** Since when, in the zone of this browser, which is named. */
  time: string
  result: SubmissionResult<string[]>
  /** Below the country and province of the draft. */
  below: Pick<Regions, "provinces" | "cities">
  /** Files had been uploaded too long ago. */
  hasLostFiles: boolean
}

const timeStyle = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZoneName: "short",
} as const

const ofFiles: ReadonlySet<string> = new Set([
  "registration_document_id",
  "application_document_id",
  "logo_id",
  "other_ids",
])

/** A browser may keep nothing, or no more: a draft is a help, not a promise. */
function stored<Value>(act: (store: Storage) => Value): Value | undefined {
  try {
    return act(window.localStorage)
  } catch {
    return undefined
  }
}

const isKept = (value: unknown): value is Kept => {
  const { keptAt, fields } = (value ?? {}) as Partial<Kept>
  return typeof keptAt === "number" && Array.isArray(fields)
}

/**
 * Keeps what stands in a form.
 * @param place names the form: `apply:aurora`
 * @returns false where the browser keeps nothing
 */
export function keepDraft(place: string, form: HTMLFormElement): boolean {
  const fields = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "" && !ownFields.has(entry[0]),
  )
  const kept: Kept = { keptAt: Date.now(), fields }
  return stored((store) => (store.setItem(place, JSON.stringify(kept)), true)) ?? false
}

/** Forgets it: the form was sent, or the person does without. */
export function dropDraft(place: string): void {
  stored((store) => store.removeItem(place))
}

/** Reads it back; undefined where there is none, or it is too old. */
function readDraft(place: string): Kept | undefined {
  const kept: unknown = stored((store) => JSON.parse(store.getItem(place) ?? "null") as unknown)
  if (!isKept(kept)) return undefined
  if (Date.now() - kept.keptAt < draftDays * 24 * hour) return kept
  dropDraft(place)
  return undefined
}

async function regionsBelow(alliance: string, code: string | undefined, signal: AbortSignal): Promise<Option[]> {
  if (code === undefined) return []
  return (await portalJson<Option[]>(paths.regionChildren(alliance, code), signal)) ?? []
}

/**
 * What had been typed into a form when it was left in this browser (ADM-09).
 * @param place names the form
 * @returns undefined where there is none
 */
export async function openDraft(
  place: string,
  alliance: string,
  signal: AbortSignal,
): Promise<BrowserDraft | undefined> {
  const kept = readDraft(place)
  if (!kept) return undefined
  const areFilesGone = Date.now() - kept.keptAt > filesLifetime
  const form = new FormData()
  for (const [name, value] of kept.fields) if (!(areFilesGone && ofFiles.has(name))) form.append(name, value)
  const chosen = (name: string) => kept.fields.find((field) => field[0] === name)?.[1]
  const [provinces, cities] = await Promise.all([
    regionsBelow(alliance, chosen(regionNames.country), signal),
    regionsBelow(alliance, chosen(regionNames.province), signal),
  ])
  const { initialValue } = parse(form, { resolve: () => ({ error: {} }) }).reply()
  return {
    time: new Date(kept.keptAt).toLocaleString(document.documentElement.lang, timeStyle),
    result: { initialValue: initialValue ?? {} },
    below: { provinces, cities },
    hasLostFiles: areFilesGone && kept.fields.some(([name]) => ofFiles.has(name)),
  }
}
