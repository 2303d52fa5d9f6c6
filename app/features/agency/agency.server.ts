import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, type Failure, valueOf } from "#app/lib/failure.ts"
import { htmlLang, type Locale, nameIn, otherNameIn } from "#app/lib/locale.ts"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import { isRecordId, param, type Params } from "#app/lib/route-params.ts"
import { fullDay, lastMomentBefore } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { rowSchema, versionSchema } from "#app/parts/confirm/confirm.schema.ts"
import { questionOf, questionView } from "#app/parts/confirm/question.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { refusalResponse } from "#app/parts/refusal-text.server.ts"
import { regionText } from "#app/parts/regions/region-text.ts"
import { forbiddenBy, refusedWith } from "#app/parts/forbidden.server.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
import { formAction, withSchema } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, invalid, parseSubmission } from "#app/forms/submit/submission.server.ts"
import { tables } from "#openapi/generated/states.ts"
import { disableTexts } from "./agency.status.ts"

type Schemas = components["schemas"]
export type Agency = Schemas["Agency"]

/** Returns the agency identified by the route parameters. */
export async function agencyOf({ api }: RequestContext, { id = "" }: Params): Promise<Agency> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  return valueOf(await api.get("/agency/{id}", { path: { id } }))
}

/** Returns the agency that a page is about to change. @throws the 403 screen if its `actions` do not include the action */
export async function agencyForAction(context: RequestContext, params: Params, action: "update" | "member.add") {
  const agency = await agencyOf(context, params)
  const { actions, status } = agency
  const why = refusedWith("state_refused", { status })
  await requireAction(context, actions, action, () =>
    status === "invalid" && agency.members ? why : forbiddenBy(tables.agency, action),
  )
  return agency
}

/** Lets the request through only if the user may create an agency. @throws the 403 screen otherwise */
export async function mayCreate(context: RequestContext): Promise<void> {
  const { actions } = valueOf(await context.api.get("/agency", { query: { size: 10 } }))
  await requireAction(context, actions, "create", () => forbiddenBy(tables.agency.list, "create"))
}

/** Names, type, region and period of an agency in the user's language; days are in the agency's own time zone. */
export function agencyNames(agency: Schemas["AgencyRow"], locale: Locale) {
  const { expiration_start: start, expiration_end: end, timezone: zone } = agency
  return {
    id: agency.id,
    name: nameIn(locale, agency),
    otherName: otherNameIn(locale, agency),
    otherLang: htmlLang(locale === "zh" ? "en" : "zh"),
    acronym: agency.acronym ?? undefined,
    type: agency.type,
    status: agency.status,
    isExpired: agency.is_expired,
    /** The period has not begun, so the agency cannot be selected yet. */
    isToCome: agency.status === "valid" && !agency.is_expired && !agency.is_selectable,
    region: regionText(agency, locale),
    start: start === null ? undefined : fullDay(start, { locale, zone }),
    end: end === null ? undefined : fullDay(lastMomentBefore(end), { locale, zone }),
    zone,
  }
}

/** Returns the view data for the page of an agency. */
export function agencyView(agency: Agency, context: RequestContext) {
  const { actions, members, certification_total } = agency
  return {
    ...agencyNames(agency, context.locale),
    address: agency.address ?? undefined,
    created: fullDay(agency.created_time, context),
    templates: attachmentViews(agency.agreement_templates, context),
    members: members?.map((member) => ({ id: member.id, person: personView(member, context.locale) })),
    running: certification_total,
    canEdit: actions.includes("update"),
    canStaff: actions.includes("member.add"),
    canDisable: actions.includes("disable"),
    /** Applications prevent disabling the agency; the confirmation page lists them. */
    isInUse: !actions.includes("disable") && actions.includes("update") && certification_total > 0,
  }
}

export type AgencyView = ReturnType<typeof agencyView>

/** Returns the applications that prevent disabling the agency, taken from the refusal. */
function usesIn(failure: Failure): Schemas["CertificationRef"][] | undefined {
  if (failure.kind !== "refused" || failure.code !== "agency_in_use") return undefined
  return (failure.details as Schemas["RefusalDetails"] | undefined)?.certifications ?? []
}

/**
 * Returns the confirmation data for disabling an agency with its consequences (FORM-06, FORM-10), or the applications that prevent it.
 * @throws the 403 screen if the agency cannot be disabled for another reason
 */
export async function disableView(context: RequestContext, params: Params) {
  const query = { module: "agency" as const, action: "disable", key: param(params, "id") }
  const [agency, preview] = await Promise.all([agencyOf(context, params), context.api.get("/preview", { query })])
  const uses = preview.ok ? undefined : usesIn(preview.failure)
  const { id, version, actions } = agency
  const name = nameIn(context.locale, agency)
  const question = { texts: disableTexts, values: { name: { strong: name } }, version }
  const view = uses
    ? questionOf(context, question)
    : await questionView(context, { ...question, action: "disable", actions, preview })
  return { ...view, id, name, uses }
}

/** Disables an agency (ADM-04). */
export const disableAgency = formAction(versionSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/agency/{id}/disable", { path: { id: param(params, "id") }, body: input, idempotencyKey }),
  done: "agency.disabled",
  to: (_done, { context, params }) => agencyPaths.detail(context.alliance, param(params, "id")),
})

/** Enables an agency from the list; a refusal is shown as one sentence above the list (ADM-04). */
export const enableAgency = withSchema(rowSchema, async ({ request, context }: ActionFunctionArgs) => {
  const submission = await parseSubmission(request, rowSchema)
  if (submission.status !== "success") return invalid(submission)
  const { id, version } = submission.value
  const call = { path: { id }, body: { version }, idempotencyKey: idempotencyKey(submission) }
  const done = await context.api.post("/agency/{id}/enable", call)
  if (!done.ok) return refusalResponse(done.failure, context)
  await sendFlash(context, { tone: "done", id: "agency.enabled" })
  return redirect(agencyPaths.list(context.alliance) + new URL(request.url).search, 303)
})
