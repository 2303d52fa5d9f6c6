import { redirect } from "@remix-run/node"
import type { Failure } from "#app/lib/failure.ts"
import { paths } from "#app/lib/paths.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { invalid, parseSubmission, refused } from "#app/forms/submit/submission.server.ts"
import { kitSessionSchema } from "./kit.schema.ts"

/** The backend's refusal if someone else has changed the record first. */
function staleAt(now: number): Failure {
  const changed_by = {
    id: "member-0",
    username: "qiulanxi",
    name: "Qiu Lanxi",
    real_name: "邱岚溪",
    is_disabled: false,
  }
  const details = { changed_by, changed_time: new Date(now).toISOString(), version: 2, status: "not_started" }
  return { kind: "refused", code: "stale", message: "stale", errors: [], details }
}

/** Does not write anything, but calls the backend as this user, so that an ended session or a failure is detected. */
export async function sendKitSession(context: RequestContext, request: Request) {
  const submission = await parseSubmission(await receiveForm(context, request, "meeting"), kitSessionSchema)
  if (submission.status !== "success") return invalid(submission)
  const { version, documentation } = submission.value
  const isStale = new URL(request.url).searchParams.has("stale") && version !== "2"
  if (isStale) return refused(submission, withLocalizedMessage(staleAt(context.now), context))
  const response = await context.api.get("/workgroup/grouped")
  if (!response.ok) return refused(submission, withLocalizedMessage(response.failure, context))
  await sendFlash(context, { tone: "done", id: "kit.session.done", values: { count: documentation.length } })
  return redirect(paths.dashboard(context.alliance), 303)
}
