import type { Operation } from "./contract.ts"
import type { Subject } from "./request.ts"
import type { Topic } from "./topic-records.ts"
import { isOfMeeting, isOfTopic, type Verification } from "./verification.ts"

const key = "topic submitted"

/** A topic of a meeting that has not started, shared by all checks that change neither of them. */
export const sharedTopic = ({ records, topics }: Verification): Promise<Topic> =>
  records.shared(key, () => topics.make("submitted"))

/** Discards the shared topic after it was changed by mistake; the next check gets a new one. */
export const discardSharedTopic = ({ records }: Verification): void => records.discard(key)

/** The shared meeting, with its topic for operations on topics; undefined for operations that are not below a meeting. */
export async function sharedMeeting(v: Verification, operation: Operation): Promise<Subject | undefined> {
  if (!isOfMeeting(operation)) return undefined
  const topic = await sharedTopic(v)
  return isOfTopic(operation) ? { meeting: topic.meeting, topic } : { meeting: topic.meeting }
}
