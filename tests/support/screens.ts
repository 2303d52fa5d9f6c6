import type { Screen } from "./domain.ts"
import { domains } from "./domains.ts"

/** Every screen of every domain. The accessibility tests, the byte budget and `npm run screens` open all of them. */
export const screens: Screen[] = domains.flatMap((domain) => domain.screens ?? [])

/** The address of a screen. */
export function pathOf(screen: Screen): string {
  return screen.path.startsWith("//") ? screen.path.slice(1) : `/a/${screen.alliance ?? "aurora"}${screen.path}`
}
