import type { components } from "#app/api/schema.d.ts"
import { expiryTime, exportPackageRules, exportStatuses, packingTime } from "../rules/export-package.ts"
import { readOnlyListRules } from "../rules/list.ts"
import { writeLog } from "../rules/log.ts"
import type { World } from "../rules/rules.ts"
import { toText } from "../store/clock.ts"
import type { MemberRow } from "../store/records.ts"
import type { ExportPackageRow } from "../store/work-records.ts"
import { exportContent, type Exporter, type Wish } from "./export-content.ts"
import { disposition } from "./file.ts"
import { countBy, matches, pageOf, sorted } from "./list.ts"
import { Refusal } from "./refusal.ts"
import { guarded, ok, signedIn, type Handlers, type OperationId, type SignedIn, type Unchecked } from "./types.ts"

type Schemas = components["schemas"]

/** What a person has exported; nobody knows of the packages of others. */
export const exportPackageHandlers = {
  "export-package.list": signedIn(({ store, now, viewer: { member }, query }) => {
    const world = { store, now }
    const { page = 1, size = 25, sort = "-created_time", status, module, q } = query
    const statusOf = (row: ExportPackageRow) => exportPackageRules.status(row, world)
    const own = store.rows.export_package.filter(
      (row) =>
        row.owner_id === member.id &&
        (!module || module.some((name) => name === row.module)) &&
        matches(q, [row.subject, row.memo]),
    )
    const rows = status ? own.filter((row) => status.includes(statusOf(row))) : own
    const keys = {
      created_time: ({ created_time }: ExportPackageRow) => created_time,
      subject: ({ subject }: ExportPackageRow) => subject,
      size: (row: ExportPackageRow) => record(row, member, world).size,
    }
    return ok({
      items: pageOf(sorted(rows, sort, keys), page, size).map((row) => record(row, member, world)),
      total: rows.length,
      page,
      size,
      actions: readOnlyListRules.actions(member, { group_id: null }, world).filter((action) => action !== "export"),
      counts: countBy(own, exportStatuses, statusOf),
    })
  }),

  "export-package.create": signedIn((call) => {
    const { module, key = null, query = null, format, language, memo = null } = call.body
    return { status: 201, body: { success: true, result: make(call, { module, key, query, format, language }, memo) } }
  }),

  "export-package.repeat": guarded(
    (call) => find(call, "repeat"),
    (call, row) => ok(make(call, row, row.memo)),
  ),

  "export-package.download": guarded(
    (call) => find(call, "download"),
    (call, row) => {
      const { bytes, subject, format } = row
      perform(call, "download", row, () => row)
      const headers = {
        "content-type": "application/octet-stream",
        "content-disposition": disposition(`${subject}.${format}`),
        "content-length": String(bytes.length),
        "x-content-type-options": "nosniff",
      }
      return { status: 200, headers, body: bytes }
    },
  ),

  "export-package.delete": guarded(
    (call) => find(call, "delete"),
    (call, row) => {
      perform(call, "delete", row, () => {
        call.store.rows.export_package.delete(row.id)
        return row
      })
      return { status: 200, body: { success: true } }
    },
  ),
} satisfies Handlers

type Action = keyof typeof exportPackageRules.definition.actions
type Asked = Pick<SignedIn<Unchecked<OperationId>>, "store" | "now" | "viewer"> & { path: { id: string } }

/** Somebody else's is as if it were not there. A download says why it is not possible. */
function find({ store, now, viewer, path }: Asked, action: Action): ExportPackageRow {
  const world = { store, now }
  const row = store.rows.export_package.get(path.id)
  if (!row || exportPackageRules.read(viewer.member, row, world)) throw new Refusal("not_found")
  const status = exportPackageRules.status(row, world)
  if (action === "download" && status === "expired")
    throw new Refusal("package_expired", { expiry_time: toText(expiryTime(row)) })
  if (action === "download" && status !== "complete") throw new Refusal("package_not_ready", { status })
  const refusal = exportPackageRules.can(viewer.member, action, row, world)
  if (refusal) throw refusal
  return row
}

type Deed = SignedIn<Unchecked<"export-package.download" | "export-package.delete">>

function perform(call: Deed, action: Action, record: ExportPackageRow, change: () => ExportPackageRow): void {
  const { store, now, viewer } = call
  const { id: key, alliance_id, subject: memo } = record
  const log = { user: viewer.member, module: "export_package", alliance_id, key, memo }
  exportPackageRules.perform(action, { user: viewer.member, record, world: { store, now }, source: call, change, log })
}

/** A new package, or the same one while it is still packing (states.md section 13). */
function make(call: Exporter, wish: Wish, memo: string | null): Schemas["ExportPackage"] {
  const { store, now, viewer } = call
  const world = { store, now }
  const { module, key, query, format, language } = wish
  const isSame = (row: ExportPackageRow) =>
    row.owner_id === viewer.member.id &&
    exportPackageRules.status(row, world) === "packing" &&
    JSON.stringify([row.module, row.key, row.query, row.format, row.language]) ===
      JSON.stringify([module, key, query, format, language])
  const content = exportContent(call, wish)
  const packing = store.rows.export_package.find(isSame)
  if (packing) return record(packing, viewer.member, world)
  const { id: owner_id, alliance_id } = viewer.member
  const row = store.rows.export_package.put({
    ...content,
    module,
    key,
    query,
    format,
    language,
    memo,
    id: store.newId("export-package"),
    alliance_id,
    owner_id,
    created_time: now,
    is_failed: false,
  })
  writeLog(call, { user: viewer.member, module: "export_package", alliance_id, key: row.id, memo: row.subject })
  return record(row, viewer.member, world)
}

function record(row: ExportPackageRow, user: MemberRow, world: World): Schemas["ExportPackage"] {
  const { id, subject, module, format, language, memo, created_time, bytes } = row
  const status = exportPackageRules.status(row, world)
  const isThere = status === "complete" || status === "expired"
  const percent = Math.min(99, Math.floor((100 * (world.now - created_time)) / packingTime))
  return {
    id,
    actions: exportPackageRules.actions(user, row, world),
    subject,
    module: module as Schemas["Module"],
    format,
    language,
    memo,
    size: isThere ? bytes.length : null,
    created_time: toText(created_time),
    status,
    expiry_time: isThere ? toText(expiryTime(row)) : null,
    progress_percent: status === "packing" ? percent : null,
  }
}
