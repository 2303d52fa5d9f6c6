import type { Screen } from "./domain.ts"
import { domains } from "./domains.ts"

/** Every screen of every domain. The accessibility tests, the byte budget and `npm run screens` open all of them. */
export const screens: Screen[] = domains.flatMap((domain) => domain.screens ?? [])

/** The address of a screen. */
export function pathOf(screen: Screen): string {
  return screen.path.startsWith("//") ? screen.path.slice(1) : `/a/${screen.alliance ?? "aurora"}${screen.path}`
}

/** Identifies the page of a screen, whatever its record and query; a page with another status or without its backend is a different one. */
function pageOf(screen: Screen): string {
  const { pathname } = new URL(pathOf(screen), "http://localhost")
  return [pathname.replaceAll(/[^/]*\d[^/]*/g, "*"), screen.status, screen.faults && screen.name].join(" ")
}

/** The first screen of every page: for checks of what does not depend on the record, the query or the person. */
export const pages: Screen[] = [
  ...new Map(screens.toReversed().map((screen) => [pageOf(screen), screen])).values(),
].toReversed()
