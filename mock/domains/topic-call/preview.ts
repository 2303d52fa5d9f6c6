import type { components } from "#openapi/generated/schema.d.ts"
import { topicCallActionValues } from "#openapi/generated/values/topic-call-action.ts"
import {
  emptyPreview,
  type Preview,
  previewOfAction,
  previewOfCreation,
  recipients,
} from "#mock/domains/preview/parts.ts"
import { groupScope } from "#mock/domains/workgroup/scope.ts"
import type { PreviewCall } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { nextCode } from "./codes.ts"
import { callNamed, callRecordRef } from "./guard.ts"
import { permittedSubmitters, recipientsOf } from "./mail.ts"
import { topicRecordRef } from "./record-ref.ts"
import type { TopicCallRow } from "./records.ts"
import { topicCallListRules, topicCallRules } from "./rules.ts"
import { topicsOf } from "./view.ts"

/** Preview of creating a call or of an action on one. */
export function previewTopicCall(call: PreviewCall): () => Preview {
  if (call.query.action === "create") return previewOfCall(call)
  const find = callNamed(call, call.query.key)
  return previewOfAction(call, { actions: topicCallActionValues, rules: topicCallRules, find, preview: actionPreview })
}

/** Preview of creating a call: everybody who may submit topics receives a mail; warns if no topic could get a code. */
function previewOfCall(call: PreviewCall): () => Preview {
  const findScope = groupScope(call, call.query, topicCallListRules)
  return () => {
    const { store, now, alliance } = call
    const world = { store, now }
    const { group_id } = findScope()
    const people = permittedSubmitters({ alliance_id: alliance.id, group_id }, world)
    const preview = previewOfCreation(call, people, group_id, world)
    const isWithoutCode = nextCode({ alliance_id: alliance.id }, world) === undefined
    return { ...preview, warnings: isWithoutCode ? [{ code: "no_code_rule", record: null }] : [] }
  }
}

function actionPreview(action: components["schemas"]["TopicCallAction"], call: TopicCallRow, world: World): Preview {
  const record = callRecordRef(call, world)
  const topics = topicsOf(call, world).filter(({ is_withdrawn }) => !is_withdrawn)
  const isCancel = action === "cancel"
  const items = topics.slice(0, 20).map((topic) => topicRecordRef(topic, call, world))
  const isToAll = isCancel || action === "update"
  const groups = isToAll && call.group_id !== null ? [call.group_id] : []
  return {
    ...emptyPreview,
    module: "topic_call",
    key: call.id,
    action,
    record,
    changes: isCancel && topics.length > 0 ? [{ effect: "locks", module: "topic", total: topics.length, items }] : [],
    recipients: recipients(recipientsOf(action, call, world), groups, world),
    warnings: isCancel ? [{ code: "irreversible", record }] : [],
  }
}
