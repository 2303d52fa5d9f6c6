import { locationView } from "./location-view.ts"

/** How long before its start people may join a meeting's conference, in milliseconds. */
const joinBefore = 15 * 60_000

type Joinable = { location?: string | null | undefined; status: string; start_time: string }

/** URL of a meeting's conference while it is ongoing or about to start (MEET-12). */
export function joinHref({ location = null, status, start_time }: Joinable, now: number): string | undefined {
  const isNear = status === "ongoing" || (status === "not_started" && Date.parse(start_time) - now <= joinBefore)
  return isNear ? locationView(location)?.href : undefined
}
