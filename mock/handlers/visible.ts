import { ballotRules } from "../rules/ballot.ts"
import { meetingRules } from "../rules/meeting.ts"
import { noticeRules } from "../rules/notice.ts"
import { proposalRules } from "../rules/proposal.ts"
import type { User, World } from "../rules/rules.ts"
import { enterGroup } from "../rules/roles.ts"
import type { Refusal } from "./refusal.ts"
import type { Rows } from "../store/store.ts"

type Readers = {
  [K in "meeting" | "ballot" | "notice" | "proposal" | "topic_call" | "task"]: (
    user: User,
    record: Rows[K],
    world: World,
  ) => Refusal | undefined
}

/** How each kind of record says who may read it. Topic calls and tasks are read by who gets into their group. */
const readers: Readers = {
  meeting: meetingRules.read,
  ballot: ballotRules.read,
  notice: noticeRules.read,
  proposal: proposalRules.read,
  topic_call: enterGroup,
  task: enterGroup,
}

/** The rows of one kind, `among` those wanted, that a person may see: of the alliance, and nothing of restricted groups from outside. */
export function visible<K extends keyof Readers>(
  kind: K,
  user: NonNullable<User>,
  world: World,
  among: (row: Rows[K]) => boolean = () => true,
): Rows[K][] {
  const table = world.store.rows[kind] as { filter(test: (row: Rows[K]) => boolean): Rows[K][] }
  return table.filter((row) => row.alliance_id === user.alliance_id && among(row) && !readers[kind](user, row, world))
}
