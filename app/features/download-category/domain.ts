import { downloadPaths } from "#app/lib/paths/download.ts"
import type { Domain } from "#app/parts/domain/domain.ts"

export const downloadCategory: Domain = {
  records: { download_category: { href: ({ alliance }) => downloadPaths.categories(alliance) } },
  operations: ["download-category.logged.create", "download-category.logged.update", "download-category.logged.delete"],
}
