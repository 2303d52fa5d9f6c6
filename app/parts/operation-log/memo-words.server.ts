import { domains } from "#app/domains.server.ts"
import { joinTexts, recordKind, recordKinds, textsOfDomains } from "#app/parts/domain/registry.server.ts"
import { roleValues } from "#openapi/generated/values/role.ts"
import { roleText } from "#app/parts/role-texts.ts"
import { statusTextOf } from "#app/parts/status-texts.server.ts"
import type { MessageId } from "#app/ui/message-id.ts"

type Words = ReadonlyMap<string, MessageId>

/** Labels of the fields in log memos, by their names in the contract. */
export const fieldTexts = joinTexts([
  ...domains.map(({ fields }) => fields),
  ...recordKinds.map(({ ownFields }) => ownFields),
])

/** The label of a field on the pages of a kind of record; undefined if no domain has it. */
export function fieldTextOf(field: string, module = ""): MessageId | undefined {
  const { ownFields = {} } = recordKind(module)
  return Object.hasOwn(ownFields, field) ? ownFields[field] : fieldTexts.get(field)
}

/** Words of what memos name like fields: roles and offices, phases, steps. */
export const partTexts: Words = new Map([
  ...roleValues.map((role) => [role, roleText(role)] as const),
  ...textsOfDomains(({ parts }) => parts),
])

/** Words of the decisions of a review. */
export const decisionTexts: Words = new Map([
  ["approve", "status.approved"],
  ["approved", "status.approved"],
  ["reject", "status.rejected"],
  ["rejected", "status.rejected"],
])

/** Words of the responses to an invitation; such a memo contains nothing else. */
export const answerTexts: Words = new Map([
  ["accepted", "status.accepted"],
  ["tentative", "meeting-answer.tentative"],
  ["declined", "status.declined"],
])

const valueTexts = textsOfDomains(({ values }) => values)

/** Words of a contract value of a field; undefined for text that people typed. */
export function valueTextOf(value: string): MessageId | undefined {
  if (value === "true") return "operation-log.yes"
  if (value === "false") return "operation-log.no"
  return valueTexts.get(value) ?? answerTexts.get(value) ?? statusTextOf(value)
}
