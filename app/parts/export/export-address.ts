import { exportPaths } from "#app/lib/paths/export.ts"

/** The kinds of records of whose lists the portal offers a package (DL-04, ADM-08). */
export const exportModules = [
  "meeting",
  "ballot",
  "workgroup",
  "download",
  "task",
  "topic_call",
  "proposal",
  "operation_log",
] as const

export type ExportModule = (typeof exportModules)[number]

/** Those that have files: a record of them can be exported alone. */
export const recordModules = ["meeting", "ballot", "topic_call", "proposal"] as const satisfies readonly ExportModule[]

/** Whether records of this kind can be exported, with their files. */
export function hasRecords(module: ExportModule): module is (typeof recordModules)[number] {
  return recordModules.some((name) => name === module)
}

/** What is exported: one record, or what a list shows under the filters it was asked for with. */
export type ExportSubject =
  { module: (typeof recordModules)[number]; key: string } | { module: ExportModule; filters: object }

/** How a list is paged and sorted does not change what is in a package. */
const ofThePage = new Set(["page", "size", "sort"])

/** The filters of a list operation as they are sent to it behind the `?`; empty for all of the list. */
function filterText(filters: object): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined || ofThePage.has(name)) continue
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one))
  }
  return String(params)
}

/**
 * The page on which a person asks for a package of a list or a record. Offered where the `actions` that came with it hold
 * `export` (DL-04).
 * @param subject `filters` is the query of the list's own operation
 * @param back the page from which one comes, for the way back
 */
export function exportAddress(alliance: string, subject: ExportSubject, back: string): string {
  const params = new URLSearchParams({ module: subject.module })
  if ("key" in subject) params.set("key", subject.key)
  const query = "filters" in subject ? filterText(subject.filters) : ""
  if (query) params.set("query", query)
  params.set("back", back)
  return `${exportPaths.create(alliance)}?${params}`
}
