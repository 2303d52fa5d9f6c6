import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import type { DownloadCategoryRow, DownloadRow } from "./records.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** Reference to a download. */
export function downloadRecordRef({ id: key, name: title, group_id }: DownloadRow, { store }: World): RecordRef {
  return { module: "download", key, code: null, title, status: null, group: groupRefOf(store, group_id) }
}

/** Reference to a category. */
export function categoryRecordRef({ id: key, name: title }: DownloadCategoryRow): RecordRef {
  return { module: "download_category", key, code: null, title, status: null, group: null }
}

/** Finds a category by key. Everybody may read it. */
export function categoryByKey(key: string, _user: MemberRow, { store }: World): RecordRef | undefined {
  const category = store.rows.download_category.get(key)
  return category && categoryRecordRef(category)
}
