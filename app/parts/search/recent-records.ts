import type { FoundView } from "./search-view.server.ts"

/** A record that the user opened from the search. */
export type RecentRecord = Pick<FoundView, "key" | "module" | "title" | "reference"> & { href: string }

const storageKey = "recent-records"
const maxRecords = 6

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
 * The records that this user opened from the search in this tab, latest first (SHELL-10).
 * @param owner the alliance and the user: nobody sees what another user opened
 */
export function recentRecords(owner: string) {
  return {
    list: () => read(owner),
    add(record: RecentRecord) {
      const others = read(owner).filter(({ key }) => key !== record.key)
      const stored: Stored = { owner, records: [record, ...others].slice(0, maxRecords) }
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(stored))
      } catch {
        // storage is unavailable: the list stays empty
      }
    },
  }
}
