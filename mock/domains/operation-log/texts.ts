import type { MemberRow } from "#mock/domains/member/records.ts"
import { personNames } from "#mock/domains/member/view.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import { groupOf, mayEnter } from "#mock/domains/workgroup/group-roles.ts"
import { groupRef } from "#mock/domains/workgroup/ref.ts"
import { containsWords, textReader } from "#mock/engine/list-rows.ts"
import { isRecordOpen, recordRefOf, recordTexts } from "#mock/engine/record-ref.ts"
import { recordKind } from "#mock/engine/registry.ts"
import { searchable } from "#mock/engine/texts.ts"
import type { World } from "#mock/engine/rules.ts"
import type { OperationLogRow } from "#mock/engine/store/rows.ts"

/**
 * Whether a reader of the log may read the texts of a row: those who may read the record; if it was deleted, alliance administrators and the
 * officers of its group (openapi/states/operation-log.yaml).
 */
export function isTextOpen(row: OperationLogRow, user: MemberRow, world: World): boolean {
  const kind = recordKind(row.module)
  if (kind?.isLogTextOpen) return kind.isLogTextOpen(row, user, world)
  if (user.is_admin) return true
  const group = groupOf(row, world)
  if (!kind?.reference || row.key === null) return !group || mayEnter(user, group)
  return isOfficer(user, group) || isRecordOpen(row.module, row.key, user, world)
}

function isOfficer({ id }: MemberRow, group: WorkgroupRow | undefined): boolean {
  return (["chair", "vice_chair", "secretary"] as const).some((role) => group?.roles[role].includes(id))
}

const operationOf = textReader(({ operation }: OperationLogRow) => [operation])
const memoOf = textReader(({ memo }: OperationLogRow) => [memo])

/**
 * Whether all words of a search occur in what a row says to the reader: the operation, the person and the group, and if the reader may read
 * them the memo and the record. Looking up a record takes longest, and a log has many rows.
 */
export function isFound(q: string, row: OperationLogRow, user: MemberRow, world: World): boolean {
  const person = row.member_id === null ? undefined : world.store.rows.member.get(row.member_id)
  const group = groupOf(row, world)
  const { acronym, name, name_english } = group ? groupRef(group) : { acronym: "", name: "", name_english: "" }
  const open = [operationOf(row), person ? personNames(person) : "", searchable(`${acronym} ${name} ${name_english}`)]
  if (containsWords(q, open)) return true
  if (!isTextOpen(row, user, world)) return false
  const texts = [...open, memoOf(row)]
  if (containsWords(q, texts)) return true
  const record = recordRefOf(row.module, row.key, user, world)
  const names = record ? recordTexts(record) : []
  return containsWords(q, [...texts, ...names.map((text) => searchable(text ?? ""))])
}
