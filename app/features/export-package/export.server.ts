import { ApiFailure } from "#app/lib/failure.ts"
import { paths } from "#app/lib/paths.ts"
import { isRecordId } from "#app/lib/record-id.ts"
import { exportModules, hasRecords, type ExportModule } from "#app/parts/export/export-address.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { exportSchema } from "./export.schema.ts"
import { formAction } from "#app/parts/write-form.server.ts"

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
  return asked ?? paths.myDownloads(context.alliance)
}

/** Asks for a package of what the address names (`export-package.create`, DL-04). */
export const createPackage = formAction(exportSchema, {
  write: ({ context, request, input: { format, language, memo = null }, idempotencyKey }) => {
    const body = { ...subjectFrom(request.url), format, language, memo }
    return context.api.post("/export-package", { body, idempotencyKey })
  },
  done: ({ subject }) => ({ id: "export.done", values: { subject } }),
  to: (_made, { context }) => paths.myDownloads(context.alliance),
})
