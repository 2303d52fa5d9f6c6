import { comparable } from "#mock/engine/texts.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { listPage, matches } from "#mock/engine/list-rows.ts"
import { foundRecord, logAs, onList } from "#mock/engine/record-guard.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { visible } from "#mock/engine/visible.ts"
import type { DownloadCategoryRow } from "./records.ts"
import { downloadCategoryListRules, downloadCategoryRules } from "./rules.ts"

const logOf = logAs("download_category")

type Category = components["schemas"]["DownloadCategory"]

function categoryRecord(category: DownloadCategoryRow, user: MemberRow, world: World): Category {
  const { id, version, name, creator_id, updated_time } = category
  const creator = memberRefOf(world.store, creator_id)
  const download_total = visible("download", user, world, ({ category_id }) => category_id === id).length
  const actions = downloadCategoryRules.actions(user, category, world)
  return { id, version, actions, name, creator, updated_time: toText(updated_time), download_total }
}

/** The categories of downloads (DL-02). */
export const downloadCategoryHandlers = {
  "download-category.list": guarded(
    onList(downloadCategoryListRules, "read"),
    ({ store, now, viewer: { member }, query }) => {
      const world = { store, now }
      const { sort = "name", q } = query
      const rows = store.rows.download_category.filter(
        (row) => row.alliance_id === member.alliance_id && matches(q, [row.name]),
      )
      return ok({
        ...listPage(rows, { ...query, sort }, keys, (row) => categoryRecord(row, member, world)),
        actions: downloadCategoryListRules.actions(member, member, world),
      })
    },
  ),

  "download-category.create": guarded(onList(downloadCategoryListRules, "create"), (call) => {
    const { store, now, viewer } = call
    const row: DownloadCategoryRow = {
      name: readName(call),
      id: store.newId("download-category"),
      alliance_id: viewer.member.alliance_id,
      creator_id: viewer.member.id,
      changed_by_id: viewer.member.id,
      updated_time: now,
      version: 1,
    }
    downloadCategoryListRules.perform("create", call, {
      record: row,
      change: () => store.rows.download_category.put(row),
      log: logOf(call, row, row.name),
    })
    return { status: 201, body: { success: true, result: categoryRecord(row, viewer.member, { store, now }) } }
  }),

  "download-category.update": guarded(
    (call) => foundRecord(call, call.store.rows.download_category.get(call.path.id), downloadCategoryRules, "update"),
    (call, { record, world }) => {
      const { store, now, viewer, body } = call
      refuseStale(record, body.version, "normal", store)
      const next = { ...record, name: readName(call, record), ...changedBy(viewer.member, record, now) }
      downloadCategoryRules.perform("update", call, {
        record,
        change: () => store.rows.download_category.put(next),
        log: logOf(call, record, memoOf(record, next, ["name"])),
      })
      return ok(categoryRecord(next, viewer.member, world))
    },
  ),

  "download-category.delete": guarded(
    (call) => foundRecord(call, call.store.rows.download_category.get(call.path.id), downloadCategoryRules, "delete"),
    (call, { record }) => {
      const { store, query } = call
      refuseStale(record, query.version, "normal", store)
      const change = () => {
        store.rows.download_category.delete(record.id)
        return record
      }
      const log = logOf(call, record, record.name)
      downloadCategoryRules.perform("delete", call, { record, change, log })
      return { status: 200, body: { success: true } }
    },
  ),
} satisfies Handlers

/** Reads the name of a category from a form; it must be unique. */
function readName(
  call: SignedIn<Checked<"download-category.create" | "download-category.update">>,
  kept?: DownloadCategoryRow,
): string {
  const input = new BodyCheck(call)
  const name = input.text(call.body.name) ?? ""
  const isTaken = call.store.rows.download_category.filter(
    (other) =>
      other.alliance_id === call.viewer.member.alliance_id &&
      other.id !== kept?.id &&
      comparable(other.name) === comparable(name),
  )
  if (isTaken.length > 0) input.refuse("name", "not_unique")
  input.done()
  return name
}

const keys = {
  name: ({ name }: DownloadCategoryRow) => name,
  updated_time: ({ updated_time }: DownloadCategoryRow) => updated_time,
}
