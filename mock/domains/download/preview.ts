import { emptyPreview, previewOfRecord, recipients, type Preview } from "#mock/domains/preview/parts.ts"
import type { PreviewCall } from "#mock/engine/domain.ts"
import { namedRecord } from "#mock/engine/record-guard.ts"
import type { World } from "#mock/engine/rules.ts"
import type { components } from "#app/api/schema.d.ts"
import type { DownloadCategoryRow, DownloadRow } from "./records.ts"
import { categoryRecordRef, downloadRecordRef } from "./record-ref.ts"
import { downloadCategoryRules, downloadRules } from "./rules.ts"

type RecordRef = components["schemas"]["RecordRef"]

const isDelete = (action: string): action is "delete" => action === "delete"

/** Deleting is final; no mails are sent. */
function deletion(record: RecordRef, world: World): Preview {
  const { module, key } = record
  return {
    ...emptyPreview,
    module,
    key,
    action: "delete",
    record,
    changes: [],
    recipients: recipients([], [], world),
    warnings: [{ code: "irreversible", record }],
  }
}

/** Preview of deleting a download. */
export function previewDownload(call: PreviewCall): () => Preview {
  return previewOfRecord(call, {
    isAction: isDelete,
    find: namedRecord(call, { key: call.query.key }, (id) => call.store.rows.download.get(id), downloadRules),
    refusal: (action, download: DownloadRow, world) => downloadRules.can(call.viewer.member, action, download, world),
    preview: (_action, download: DownloadRow, world) => deletion(downloadRecordRef(download, world), world),
  })
}

/** Preview of deleting a category. */
export function previewCategory(call: PreviewCall): () => Preview {
  const { rows } = call.store
  return previewOfRecord(call, {
    isAction: isDelete,
    find: namedRecord(call, { key: call.query.key }, (id) => rows.download_category.get(id), downloadCategoryRules),
    refusal: (action, category: DownloadCategoryRow, world) =>
      downloadCategoryRules.can(call.viewer.member, action, category, world),
    preview: (_action, category: DownloadCategoryRow, world) => deletion(categoryRecordRef(category), world),
  })
}
