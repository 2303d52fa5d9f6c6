import { createHash } from "node:crypto"
import { z } from "zod"
import {
  formField,
  idempotencyField,
  intentField,
  stateField,
  versionField,
} from "#app/forms/schema/form-field-names.ts"
import type { SharedStore } from "#app/runtime/shared-store.server.ts"
import { sealWith } from "./seal.server.ts"

const draftSchema = z.array(z.tuple([z.string(), z.string()]))
const keptDraftSchema = z.object({ draft: draftSchema, keptAt: z.number() })
/** The drafts of a page: one for each of its forms, newest first. */
const keptDraftsSchema = z.array(keptDraftSchema)

/** The unsent input of a form: field names and texts, in the form's order. */
export type Draft = z.output<typeof draftSchema>

/** Identifies a draft: one alliance, one person, one page. */
export type DraftKey = { alliance: string; userId: string; address: string }

/** A draft and the time when it was saved, in epoch milliseconds. */
export type KeptDraft = z.output<typeof keptDraftSchema>

/** Stores drafts until the form has been sent or the person discards them (SES-07, FORM-08). */
export type Drafts = {
  /** Saves a draft and replaces the previous one of the same form. @returns false if it is longer than any form */
  keep(draftKey: DraftKey, draft: Draft): Promise<boolean>
  /** Saves a draft while the person types. Ignores a draft that arrives after its form was sent. */
  keepTyped(draftKey: DraftKey, draft: Draft): Promise<boolean>
  /** The newest draft of the page. @param form only of this form */
  find(draftKey: DraftKey, form?: string): Promise<KeptDraft | undefined>
  /**
   * Deletes the drafts of a page. @param sent the form that was sent: drafts of other forms of the page stay, and drafts of this one that
   * arrive later are ignored
   */
  drop(draftKey: DraftKey, sent?: Draft): Promise<void>
}

type Limits = {
  /** milliseconds */
  lifetime: number
  /** drafts of one person */
  ofOne: number
  /** characters of one draft */
  characters: number
  now?: () => number
}

const defaults: Limits = { lifetime: 24 * 3_600_000, ofOne: 20, characters: 200_000 }

/** Forms of one page whose drafts are kept. */
const formsOfPage = 3

/** Milliseconds for which drafts of a form may still arrive after it was sent. */
const lateDraftWindow = 120_000

/** Fields that distinguish one opening of a form from the next: its idempotency key and the version of its record. */
const openingFields: ReadonlySet<string> = new Set([idempotencyField, versionField])
const openingOf = (draft: Draft) => JSON.stringify(draft.filter(([name]) => openingFields.has(name)))
const formOf = (draft: Draft) => draft.find(([name]) => name === formField)?.[1]
const hasOpening = (opening: string) => opening !== "[]"

const lengthOf = (draft: Draft) => draft.reduce((sum, [name, text]) => sum + name.length + text.length, 0)

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url")

/** Store keys of a draft. They contain the alliance but hash the person and the page. A draft is sealed with its key as purpose. */
function keysOf({ alliance, userId, address }: DraftKey) {
  const keyed = (...parts: string[]) => hashOf(JSON.stringify(parts))
  const start = `draft:${encodeURIComponent(alliance)}`
  const key = `${start}:${keyed(alliance, userId, address)}`
  const group = `${start}:of:${keyed(alliance, userId)}`
  return { key, sentKey: `${key}:sent`, group, sentGroup: `${group}:sent`, purpose: key }
}

/**
 * Stores drafts in the store that all processes share, sealed like cookies because they contain user input (SES-11). The number per
 * person is limited; the person's oldest draft is removed first.
 * @param secrets the first seals, all open
 */
export function createDrafts(
  store: SharedStore,
  secrets: readonly string[],
  { lifetime, ofOne, characters, now = Date.now }: Limits = defaults,
): Drafts {
  const seal = sealWith(secrets)

  async function draftsOf(draftKey: DraftKey): Promise<KeptDraft[]> {
    const { key, purpose } = keysOf(draftKey)
    const sealed = await store.get(key)
    return sealed === undefined ? [] : (keptDraftsSchema.safeParse(await seal.open(sealed, purpose)).data ?? [])
  }

  async function write(draftKey: DraftKey, drafts: KeptDraft[]): Promise<boolean> {
    const { key, group, purpose } = keysOf(draftKey)
    const sealed = await seal.seal(drafts, purpose, lifetime / 1000)
    return store.set(key, sealed, { lifetime, group: { name: group, most: ofOne } })
  }

  const othersThan = async (draftKey: DraftKey, form: string | undefined) =>
    (await draftsOf(draftKey)).filter((one) => formOf(one.draft) !== form)

  async function keep(draftKey: DraftKey, draft: Draft): Promise<boolean> {
    if (lengthOf(draft) > characters) return false
    const others = await othersThan(draftKey, formOf(draft))
    return write(draftKey, [{ draft, keptAt: now() }, ...others].slice(0, formsOfPage))
  }

  async function isSent(draftKey: DraftKey, draft: Draft): Promise<boolean> {
    const opening = openingOf(draft)
    return hasOpening(opening) && (await store.get(keysOf(draftKey).sentKey)) === hashOf(opening)
  }

  async function find(draftKey: DraftKey, form?: string): Promise<KeptDraft | undefined> {
    return (await draftsOf(draftKey)).find(({ draft }) => form === undefined || formOf(draft) === form)
  }

  /** Deletes the drafts of a page, or only that of the form that was sent. */
  async function remove(draftKey: DraftKey, sent: Draft): Promise<unknown> {
    const { key, group } = keysOf(draftKey)
    const form = formOf(sent)
    const others = form === undefined ? [] : await othersThan(draftKey, form)
    return others.length > 0 ? write(draftKey, others) : store.delete(key, group)
  }

  return {
    keep,
    keepTyped: async (draftKey, draft) => (await isSent(draftKey, draft)) || keep(draftKey, draft),
    find,
    async drop(draftKey, sent = []) {
      const { sentKey, sentGroup } = keysOf(draftKey)
      const opening = openingOf(sent)
      const keeping = { lifetime: lateDraftWindow, group: { name: sentGroup, most: ofOne } }
      await Promise.all([hasOpening(opening) && store.set(sentKey, hashOf(opening), keeping), remove(draftKey, sent)])
    },
  }
}

/** Returns the same drafts within a separate scope, for a portal with several backends, as in tests. */
export function draftsWithin(drafts: Drafts, scope: string): Drafts {
  const inside = (draftKey: DraftKey) => ({ ...draftKey, alliance: `${scope} ${draftKey.alliance}` })
  return {
    keep: (draftKey, draft) => drafts.keep(inside(draftKey), draft),
    keepTyped: (draftKey, draft) => drafts.keepTyped(inside(draftKey), draft),
    find: (draftKey, form) => drafts.find(inside(draftKey), form),
    drop: (draftKey, sent) => drafts.drop(inside(draftKey), sent),
  }
}

/** conform's fields: what a button was to change. It is not input, and would happen again whenever the draft is opened. */
const unkept: ReadonlySet<string> = new Set([intentField, stateField])

/** The text fields of a form. Chosen files that were not uploaded yet cannot be saved. */
export function draftOf(form: FormData): Draft {
  return [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string" && !unkept.has(entry[0]))
}
