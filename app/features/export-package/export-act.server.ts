import { redirect } from "@remix-run/node"
import { refuseForm } from "#app/lib/read-form.server.ts"
import { refusedInOneSentence } from "#app/parts/refusal-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { documentAddress, sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, parseSubmission } from "#app/ui/form/submission.server.ts"
import { exportActSchema } from "./export-act.schema.ts"

const done = { repeat: "export.repeat.done", delete: "export.delete.done" } as const

/** Makes a package again or deletes it, and shows the same page of the list with a message (DL-04). */
export async function actOnPackage(context: RequestContext, request: Request) {
  const address = documentAddress(request)
  const submission = await parseSubmission(request, exportActSchema)
  if (submission.status !== "success") throw refuseForm(400)
  const { intent, id } = submission.value
  const path = { id }
  const result =
    intent === "repeat"
      ? await context.api.post("/export-package/{id}/repeat", { path, idempotencyKey: idempotencyKey(submission) })
      : await context.api.delete("/export-package/{id}", { path })
  if (!result.ok) return refusedInOneSentence(result.failure, context)
  await sendFlash(context, { tone: "done", id: done[intent] })
  return redirect(context.parsePortalAddress(address) ?? address, 303)
}
