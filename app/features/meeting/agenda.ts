import type { components } from "#app/api/schema.d.ts"

type Planned = Pick<components["schemas"]["MeetingTopic"], "minutes" | "status">

const timeless: ReadonlySet<Planned["status"]> = new Set(["withdrawn", "cancelled"])

/** Whether a topic takes time in its meeting: not what was withdrawn or cancelled. */
export const takesTime = ({ status }: Pick<Planned, "status">) => !timeless.has(status)

/** The planned times of a meeting's topics (MEET-13). */
export type AgendaTimes = {
  /** When each begins, in milliseconds; undefined where its minutes or those of a topic before it are not known. */
  starts: (number | undefined)[]
  /** The minutes that are known. */
  total: number
  /** How many topics have no minutes. */
  unplanned: number
}

/**
 * When the topics of a meeting begin, and how long they take together.
 * What was completed without minutes takes none either: nobody has to plan it any more.
 * @param start of the meeting, in milliseconds
 */
export function agendaTimes(topics: readonly Planned[], start: number): AgendaTimes {
  const times: AgendaTimes = { starts: [], total: 0, unplanned: 0 }
  for (const topic of topics) {
    const { minutes } = topic
    const isCounted = takesTime(topic) && (minutes !== null || topic.status !== "completed")
    const isKnown = isCounted && minutes !== null && times.unplanned === 0
    times.starts.push(isKnown ? start + times.total * 60_000 : undefined)
    if (isCounted && minutes === null) times.unplanned += 1
    if (isCounted && minutes !== null) times.total += minutes
  }
  return times
}
