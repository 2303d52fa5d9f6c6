import type { components } from "#openapi/generated/schema.d.ts"
import { everyRow } from "#app/lib/every-page.ts"
import { valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { nameSort } from "#app/lib/name-sort.server.ts"
import { paths } from "#app/lib/paths.ts"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { confirmSchema } from "#app/parts/confirm/confirm.schema.ts"
import { questionView } from "#app/parts/confirm/question.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { forbiddenBy } from "#app/parts/forbidden.server.ts"
import { requireAction, stateRefusal } from "#app/parts/require-action.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import { type RequestContext, viewerOfRequest } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { tables } from "#openapi/generated/states.ts"
import { withdrawTexts } from "../certification.status.ts"
import { applicationSchema, type ApplicationFormValues } from "../certification.schema.ts"
import { certificationOf, type Certification } from "../certification.server.ts"

/** Returns the agencies of a type that can be selected now, sorted by the name that is shown. */
async function agencyOptions({ api, locale }: RequestContext, type: components["schemas"]["AgencyType"]) {
  const query = { type: [type], is_selectable: true, sort: nameSort("name", locale) }
  const agencies = await everyRow(async (part) => valueOf(await api.get("/agency", { query: { ...query, ...part } })))
  return agencies.map((agency) => ({ value: agency.id, text: nameIn(locale, agency) }))
}

function valuesOf(certification: Certification | undefined) {
  if (!certification) return {}
  const { subject, company, product, label_required, memo, test_agency, certification_agency } = certification
  return {
    label_required: label_required ? "yes" : "no",
    test_agency_id: test_agency.id,
    certification_agency_id: certification_agency.id,
    company,
    product,
    subject: subject === `${company} ${product}` ? undefined : subject,
    memo: memo ?? undefined,
  }
}

/** The agency of a rejected application, if it is disabled or has expired since and another one has to be chosen. */
function agencyGone(
  agency: Certification["test_agency"] | undefined,
  options: Awaited<ReturnType<typeof agencyOptions>>,
  { locale }: RequestContext,
): string | undefined {
  return agency && !options.some(({ value }) => value === agency.id) ? nameIn(locale, agency) : undefined
}

/** What the form offers to choose from; loaders fetch it together with the application (docs/quality.md, P26). */
export function bothAgencyOptions(context: RequestContext) {
  return Promise.all([agencyOptions(context, "test"), agencyOptions(context, "certification")])
}

type BothAgencyOptions = Awaited<ReturnType<typeof bothAgencyOptions>>

/** Returns the data of the application form (CERT-01). @param certification the rejected application to resubmit */
export async function applicationForm(
  context: RequestContext,
  request: Request,
  [testAgencies, certificationAgencies]: BothAgencyOptions,
  certification?: Certification,
) {
  const draft = await openDraft(context, request, applicationSchema)
  return {
    testAgencies,
    certificationAgencies,
    gone: {
      test: agencyGone(certification?.test_agency, testAgencies, context),
      certification: agencyGone(certification?.certification_agency, certificationAgencies, context),
    },
    draft,
    values: valuesOf(certification),
    key: newIdempotencyKey(),
  }
}

export type ApplicationFormView = Awaited<ReturnType<typeof applicationForm>>

function bodyOf(input: ApplicationFormValues): components["schemas"]["CertificationInput"] {
  const { label_required, subject = null, memo = null, version: _, ...rest } = input
  return { ...rest, subject, memo, label_required: label_required === "yes" }
}

/** Submits an application (CERT-01). */
export const createCertification = formAction(applicationSchema, {
  write: ({ context, input, idempotencyKey }) =>
    context.api.post("/certification", { body: bodyOf(input), idempotencyKey }),
  done: "certification.created",
  to: ({ id }, { context }) => certificationPaths.detail(context.alliance, id),
})

/** Resubmits a rejected application (CERT-01). */
export const resubmitCertification = formAction(applicationSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/certification/{id}/resubmit", {
      path: { id: param(params, "id") },
      body: { ...bodyOf(input), version: input.version ?? 0 },
      idempotencyKey,
    }),
  done: "certification.resubmitted",
  to: ({ id }, { context }) => certificationPaths.detail(context.alliance, id),
})

/**
 * Returns the application that its applicant is about to edit.
 * @throws the 403 screen if it cannot be resubmitted; it tells the applicant the status, and others the role
 */
export async function certificationToEdit(context: RequestContext, params: Params): Promise<Certification> {
  const certification = await certificationOf(context, params)
  const { actions, status, submitter } = certification
  await requireAction(context, actions, "resubmit", () =>
    submitter.id === viewerOfRequest(context).userId
      ? stateRefusal("certification", status)
      : forbiddenBy(tables.certification, "resubmit"),
  )
  return certification
}

/** Returns the confirmation data for withdrawing an application (CERT-01, FORM-06). */
export async function withdrawView(context: RequestContext, params: Params) {
  const query = { module: "certification" as const, action: "withdraw", key: param(params, "id") }
  const [certification, preview] = await Promise.all([
    certificationOf(context, params),
    context.api.get("/preview", { query }),
  ])
  const { id, code, product, actions, version } = certification
  const values = { code, product }
  const texts = withdrawTexts
  const view = await questionView(context, {
    action: "withdraw",
    actions,
    texts,
    values,
    version,
    preview,
    reason: "optional",
  })
  return { id, code, view }
}

/** Withdraws an application (CERT-01). */
export const withdrawCertification = formAction(confirmSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/certification/{id}/withdraw", {
      path: { id: param(params, "id") },
      body: { version: input.version, reason: input.reason ?? null },
      idempotencyKey,
    }),
  done: ({ code }) => ({ id: "certification.withdrawn", values: { code } }),
  to: (_done, { context }) => paths.certifications(context.alliance),
})
