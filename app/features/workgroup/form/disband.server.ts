import type { components } from "#openapi/generated/schema.d.ts"
import { paths } from "#app/lib/paths.ts"
import { param } from "#app/lib/route-params.ts"
import { loadConsequences } from "#app/parts/confirm/question.server.ts"
import { currentSchema } from "#app/forms/submit/current-schema.server.ts"
import { recordHref } from "#app/parts/record-href.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { getWorkgroup, namesOf } from "../workgroup.server.ts"
import { disbandSchema } from "../workgroup.schema.ts"

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

const schema = currentSchema(disbandSchema, ({ params }) => ({ acronym: params.acronym }))

/** Disbands a group and redirects to its page, which stays readable (WG-05). */
export const disbandGroup = formAction(schema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/workgroup/{acronym}/disband", {
      path: { acronym: param(params, "acronym") },
      body: input,
      idempotencyKey,
    }),
  done: ({ acronym }) => ({ id: "workgroup-admin.disbanded", values: { acronym } }),
  to: ({ acronym }, { context }) => paths.workgroupAbout(context.alliance, acronym),
})
