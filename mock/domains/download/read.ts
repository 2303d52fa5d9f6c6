import type { components } from "#openapi/generated/schema.d.ts"
import { fileRefs } from "#mock/domains/file/ref.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { creationGroupId, groupsOf, isOf } from "#mock/domains/workgroup/filter.ts"
import { groupAndPersonTexts, groupRefOf } from "#mock/domains/workgroup/ref.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { isBetween, listPage, matches } from "#mock/engine/list-rows.ts"
import { foundRecord } from "#mock/engine/record-guard.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { visible } from "#mock/engine/visible.ts"
import type { DownloadRow } from "./records.ts"
import { downloadListRules, downloadRules } from "./rules.ts"

type Schemas = components["schemas"]

/** Reference to the category of a download. */
function categoryOf({ category_id }: DownloadRow, { store }: World): Schemas["DownloadCategoryRef"] {
  const category = store.rows.download_category.get(category_id)
  if (!category) throw new Error(`a download names the category ${category_id}, which is not there`)
  return { id: category.id, name: category.name }
}

function downloadTotal({ id }: DownloadRow, { store }: World): number {
  return store.rows.download_log.filter(({ download_id }) => download_id === id).length
}

/** Converts a download to the contract's shape. */
export function downloadRecord(download: DownloadRow, user: MemberRow, world: World): Schemas["Download"] {
  const { id, version, name, description, file_ids, group_id, creator_id, created_time, updated_time } = download
  return {
    id,
    version,
    actions: downloadRules.actions(user, download, world),
    name,
    category: categoryOf(download, world),
    description,
    files: fileRefs(world.store, file_ids),
    group: groupRefOf(world.store, group_id),
    creator: memberRefOf(world.store, creator_id),
    created_time: toText(created_time),
    updated_time: toText(updated_time),
    download_total: downloadTotal(download, world),
  }
}

/** The texts of a row that the search looks in. */
function textsOf(download: DownloadRow, world: World): (string | null)[] {
  const files = fileRefs(world.store, download.file_ids).map(({ name }) => name)
  const { name, description, group_id, creator_id } = download
  const names = groupAndPersonTexts(group_id, creator_id, world)
  return [name, description, categoryOf(download, world).name, ...files, ...names]
}

/** Read operations for downloads. */
export const downloadHandlers = {
  "download.list": guarded(
    (call) => groupsOf(call, call.query.group_acronym),
    ({ store, now, viewer: { member }, query }, findGroups) => {
      const world = { store, now }
      const groups = findGroups()
      const { sort = "-created_time", category_id, from, to, q } = query
      const rows = visible("download", member, world).filter(
        (row) =>
          isOf(groups, row) &&
          (category_id === undefined || row.category_id === category_id) &&
          isBetween(row.created_time, from, to) &&
          matches(q, textsOf(row, world)),
      )
      const keys = {
        created_time: ({ created_time }: DownloadRow) => created_time,
        name: ({ name }: DownloadRow) => name,
        category: (row: DownloadRow) => categoryOf(row, world).name,
        download_total: (row: DownloadRow) => downloadTotal(row, world),
      }
      return ok({
        ...listPage(rows, { ...query, sort }, keys, (row) => downloadRecord(row, member, world)),
        actions: downloadListRules.actions(member, { group_id: creationGroupId(groups) }, world),
      })
    },
  ),

  "download.get": guarded(
    (call) => foundRecord(call, call.store.rows.download.get(call.path.id), downloadRules, "read"),
    ({ viewer }, { record, world }) => ok(downloadRecord(record, viewer.member, world)),
  ),
} satisfies Handlers
