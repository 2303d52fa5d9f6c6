/** What somebody had typed into a form: field names and texts, in the form's order. */
export type Draft = [name: string, text: string][]

/** Whose draft of which form: one alliance, one person, one page. */
export type DraftPlace = { alliance: string; userId: string; address: string }

/** A draft and the time from which it is, in epoch milliseconds. */
export type KeptDraft = { draft: Draft; keptAt: number }

/** Keeps drafts until the form has been sent, or the person does without them (SES-07, FORM-08). */
export type Drafts = {
  /** The newest one counts. @returns false for one that is longer than a form can be */
  keep(place: DraftPlace, draft: Draft): boolean
  find(place: DraftPlace): KeptDraft | undefined
  drop(place: DraftPlace): void
}

type Limits = {
  /** milliseconds */
  lifetime: number
  /** drafts of one person */
  ofOne: number
  /** characters of one draft, and of all */
  characters: number
  total: number
  now?: () => number
}

const defaults: Limits = { lifetime: 24 * 3_600_000, ofOne: 20, characters: 200_000, total: 30_000_000 }

const lengthOf = (draft: Draft) => draft.reduce((sum, [name, text]) => sum + name.length + text.length, 0)

const ownerOf = ({ alliance, userId }: DraftPlace) => JSON.stringify([alliance, userId])

type Entry = KeptDraft & { owner: string; length: number }

/** Drafts in the memory of this process, bounded: the oldest goes first, of one's own and of all. */
export function createDrafts({ lifetime, ofOne, characters, total, now = Date.now }: Limits = defaults): Drafts {
  const kept = new Map<string, Entry>()
  const keyOf = (place: DraftPlace) => JSON.stringify([ownerOf(place), place.address])
  let size = 0

  function remove(key: string): void {
    size -= kept.get(key)?.length ?? 0
    kept.delete(key)
  }

  function makeRoom(owner: string): void {
    const own = [...kept].filter(([, entry]) => entry.owner === owner)
    for (const [key] of own.slice(0, Math.max(0, own.length - ofOne))) remove(key)
    for (const [key] of kept) {
      if (size <= total) return
      remove(key)
    }
  }

  return {
    keep(place, draft) {
      const length = lengthOf(draft)
      if (length > characters) return false
      const owner = ownerOf(place)
      remove(keyOf(place))
      kept.set(keyOf(place), { draft, keptAt: now(), owner, length })
      size += length
      makeRoom(owner)
      return true
    },
    find(place) {
      const found = kept.get(keyOf(place))
      if (!found) return undefined
      if (found.keptAt + lifetime > now()) return { draft: found.draft, keptAt: found.keptAt }
      remove(keyOf(place))
      return undefined
    },
    drop: (place) => remove(keyOf(place)),
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
