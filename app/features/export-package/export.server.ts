import { ApiFailure } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { paths } from "#app/lib/paths.ts"
import { isRecordId } from "#app/lib/record-id.ts"
import { exportModules, hasRecords, type ExportModule } from "#app/parts/export/export-address.ts"
import { allianceOf, type RequestContext } from "#app/session/request-context.server.ts"
import type { ExportWish } from "./export.schema.ts"

/** What is to be exported, as an address of `exportAddress` says it. */
type Subject = { module: ExportModule; key: string | null; query: string | null }

const longestQuery = 2000

/**
 * What an address asks to be exported. Whether this person may is the backend's to say.
 * @throws the 404 screen for an address that names nothing
 */
export function subjectFrom(url: string): Subject {
  const { searchParams } = new URL(url)
  const module = exportModules.find((name) => name === searchParams.get("module"))
  const key = searchParams.get("key")
  const query = searchParams.get("query") || null
  const isPossible = module && (key === null || (isRecordId(key) && hasRecords(module)))
  if (!isPossible || (query?.length ?? 0) > longestQuery) throw new ApiFailure({ kind: "not_found" })
  return { module, key, query: key === null ? query : null }
}

/** The page one came from, if it is one of this alliance; else one's own downloads. */
export function backFrom(url: string, context: RequestContext): string {
  const asked = context.parseReturnAddress(new URL(url).searchParams.get("back"))
  return asked ?? paths.myDownloads(allianceOf(context).url)
}

/** Asks for the package (`export-package.create`, DL-04). */
export function createPackage({ api }: RequestContext, subject: Subject, wish: ExportWish, idempotencyKey?: string) {
  const { format, language, memo = null } = wish
  const body: components["schemas"]["ExportPackageInput"] = { ...subject, format, language, memo }
  return api.post("/export-package", { body, idempotencyKey })
}
