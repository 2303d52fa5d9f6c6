import type { components } from "#app/api/schema.d.ts"
import { xlsxOf } from "../http/xlsx.ts"
import { importExpiry, importRules } from "../rules/import.ts"
import { judgeRows } from "../rules/import-judge.ts"
import { writeLog } from "../rules/log.ts"
import { memberListRules } from "../rules/member.ts"
import { toText } from "../store/clock.ts"
import type { ImportRow } from "../store/invitation-records.ts"
import { disposition } from "./file.ts"
import { foundRecord, onList } from "./record-guard.ts"
import { Refusal } from "./refusal.ts"
import { guarded, ok, type Handlers } from "./types.ts"

type Schemas = components["schemas"]

const mostRows = 1000

const templates: Readonly<Record<Schemas["ImportLanguage"], { name: string; headings: string[] }>> = {
  english: { name: "New members.xlsx", headings: ["Email", "Name", "Organisation", "Groups"] },
  chinese: { name: "新成员.xlsx", headings: ["邮箱", "姓名", "单位", "工作组"] },
}

/** Refuses who may not invite members. */
export const mayInvite = onList(memberListRules, "member-invitation.create")

/** Lists of people that were read from files (FORM-09). */
export const importHandlers = {
  "import.template": guarded(mayInvite, ({ query }) => {
    const { name, headings } = templates[query.language]
    const bytes = xlsxOf([headings])
    const headers = {
      "content-type": "application/octet-stream",
      "content-disposition": disposition(name),
      "content-length": String(bytes.length),
      "x-content-type-options": "nosniff",
    }
    return { status: 200, headers, body: bytes }
  }),

  "import.create": guarded(mayInvite, (call) => {
    const { store, now, viewer, body } = call
    if (body.rows.length === 0) throw new Refusal("import_empty")
    if (body.rows.length > mostRows) throw new Refusal("too_many_rows", { limit: mostRows })
    const { id: creator_id, alliance_id } = viewer.member
    const row = store.rows.import.put({
      ...judgeRows(body.rows, viewer.member, { store, now }),
      id: store.newId("import"),
      alliance_id,
      creator_id,
      module: body.module,
      file_name: body.file_name ?? null,
      created_time: now,
      invitation_id: null,
    })
    const memo = row.file_name
    writeLog(call, { user: viewer.member, module: "member_invitation", alliance_id, key: row.id, memo })
    return { status: 201, body: { success: true, result: importRecord(row) } }
  }),

  "import.get": guarded(
    (call) => {
      const found = foundRecord(call, call.store.rows.import.get(call.path.id), importRules, "read")
      if (importRules.status(found.record, found.world) === "expired") throw new Refusal("import_expired")
      return found.record
    },
    (_call, record) => ok(importRecord(record)),
  ),
} satisfies Handlers

function importRecord(row: ImportRow): Schemas["Import"] {
  const { id, module, file_name, created_time, new_entity_total, rows, invitation_id } = row
  const accepted_total = rows.filter(({ is_accepted }) => is_accepted).length
  return {
    id,
    module,
    file_name,
    created_time: toText(created_time),
    expiry_time: toText(importExpiry(row)),
    total: rows.length,
    accepted_total,
    rejected_total: rows.length - accepted_total,
    new_entity_total,
    rows: [...rows],
    invitation_id,
  }
}
