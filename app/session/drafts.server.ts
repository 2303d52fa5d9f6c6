/** What somebody had typed into a form when their session ended: field names and texts, in the form's order. */
export type Draft = [name: string, text: string][]

/** Keeps drafts until the person is back (SES-07, FORM-08). */
export type Drafts = {
  keep(key: string, draft: Draft): void
  /** The draft under a key, once: it is gone afterwards. */
  take(key: string): Draft | undefined
}

type Limits = { lifetime: number; count: number; characters: number; now?: () => number }

const defaults: Limits = { lifetime: 24 * 3_600_000, count: 1_000, characters: 200_000 }

const lengthOf = (draft: Draft) => draft.reduce((sum, [name, text]) => sum + name.length + text.length, 0)

/**
 * Drafts in the memory of this process, bounded: the oldest goes first, and what is longer than a form can be is not kept.
 * @param limits lifetime in milliseconds, number of drafts, characters of one draft
 */
export function createDrafts({ lifetime, count, characters, now = Date.now }: Limits = defaults): Drafts {
  const kept = new Map<string, { draft: Draft; until: number }>()
  return {
    keep(key, draft) {
      if (lengthOf(draft) > characters) return
      kept.delete(key)
      kept.set(key, { draft, until: now() + lifetime })
      if (kept.size > count) kept.delete(kept.keys().next().value ?? key)
    },
    take(key) {
      const found = kept.get(key)
      kept.delete(key)
      return found && found.until > now() ? found.draft : undefined
    },
  }
}

/** Whose draft of which form: one alliance, one person, one page. */
export function draftKey(alliance: string, userId: string, address: string): string {
  return JSON.stringify([alliance, userId, address])
}

/** The texts of a form; files are not kept, and what only this one page load meant is left out. */
export function draftOf(form: FormData): Draft {
  return [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string")
}
