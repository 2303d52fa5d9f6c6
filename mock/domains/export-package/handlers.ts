import type { components } from "#openapi/generated/schema.d.ts"
import { expiryTime, exportPackageRules, packingTime } from "./rules.ts"
import { storedText } from "#mock/engine/texts.ts"
import { writeLog } from "#mock/engine/log.ts"
import type { ActionOf, World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { ExportPackageRow } from "./records.ts"
import { exportContent, type ExportRequest } from "./content.ts"
import type { Exporter } from "#mock/engine/domain.ts"
import { disposition } from "#mock/engine/file-name.ts"
import { countBy, listPage, matches } from "#mock/engine/list-rows.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import {
  guarded,
  ok,
  signedIn,
  type Handlers,
  type OperationId,
  type SignedIn,
  type Unchecked,
} from "#mock/engine/handler.ts"

type Schemas = components["schemas"]

/** The user's own exports; the packages of other users are invisible. */
export const exportPackageHandlers = {
  "export-package.list": signedIn(({ store, now, viewer: { member }, query }) => {
    const world = { store, now }
    const { sort = "-created_time", status, module, q } = query
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
      ...listPage(rows, { ...query, sort }, keys, (row) => record(row, member, world)),
      actions: [],
      counts: countBy(own, exportPackageRules.states, statusOf),
    })
  }),

  "export-package.create": signedIn((call) => {
    const { module, key = null, format, language } = call.body
    const [query, memo] = [storedText(call.body.query), storedText(call.body.memo)]
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

type Action = ActionOf<typeof exportPackageRules.table>
type Asked = Pick<SignedIn<Unchecked<OperationId>>, "store" | "now" | "viewer"> & { path: { id: string } }

/** Answers a request for another user's package as if it did not exist. */
function find({ store, now, viewer, path }: Asked, action: Action): ExportPackageRow {
  const world = { store, now }
  const row = store.rows.export_package.get(path.id)
  if (!row || exportPackageRules.read(viewer.member, row, world)) throw new Refusal("not_found")
  const refusal = exportPackageRules.can(viewer.member, action, row, world)
  if (refusal) throw refusal
  return row
}

type PackageCall = SignedIn<Unchecked<"export-package.download" | "export-package.delete">>

function perform(call: PackageCall, action: Action, record: ExportPackageRow, change: () => ExportPackageRow): void {
  const { viewer } = call
  const { id: key, alliance_id, subject: memo } = record
  const log = { user: viewer.member, module: "export_package" as const, alliance_id, key, memo }
  exportPackageRules.perform(action, call, { record, change, log })
}

/** Makes a new package, or returns the same one if it is still being packed (openapi/states/export-package.yaml). */
function make(call: Exporter, request: ExportRequest, memo: string | null): Schemas["ExportPackage"] {
  const { store, now, viewer } = call
  const world = { store, now }
  const { module, key, query, format, language } = request
  const isSame = (row: ExportPackageRow) =>
    row.owner_id === viewer.member.id &&
    exportPackageRules.status(row, world) === "packing" &&
    JSON.stringify([row.module, row.key, row.query, row.format, row.language]) ===
      JSON.stringify([module, key, query, format, language])
  const content = exportContent(call, request)
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
