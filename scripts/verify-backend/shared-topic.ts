import type { Operation } from "./contract.ts"
import type { Subject } from "./request.ts"
import type { Topic } from "./topic-records.ts"
import { isOfMeeting, isOfTopic, type Verification } from "./verification.ts"

const key = "topic submitted"

/** A topic of a meeting that has not begun, one for all checks that leave both as they are. */
export const sharedTopic = ({ records, topics }: Verification): Promise<Topic> =>
  records.shared(key, () => topics.make("submitted"))

/** Drops them when they were changed against the rules: the next check gets new ones. */
export const discardSharedTopic = ({ records }: Verification): void => records.discard(key)

/** That meeting, and its topic for an operation on topics; undefined for an operation that is not about one meeting. */
export async function sharedMeeting(v: Verification, operation: Operation): Promise<Subject | undefined> {
  if (!isOfMeeting(operation)) return undefined
  const topic = await sharedTopic(v)
  return isOfTopic(operation) ? { meeting: topic.meeting, topic } : { meeting: topic.meeting }
}
