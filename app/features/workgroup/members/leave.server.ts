import { redirect } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import { loadConsequences } from "#app/parts/confirm/question.server.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import {
  idempotencyKey,
  invalid,
  newIdempotencyKey,
  parseSubmission,
  refused,
} from "#app/forms/submit/submission.server.ts"
import { emptySchema } from "#app/parts/confirm/confirm.schema.ts"
import { getWorkgroup, namesOf } from "../workgroup.server.ts"

/** The consequences of leaving a group (WG-04, FORM-10). @throws the 403 screen if the action is not offered */
export async function leaveView(context: RequestContext, acronym = "") {
  const query = { module: "workgroup", action: "leave", key: acronym } as const
  const [group, preview] = await Promise.all([getWorkgroup(context, acronym), context.api.get("/preview", { query })])
  const { actions, type } = group
  const consequences = await loadConsequences(context, { actions, action: "leave", preview, hrefOf: () => undefined })
  return {
    acronym,
    name: namesOf(group, context).name,
    type,
    isLastChair: preview.ok && preview.value.warnings.some(({ code }) => code === "last_chair"),
    // the question already says that the person loses access
    consequences: consequences && { ...consequences, losingAccess: { total: 0, names: [], more: 0 } },
    key: newIdempotencyKey(),
  }
}

export type LeaveView = Awaited<ReturnType<typeof leaveView>>

/**
 * Leaves the group and redirects to its page, or to the list of groups if the person can no longer see it (a restricted group). The group
 * is fetched only afterwards, so that a retry works if the response of a successful attempt was lost.
 */
export async function leaveGroup(context: RequestContext, request: Request, acronym = "") {
  const submission = await parseSubmission(request, emptySchema)
  if (submission.status !== "success") return invalid(submission)
  const call = { path: { acronym }, idempotencyKey: idempotencyKey(submission) }
  const left = await context.api.post("/workgroup/{acronym}/leave", call)
  if (!left.ok) return refused(submission, withLocalizedMessage(left.failure, context))
  await sendFlash(context, { tone: "done", id: "workgroup-roles.left", values: { acronym } })
  const url = context.alliance
  const after = await context.api.get("/workgroup/{acronym}", { path: { acronym } })
  return redirect(after.ok ? paths.workgroupAbout(url, acronym) : paths.groups(url), 303)
}
