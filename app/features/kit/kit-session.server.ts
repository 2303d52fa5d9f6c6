import { redirect } from "@remix-run/node"
import type { Failure } from "#app/lib/failure.ts"
import { paths } from "#app/lib/paths.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { inWords } from "#app/parts/refusal-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { invalid, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import { kitSessionSchema } from "./kit.schema.ts"

/** What a backend says when somebody else was quicker. */
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

/** Writes nothing, but asks the backend as this person, so that an ended session and a failure are noticed. */
export async function sendKitSession(context: RequestContext, request: Request) {
  const submission = await parseSubmission(await receiveForm(context, request, "meeting"), kitSessionSchema)
  if (submission.status !== "success") return invalid(submission)
  const { version, documentation } = submission.value
  const isStale = new URL(request.url).searchParams.has("stale") && version !== "2"
  if (isStale) return refused(submission, inWords(staleAt(context.now), context))
  const asked = await context.api.get("/workgroup/grouped")
  if (!asked.ok) return refused(submission, inWords(asked.failure, context))
  await sendFlash(context, { tone: "done", id: "kit.session.done", values: { count: documentation.length } })
  return redirect(paths.dashboard(context.alliance), 303)
}
