import { emptyPreview, type Preview, previewOfAction, recipients } from "#mock/domains/preview/parts.ts"
import type { PreviewCall } from "#mock/engine/domain.ts"
import { namedRecord } from "#mock/engine/record-guard.ts"
import type { World } from "#mock/engine/rules.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import type { DownloadCategoryRow, DownloadRow } from "./records.ts"
import { categoryRecordRef, downloadRecordRef } from "./record-ref.ts"
import { downloadCategoryRules, downloadRules } from "./rules.ts"

type RecordRef = components["schemas"]["RecordRef"]

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
  return previewOfAction(call, {
    actions: ["delete"],
    rules: downloadRules,
    find: namedRecord(call, { key: call.query.key }, (id) => call.store.rows.download.get(id), downloadRules),
    preview: (_action, download: DownloadRow, world) => deletion(downloadRecordRef(download, world), world),
  })
}

/** Preview of deleting a category. */
export function previewCategory(call: PreviewCall): () => Preview {
  const { rows } = call.store
  return previewOfAction(call, {
    actions: ["delete"],
    rules: downloadCategoryRules,
    find: namedRecord(call, { key: call.query.key }, (id) => rows.download_category.get(id), downloadCategoryRules),
    preview: (_action, category: DownloadCategoryRow, world) => deletion(categoryRecordRef(category), world),
  })
}
