import type { FoundView } from "./search-view.server.ts"

/** A record that somebody opened from the search. */
export type RecentRecord = Pick<FoundView, "key" | "module" | "title" | "reference"> & { href: string }

const storageKey = "recent-records"
const most = 6

type Stored = { owner: string; records: RecentRecord[] }

function read(owner: string): RecentRecord[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Stored | null
    return stored?.owner === owner ? stored.records : []
  } catch {
    return []
  }
}

/**
 * The records that this person opened from the search in this tab, the latest first (SHELL-10).
 * @param owner the alliance and the person: nobody sees what another person opened
 */
export function recentRecords(owner: string) {
  return {
    list: () => read(owner),
    add(record: RecentRecord) {
      const others = read(owner).filter(({ key }) => key !== record.key)
      const stored: Stored = { owner, records: [record, ...others].slice(0, most) }
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(stored))
      } catch {
        // a browser that stores nothing: the list stays empty
      }
    },
  }
}
