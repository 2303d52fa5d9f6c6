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

/** What was completed without minutes takes none: nobody has to plan it any more. */
const isCounted = (topic: Planned) => takesTime(topic) && (topic.minutes !== null || topic.status !== "completed")

/**
 * When the topics of a meeting begin, and how long they take together.
 * @param start of the meeting, in milliseconds
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
