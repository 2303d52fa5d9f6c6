import { redirect } from "@remix-run/node"
import { ApiFailure } from "#app/lib/failure.ts"
import { paths } from "#app/lib/paths.ts"
import { refuseForm } from "#app/forms/schema/read-form.server.ts"
import { isRecordId } from "#app/lib/route-params.ts"
import { eventReference } from "#app/parts/event/event-number.ts"
import { type ExportModule, exportModules, hasRecords } from "#app/parts/export/export-address.ts"
import { refusalResponse } from "#app/parts/refusal-text.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { documentAddress, sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, parseSubmission } from "#app/forms/submit/submission.server.ts"
import { exportActionSchema, exportSchema } from "./export.schema.ts"

const done = { repeat: "export.repeat.done", delete: "export.delete.done" } as const

/** Repeats or deletes a package, and shows the same page of the list with a message (DL-04). */
export async function actOnPackage(context: RequestContext, request: Request) {
  const address = documentAddress(request)
  const submission = await parseSubmission(request, exportActionSchema)
  if (submission.status !== "success") throw refuseForm(400)
  const { intent, id } = submission.value
  const path = { id }
  const result =
    intent === "repeat"
      ? await context.api.post("/export-package/{id}/repeat", { path, idempotencyKey: idempotencyKey(submission) })
      : await context.api.delete("/export-package/{id}", { path })
  if (!result.ok) return refusalResponse(result.failure, context)
  await sendFlash(context, { tone: "done", id: done[intent] })
  return redirect(context.parsePortalAddress(address) ?? address, 303)
}

/** The list or record to export, as encoded by `exportAddress`. */
export type Subject = { module: ExportModule; key: string | null; query: string | null }

const longestQuery = 2000

/**
 * Parses which list or record a URL wants to export. The backend decides whether the user may export it.
 * @throws the 404 screen if the URL does not name a list or record
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

/** Returns the title of a record with its number; undefined for a list, or if it cannot be loaded: the page works without it. */
export async function recordIn({ api }: RequestContext, { module, key }: Subject): Promise<string | undefined> {
  if (key === null) return undefined
  const path = { id: key }
  if (module === "meeting") {
    const found = await api.get("/meeting/{id}", { path })
    return found.ok ? `${eventReference("M", found.value)} ${found.value.subject}` : undefined
  }
  if (module === "ballot") {
    const found = await api.get("/ballot/{id}", { path })
    return found.ok ? `${eventReference("B", found.value)} ${found.value.subject}` : undefined
  }
  if (module === "topic_call") {
    const found = await api.get("/topic-call/{id}", { path })
    return found.ok ? found.value.subject : undefined
  }
  const found = await api.get("/proposal/{draft_code}", { path: { draft_code: key } })
  return found.ok ? `${key} ${found.value.title}` : undefined
}

/** Requests a package of the list or record in the URL (`export-package.create`, DL-04). */
export const createPackage = formAction(exportSchema, {
  write: ({ context, request, input: { format, language, memo = null }, idempotencyKey }) => {
    const body = { ...subjectFrom(request.url), format, language, memo }
    return context.api.post("/export-package", { body, idempotencyKey })
  },
  done: ({ subject }) => ({ id: "export.done", values: { subject } }),
  to: (_made, { context }) => paths.myDownloads(context.alliance),
})
