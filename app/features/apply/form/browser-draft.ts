import { parse, type SubmissionResult } from "@conform-to/react"
import { portalJson } from "#app/api/portal-json.ts"
import { paths } from "#app/lib/paths.ts"
import { regionNames, type Regions } from "#app/parts/regions/regions.ts"
import type { Option } from "#app/forms/fields/fields.tsx"
import { ownFields } from "#app/forms/schema/form-field-names.ts"

const hour = 3_600_000

/** Number of days after which a draft in the browser expires. */
export const draftDays = 14

/** Lifetime of uploaded files. The backend deletes files that no record refers to after 24 hours (openapi/paths/file.yaml). */
const filesLifetime = 23 * hour

/** A draft as stored in this browser. It is not stored on the server: without a session the server cannot tell whose it is. */
type StoredDraft = { keptAt: number; fields: [name: string, value: string][] }

/** A restored draft, ready for the form. */
export type BrowserDraft = {
  /** When the draft was saved, in the browser's time zone, with the zone's name. */
  time: string
  result: SubmissionResult<string[]>
  /** Region options for the draft's country and province. */
  below: Pick<Regions, "provinces" | "cities">
  /** Some files were uploaded too long ago and have been deleted. */
  hasLostFiles: boolean
}

const timeStyle = {
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZoneName: "short",
} as const

/**
 * A time in the browser's zone as all pages write it (I18N-03): "20 Nov 2026, 15:02 GMT+8", in Chinese "2026-11-20 15:02 GMT+8", which is
 * the Swedish format.
 * @param at epoch milliseconds
 * @param language of the page
 */
export function timeText(at: number, language: string): string {
  return language.startsWith("zh")
    ? new Date(at).toLocaleString("sv-SE", { ...timeStyle, month: "2-digit", day: "2-digit" })
    : new Date(at).toLocaleString("en-GB", { ...timeStyle, month: "short", day: "numeric" })
}

const fileFields: ReadonlySet<string> = new Set([
  "registration_document_id",
  "application_document_id",
  "logo_id",
  "other_ids",
])

/** Accesses `localStorage`, which may be unavailable or full. Returns undefined on failure: drafts are best effort. */
function withStorage<Value>(act: (store: Storage) => Value): Value | undefined {
  try {
    return act(window.localStorage)
  } catch {
    return undefined
  }
}

const isStoredDraft = (value: unknown): value is StoredDraft => {
  const { keptAt, fields } = (value ?? {}) as Partial<StoredDraft>
  return typeof keptAt === "number" && Array.isArray(fields)
}

/**
 * Saves the fields of a form as a draft.
 * @param draftKey key of the draft: `apply:aurora`
 * @returns false if the browser cannot store it
 */
export function keepDraft(draftKey: string, form: HTMLFormElement): boolean {
  const fields = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "" && !ownFields.has(entry[0]),
  )
  const stored: StoredDraft = { keptAt: Date.now(), fields }
  return withStorage((store) => (store.setItem(draftKey, JSON.stringify(stored)), true)) ?? false
}

/** Deletes a draft after the form was sent or the user discarded it. */
export function dropDraft(draftKey: string): void {
  withStorage((store) => store.removeItem(draftKey))
}

/** Reads a draft; returns undefined if there is none or it has expired. */
function readDraft(draftKey: string): StoredDraft | undefined {
  const stored: unknown = withStorage((store) => JSON.parse(store.getItem(draftKey) ?? "null") as unknown)
  if (!isStoredDraft(stored)) return undefined
  if (Date.now() - stored.keptAt < draftDays * 24 * hour) return stored
  dropDraft(draftKey)
  return undefined
}

async function regionsBelow(alliance: string, code: string | undefined, signal: AbortSignal): Promise<Option[]> {
  if (code === undefined) return []
  return (await portalJson<Option[]>(paths.regionChildren(alliance, code), signal)) ?? []
}

/**
 * Returns the draft of a form saved in this browser (ADM-09).
 * @param draftKey key of the draft
 * @returns undefined if there is none
 */
export async function openDraft(
  draftKey: string,
  alliance: string,
  signal: AbortSignal,
): Promise<BrowserDraft | undefined> {
  const stored = readDraft(draftKey)
  if (!stored) return undefined
  const areFilesExpired = Date.now() - stored.keptAt > filesLifetime
  const form = new FormData()
  for (const [name, value] of stored.fields) if (!(areFilesExpired && fileFields.has(name))) form.append(name, value)
  const chosen = (name: string) => stored.fields.find((field) => field[0] === name)?.[1]
  const [provinces, cities] = await Promise.all([
    regionsBelow(alliance, chosen(regionNames.country), signal),
    regionsBelow(alliance, chosen(regionNames.province), signal),
  ])
  const { initialValue } = parse(form, { resolve: () => ({ error: {} }) }).reply()
  return {
    time: timeText(stored.keptAt, document.documentElement.lang),
    result: { initialValue: initialValue ?? {} },
    below: { provinces, cities },
    hasLostFiles: areFilesExpired && stored.fields.some(([name]) => fileFields.has(name)),
  }
}
