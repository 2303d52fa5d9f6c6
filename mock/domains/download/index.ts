import type { Domain, Exporter, RecordFiles, SearchEntry } from "#mock/engine/domain.ts"
import { fileRefs } from "#mock/domains/file/ref.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { referenceByKey } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { downloadCategoryHandlers } from "./category.ts"
import { downloadLogHandlers, downloadRefersTo, logDownload } from "./log.ts"
import { previewCategory, previewDownload } from "./preview.ts"
import { downloadHandlers } from "./read.ts"
import { categoryByKey, downloadRecordRef } from "./record-ref.ts"
import { downloadRules } from "./rules.ts"
import { seedDownloads } from "./seed.ts"
import { downloadWriteHandlers } from "./write.ts"

/** Downloads, their categories and their download log. */
export const download: Domain = {
  rows: ["download", "download_category", "download_log"],
  handlers: { ...downloadHandlers, ...downloadLogHandlers, ...downloadWriteHandlers, ...downloadCategoryHandlers },
  seed: seedDownloads,
  past: {
    download: { total: 200, isOver: () => true, parts: { download_log: "download_id" } },
  },
  readers: { download: downloadRules.read },
  records: {
    download: {
      reference: referenceByKey("download", downloadRules, downloadRecordRef),
      preview: previewDownload,
      export: {
        title: { english: "Downloads", chinese: "资料" },
        list: "download.list",
        headings: { category: "分类", description: "说明", download_total: "下载次数" },
        files: exportedFiles,
      },
      search: searchDownloads,
      refersToFile: downloadRefersTo,
      fileOpened: logDownload,
      isCountedInGroup: true,
    },
    download_category: { reference: categoryByKey, preview: previewCategory },
  },
}

/** Search entries of the downloads that the user may read. */
function searchDownloads(user: MemberRow, world: World): SearchEntry[] {
  return visible("download", user, world).map((download) => ({
    record: () => downloadRecordRef(download, world),
    names: [download.name],
    text: [download.description, ...fileRefs(world.store, download.file_ids).map(({ name }) => name)].join("\n\n"),
    updated: download.updated_time,
  }))
}

/** The files of a download, in a folder with its name. The list contains only downloads that the user may read. */
function exportedFiles({ store }: Exporter, key: string): RecordFiles {
  const { name = key, file_ids = [] } = store.rows.download.get(key) ?? {}
  return { number: name, file_ids, tables: [] }
}
