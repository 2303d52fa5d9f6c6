import { createHash } from "node:crypto"
import { z } from "zod"
import { idempotencyField, versionField } from "#app/lib/form-field-names.ts"
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
  /** The same while it is typed; one that arrives late, after its form was sent, changes nothing. */
  keepTyped(place: DraftPlace, draft: Draft): Promise<boolean>
  find(place: DraftPlace): Promise<KeptDraft | undefined>
  /** @param sent the form that was sent: what of it is still on its way to be kept is not kept any more */
  drop(place: DraftPlace, sent?: Draft): Promise<void>
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

/** Milliseconds in which what was typed before a form was sent may still arrive. */
const late = 120_000

/** What tells one opening of a form from the next: its key, and the version of its record. */
const ofOpening: ReadonlySet<string> = new Set([idempotencyField, versionField])
const openingOf = (draft: Draft) => JSON.stringify(draft.filter(([name]) => ofOpening.has(name)))
const isTold = (opening: string) => opening !== "[]"

const lengthOf = (draft: Draft) => draft.reduce((sum, [name, text]) => sum + name.length + text.length, 0)

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url")

/** Keys name the alliance, and nobody: who wrote what is sealed with the draft's place as its purpose. */
function keysOf({ alliance, userId, address }: DraftPlace) {
  const keyed = (...parts: string[]) => hashOf(JSON.stringify(parts))
  const start = `draft:${encodeURIComponent(alliance)}`
  const key = `${start}:${keyed(alliance, userId, address)}`
  const group = `${start}:of:${keyed(alliance, userId)}`
  return { key, sentKey: `${key}:sent`, group, sentGroup: `${group}:sent`, purpose: key }
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

  async function keep(place: DraftPlace, draft: Draft): Promise<boolean> {
    if (lengthOf(draft) > characters) return false
    const { key, group, purpose } = keysOf(place)
    const sealed = await seal.seal({ draft, keptAt: now() }, purpose, lifetime / 1000)
    return store.set(key, sealed, { lifetime, group: { name: group, most: ofOne } })
  }

  async function isSent(place: DraftPlace, draft: Draft): Promise<boolean> {
    const opening = openingOf(draft)
    return isTold(opening) && (await store.get(keysOf(place).sentKey)) === hashOf(opening)
  }

  return {
    keep,
    keepTyped: async (place, draft) => (await isSent(place, draft)) || keep(place, draft),
    async find(place) {
      const { key, purpose } = keysOf(place)
      const sealed = await store.get(key)
      return sealed === undefined ? undefined : keptDraftSchema.safeParse(await seal.open(sealed, purpose)).data
    },
    async drop(place, sent = []) {
      const { key, sentKey, group, sentGroup } = keysOf(place)
      const opening = openingOf(sent)
      const keeping = { lifetime: late, group: { name: sentGroup, most: ofOne } }
      await Promise.all([isTold(opening) && store.set(sentKey, hashOf(opening), keeping), store.delete(key, group)])
    },
  }
}

/** The same drafts, but apart from everybody else's: for portals that stand before several backends, as in tests. */
export function draftsWithin(drafts: Drafts, scope: string): Drafts {
  const inside = (place: DraftPlace) => ({ ...place, alliance: `${scope} ${place.alliance}` })
  return {
    keep: (place, draft) => drafts.keep(inside(place), draft),
    keepTyped: (place, draft) => drafts.keepTyped(inside(place), draft),
    find: (place) => drafts.find(inside(place)),
    drop: (place, sent) => drafts.drop(inside(place), sent),
  }
}

/** The texts of a form; chosen files that nobody has accepted cannot be kept. */
export function draftOf(form: FormData): Draft {
  return [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string")
}
