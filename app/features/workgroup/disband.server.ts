import { redirect } from "@remix-run/node"
import type { components } from "#app/api/schema.d.ts"
import { paths } from "#app/lib/paths.ts"
import { loadConsequences } from "#app/parts/confirm/question.server.ts"
import { recordHref } from "#app/parts/record-href.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, invalid, newIdempotencyKey, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import { getWorkgroup, namesOf } from "./workgroup.server.ts"
import { disbandSchema } from "./workgroup.schema.ts"

type Schemas = components["schemas"]

/** The consequences of disbanding a group (FORM-10). @throws the 403 screen if the group does not offer the action */
export async function disbandView(context: RequestContext, acronym = "") {
  const query = { module: "workgroup", action: "disband", key: acronym } as const
  const [group, preview] = await Promise.all([getWorkgroup(context, acronym), context.api.get("/preview", { query })])
  const hrefOf = (record: Schemas["RecordRef"]) => recordHref(context.alliance, record)
  const consequences = await loadConsequences(context, { actions: group.actions, action: "disband", preview, hrefOf })
  return {
    acronym: group.acronym,
    name: namesOf(group, context).name,
    version: group.version,
    key: newIdempotencyKey(),
    consequences,
  }
}

/** Disbands a group and redirects to its page, which stays readable (WG-05). */
export async function disbandWorkgroup(context: RequestContext, request: Request, acronym = "") {
  const submission = await parseSubmission(request, disbandSchema)
  if (submission.status !== "success") return invalid(submission)
  const call = { path: { acronym }, body: submission.value, idempotencyKey: idempotencyKey(submission) }
  const done = await context.api.post("/workgroup/{acronym}/disband", call)
  if (!done.ok) return refused(submission, withLocalizedMessage(done.failure, context))
  await sendFlash(context, { tone: "done", id: "workgroup-admin.disbanded", values: { acronym } })
  return redirect(paths.workgroupAbout(context.alliance, acronym), 303)
}
