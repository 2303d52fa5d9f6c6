import { comparable } from "#mock/engine/texts.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { topicCodeRuleStatusValues } from "#openapi/generated/values/topic-code-rule-status.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { countBy, listPage, matches } from "#mock/engine/list-rows.ts"
import { logAs, onList } from "#mock/engine/record-guard.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { nextCode } from "./codes.ts"
import type { TopicCodeRuleRow } from "./records.ts"
import { topicCodeRuleListRules, topicCodeRuleRules } from "./rules.ts"

const logOf = logAs("topic_code_rule")

function ruleRecord(rule: TopicCodeRuleRow, world: World): components["schemas"]["TopicCodeRule"] {
  const { id, prefix, max_sequence, current_sequence, creator_id, created_time } = rule
  const status = topicCodeRuleRules.status(rule, world)
  return {
    id,
    prefix,
    max_sequence,
    current_sequence,
    status,
    creator: memberRefOf(world.store, creator_id),
    created_time: toText(created_time),
    next_code: (status === "valid" && nextCode(rule, world)) || null,
  }
}

/** Operations on the rules that assign codes to topics (TOPIC-05). */
export const topicCodeRuleHandlers = {
  "topic-code-rule.list": guarded(
    onList(topicCodeRuleListRules, "read"),
    ({ store, now, viewer: { member }, query }) => {
      const world = { store, now }
      const { sort = "-created_time", status, q } = query
      const filtered = store.rows.topic_code_rule.filter(
        (rule) => rule.alliance_id === member.alliance_id && matches(q, [rule.prefix]),
      )
      const statusOf = (rule: TopicCodeRuleRow) => topicCodeRuleRules.status(rule, world)
      const rows = filtered.filter((rule) => !status || status.includes(statusOf(rule)))
      return ok({
        ...listPage(rows, { ...query, sort }, keys, (rule) => ruleRecord(rule, world)),
        actions: topicCodeRuleListRules.actions(member, member, world),
        counts: countBy(filtered, topicCodeRuleStatusValues, statusOf),
      })
    },
  ),

  "topic-code-rule.create": guarded(onList(topicCodeRuleListRules, "create"), (call) => {
    const { store, now, viewer } = call
    const world = { store, now }
    const row: TopicCodeRuleRow = {
      id: store.newId("topic-code-rule"),
      alliance_id: viewer.member.alliance_id,
      prefix: readPrefix(call),
      max_sequence: call.body.max_sequence,
      current_sequence: 0,
      creator_id: viewer.member.id,
      created_time: now,
    }
    topicCodeRuleListRules.perform("create", call, {
      record: row,
      change: () => store.rows.topic_code_rule.put(row),
      log: logOf(call, row, `${row.prefix} ${row.max_sequence}`),
    })
    return { status: 201, body: { success: true, result: ruleRecord(row, world) } }
  }),
} satisfies Handlers

/** Reads a prefix that no rule of the alliance has ever used, ignoring case. */
function readPrefix(call: SignedIn<Checked<"topic-code-rule.create">>): string {
  const input = new BodyCheck(call)
  const prefix = input.text(call.body.prefix) ?? ""
  const rules = call.store.rows.topic_code_rule.filter(
    (rule) => rule.alliance_id === call.viewer.member.alliance_id && comparable(rule.prefix) === comparable(prefix),
  )
  if (rules.length > 0) input.refuse("prefix", "prefix_repeated")
  input.done()
  return prefix
}

const keys = {
  created_time: ({ created_time }: TopicCodeRuleRow) => created_time,
  prefix: ({ prefix }: TopicCodeRuleRow) => prefix,
}
