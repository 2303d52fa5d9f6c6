import type { components } from "#openapi/generated/schema.d.ts"
import { recordRefOf } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import type { InboxRow, Member } from "#mock/engine/store/rows.ts"

/** The module of an operation's record: `topic-call.topic.create` → `topic_call`. */
const moduleOf = (operation: string) => (operation.split(".")[0] ?? "").replaceAll("-", "_")

/** The current state of the record that a mail was about; null if it has no page or the user may not read it. */
export function recordOf(row: InboxRow, user: Member, world: World): components["schemas"]["RecordRef"] | null {
  const { record, operation } = row
  if (record === null) return null
  const { rows } = world.store
  const group =
    rows.workgroup.get(record) ?? rows.workgroup.get(rows.workgroup_join_request.get(record)?.group_id ?? "")
  if (group) return recordRefOf("workgroup", group.acronym, user, world)
  const proposal = rows.proposal.get(record)
  if (proposal) return recordRefOf("proposal", proposal.draft_code, user, world)
  const thread = rows.thread.get(record)
  if (thread) return recordRefOf(thread.module, thread.key, user, world)
  // a meeting or a ballot can also end because of an operation on another record
  const module = (["meeting", "ballot"] as const).find((kind) => rows[kind].get(record)) ?? moduleOf(operation)
  return recordRefOf(module, record, user, world)
}
