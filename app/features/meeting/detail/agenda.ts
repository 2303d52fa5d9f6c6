import type { components } from "#openapi/generated/schema.d.ts"

type Planned = Pick<components["schemas"]["MeetingTopic"], "minutes" | "status">

const timeless: ReadonlySet<Planned["status"]> = new Set(["withdrawn", "cancelled"])

/** Whether a topic takes up meeting time: false once it is withdrawn or cancelled. */
export const takesTime = ({ status }: Pick<Planned, "status">) => !timeless.has(status)

/** The planned times of a meeting's topics (MEET-13). */
export type AgendaTimes = {
  /** Start time of each topic in milliseconds; undefined if its own minutes or those of an earlier topic are unknown. */
  starts: (number | undefined)[]
  /** Sum of the known minutes. */
  total: number
  /** Number of topics without minutes. */
  unplanned: number
}

/** A topic completed without minutes does not count: nobody needs to plan it any more. */
const isCounted = (topic: Planned) => takesTime(topic) && (topic.minutes !== null || topic.status !== "completed")

/**
 * Returns the start times of a meeting's topics and their total length.
 * @param start start of the meeting, in milliseconds
 */
export function agendaTimes(topics: readonly Planned[], start: number): AgendaTimes {
  const times: AgendaTimes = { starts: [], total: 0, unplanned: 0 }
  for (const topic of topics) {
    const { minutes } = topic
    if (!isCounted(topic)) times.starts.push(undefined)
    else if (minutes === null) {
      times.starts.push(undefined)
      times.unplanned += 1
    } else {
      times.starts.push(times.unplanned === 0 ? start + times.total * 60_000 : undefined)
      times.total += minutes
    }
  }
  return times
}
