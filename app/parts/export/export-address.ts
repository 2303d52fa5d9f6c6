import { exportPaths } from "#app/lib/paths/export.ts"

/** Modules whose lists can be exported as a package (DL-04, ADM-08). */
export const exportModules = [
  "meeting",
  "decision",
  "ballot",
  "workgroup",
  "download",
  "task",
  "notice",
  "topic_call",
  "proposal",
  "certification",
  "certificate",
  "entity",
  "agency",
  "membership_application",
  "operation_log",
] as const

export type ExportModule = (typeof exportModules)[number]

/** Modules whose records can also be exported individually. */
const recordModules = ["meeting", "ballot", "topic_call", "proposal"] as const satisfies readonly ExportModule[]

/** Whether single records of this module can be exported. */
export function hasRecords(module: ExportModule): module is (typeof recordModules)[number] {
  return recordModules.some((name) => name === module)
}

/** Whether a package of this module can contain files: those of single records, and those of downloads. */
export function hasFiles(module: ExportModule): boolean {
  return module === "download" || hasRecords(module)
}

/** The subject of an export: one record, or a list with its filters. */
export type ExportSubject =
  | { module: (typeof recordModules)[number]; key: string }
  | { module: ExportModule; filters: object }

/** Paging and sorting do not affect the content of a package. */
const pagingParams = new Set(["page", "size", "sort"])

/** The filters of a list operation as a query string without the `?`; empty for the whole list. */
function filterText(filters: object): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined || pagingParams.has(name)) continue
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one))
  }
  return String(params)
}

/** URL of the page that requests a package of a list; undefined if the list does not offer it. See `exportAddress`. */
export function listExportAddress(
  { actions }: { actions: readonly string[] },
  alliance: string,
  subject: { module: ExportModule; filters: object },
  back: string,
): string | undefined {
  return actions.includes("export") ? exportAddress(alliance, subject, back) : undefined
}

/**
 * URL of the page that requests a package of a list or record. Offer it only if the `actions` of the list or record include `export`
 * (DL-04).
 * @param subject `filters` is the query of the list's own operation
 * @param back the current page, for the link back
 */
export function exportAddress(alliance: string, subject: ExportSubject, back: string): string {
  const params = new URLSearchParams({ module: subject.module })
  if ("key" in subject) params.set("key", subject.key)
  const query = "filters" in subject ? filterText(subject.filters) : ""
  if (query) params.set("query", query)
  params.set("back", back)
  return `${exportPaths.create(alliance)}?${params}`
}
