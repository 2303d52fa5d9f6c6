import { downloadPaths } from "#app/lib/paths/download.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { downloadList } from "./download.list.ts"

export const download: Domain = {
  records: { download: { href: downloadPaths.detail, isConfidential: true } },
  operations: ["download.logged.create", "download.logged.update", "download.logged.delete"],
  fields: { category_id: "download.category", file_ids: "download.files" },
  navigation: { ...downloadList, position: 9, goKey: "f" },
}
