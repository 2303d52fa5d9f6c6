import type { components } from "#openapi/generated/schema.d.ts"
import { fileIds } from "#mock/domains/file/body.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { groupScope } from "#mock/domains/workgroup/scope.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { foundRecord, logAs } from "#mock/engine/record-guard.ts"
import { downloadRecord } from "./read.ts"
import type { DownloadRow } from "./records.ts"
import { downloadListRules, downloadRules } from "./rules.ts"

type Schemas = components["schemas"]
type Written = Pick<DownloadRow, "name" | "category_id" | "description" | "file_ids">

const logOf = logAs("download")
const fields = ["name", "category_id", "description", "file_ids"] as const

/** Creating, changing and deleting downloads (DL-03). */
export const downloadWriteHandlers = {
  "download.create": guarded(
    (call) => groupScope(call, call.body, downloadListRules),
    (call, findScope) => {
      const { store, now, viewer } = call
      const { id: member_id, alliance_id } = viewer.member
      const row: DownloadRow = {
        ...findScope(),
        ...readDownload(call, call.body),
        id: store.newId("download"),
        alliance_id,
        creator_id: member_id,
        created_time: now,
        changed_by_id: member_id,
        updated_time: now,
        version: 1,
      }
      downloadListRules.perform("create", call, {
        record: row,
        change: () => store.rows.download.put(row),
        log: logOf(call, row, row.name),
      })
      return { status: 201, body: { success: true, result: downloadRecord(row, viewer.member, { store, now }) } }
    },
  ),

  "download.update": guarded(
    (call) => foundRecord(call, call.store.rows.download.get(call.path.id), downloadRules, "update"),
    (call, { record, world }) => {
      const { store, now, viewer, body } = call
      refuseStale(record, body.version, "normal", store)
      const next = { ...record, ...readDownload(call, body, record), ...changedBy(viewer.member, record, now) }
      downloadRules.perform("update", call, {
        record,
        change: () => store.rows.download.put(next),
        log: logOf(call, record, memoOf(record, next, fields)),
      })
      return ok(downloadRecord(next, viewer.member, world))
    },
  ),

  "download.delete": guarded(
    (call) => foundRecord(call, call.store.rows.download.get(call.path.id), downloadRules, "delete"),
    (call, { record }) => {
      const { store, query } = call
      refuseStale(record, query.version, "normal", store)
      const { download, download_log } = store.rows
      const change = () => {
        for (const { id } of download_log.filter(({ download_id }) => download_id === record.id))
          download_log.delete(id)
        download.delete(record.id)
        return record
      }
      const log = logOf(call, record, record.name)
      downloadRules.perform("delete", call, { record, change, log })
      return { status: 200, body: { success: true } }
    },
  ),
} satisfies Handlers

/** Reads a download form; throws a refusal with all invalid fields. `before`: the current download, whose files may stay. */
function readDownload(
  call: SignedIn<Checked<"download.create" | "download.update">>,
  given: Schemas["DownloadInput"] | Schemas["DownloadUpdate"],
  before?: DownloadRow,
): Written {
  const input = new BodyCheck(call)
  const category = call.store.rows.download_category.get(given.category_id)
  if (category?.alliance_id !== call.viewer.member.alliance_id) input.refuse("category_id", "unknown_reference")
  const written = {
    name: input.text(given.name) ?? "",
    category_id: given.category_id,
    description: input.text(given.description),
    file_ids: fileIds(input, "file_ids", given.file_ids, "download", before?.file_ids),
  }
  input.done()
  return written
}
