import { createHash } from "node:crypto"
import { z } from "zod"
import type { SharedStore } from "#app/lib/shared-store.server.ts"
import { sealWith } from "./seal.server.ts"

const draftSchema = z.array(z.tuple([z.string(), z.string()]))
const keptDraftSchema = z.object({ draft: draftSchema, keptAt: z.number() })

/** What somebody had typed into a form: field names and texts, in the form's order. */
export type Draft = z.output<typeof draftSchema>

/** Whose draft of which form: one alliance, one person, one page. */
export type DraftPlace = { alliance: string; userId: string; address: string }

/** A draft and the time from which it is, in epoch milliseconds. */
export type KeptDraft = z.output<typeof keptDraftSchema>

/** Keeps drafts until the form has been sent, or the person does without them (SES-07, FORM-08). */
export type Drafts = {
  /** The newest one counts. @returns false for one that is longer than a form can be */
  keep(place: DraftPlace, draft: Draft): Promise<boolean>
  find(place: DraftPlace): Promise<KeptDraft | undefined>
  drop(place: DraftPlace): Promise<void>
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

const lengthOf = (draft: Draft) => draft.reduce((sum, [name, text]) => sum + name.length + text.length, 0)

/** Keys name the alliance, and nobody: who wrote what is sealed with the draft's place as its purpose. */
function keysOf({ alliance, userId, address }: DraftPlace) {
  const keyed = (...parts: string[]) => createHash("sha256").update(JSON.stringify(parts)).digest("base64url")
  const start = `draft:${encodeURIComponent(alliance)}`
  const key = `${start}:${keyed(alliance, userId, address)}`
  return { key, group: `${start}:of:${keyed(alliance, userId)}`, purpose: key }
}

/**
 * Drafts in the store that all processes share, each sealed as cookies are: they hold what people typed (SES-11). Bounded: the
 * oldest of one's own goes first.
 * @param secrets the first seals, all open
 */
export function createDrafts(
  store: SharedStore,
  secrets: readonly string[],
  { lifetime, ofOne, characters, now = Date.now }: Limits = defaults,
): Drafts {
  const seal = sealWith(secrets)
  return {
    async keep(place, draft) {
      if (lengthOf(draft) > characters) return false
      const { key, group, purpose } = keysOf(place)
      const sealed = await seal.seal({ draft, keptAt: now() }, purpose, lifetime / 1000)
      return store.set(key, sealed, { lifetime, group: { name: group, most: ofOne } })
    },
    async find(place) {
      const { key, purpose } = keysOf(place)
      const sealed = await store.get(key)
      return sealed === undefined ? undefined : keptDraftSchema.safeParse(await seal.open(sealed, purpose)).data
    },
    async drop(place) {
      const { key, group } = keysOf(place)
      await store.delete(key, group)
    },
  }
}

/** The same drafts, but apart from everybody else's: for portals that stand before several backends, as in tests. */
export function draftsWithin(drafts: Drafts, scope: string): Drafts {
  const inside = (place: DraftPlace) => ({ ...place, alliance: `${scope} ${place.alliance}` })
  return {
    keep: (place, draft) => drafts.keep(inside(place), draft),
    find: (place) => drafts.find(inside(place)),
    drop: (place) => drafts.drop(inside(place)),
  }
}

/** The texts of a form; chosen files that nobody has accepted cannot be kept. */
export function draftOf(form: FormData): Draft {
  return [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string")
}
