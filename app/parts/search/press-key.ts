import { loadCommands } from "./run-command.ts"

/** What a key can do to the frame. */
export type KeyActions = { openSearch: () => void; showKeys: () => void; go: (href: string) => void }

/** Milliseconds within which a letter follows `g`. */
const sequenceTime = 1_500

let lastG = -Infinity

/** Follows the link of the page that creates a record, or opens its menu. */
function create(): void {
  const main = document.querySelector("main")
  const link = main?.querySelector<HTMLElement>(`a.btn.primary[href*="/create"], summary.btn.primary`)
  link?.focus()
  link?.click()
}

/**
 * Does what a single key means: `/` searches, `?` shows the keys, `c` creates in the present list, `g` and a letter open a page (SHELL-10).
 * @param time of the event, in milliseconds
 */
export async function pressKey(alliance: string, { key, time }: { key: string; time: number }, actions: KeyActions) {
  const isAfterG = time - lastG < sequenceTime
  lastG = key === "g" && !isAfterG ? time : -Infinity
  if (isAfterG) {
    const page = (await loadCommands(alliance)).find(({ goKey }) => goKey === key)
    if (page?.href) actions.go(page.href)
  } else if (key === "g") void loadCommands(alliance)
  else if (key === "/") actions.openSearch()
  else if (key === "?") actions.showKeys()
  else if (key === "c") create()
}
