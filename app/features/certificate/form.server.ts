import type { components } from "#openapi/generated/schema.d.ts"
import { paths } from "#app/lib/paths.ts"
import { certificatePaths } from "#app/lib/paths/certificate.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { versionSchema } from "#app/parts/confirm/confirm.schema.ts"
import { questionView } from "#app/parts/confirm/question.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { certificateSchema, type CertificateFormValues } from "./certificate.schema.ts"
import { applicationOptions, certificateOf, type Certificate } from "./certificate.server.ts"
import { deleteTexts } from "./certificate.status.ts"

type Values = Partial<Record<"name" | "company" | "product", string>> & {
  code?: string | undefined
  memo?: string | undefined
  certification_id?: string | undefined
  attachment_ids?: string[]
}

function valuesOf(certificate: Certificate | undefined): Values {
  if (!certificate) return {}
  const { name, code, company, product, memo, certification, attachments } = certificate
  return {
    name,
    code,
    company,
    product,
    memo: memo ?? undefined,
    certification_id: certification?.id,
    attachment_ids: attachments.map(attachmentValue),
  }
}

/** Returns the data of the certificate form (CERT-05). @param certificate the certificate to edit, whose application stays */
export async function certificateForm(context: RequestContext, request: Request, certificate?: Certificate) {
  const [draft, applications] = await Promise.all([
    openDraft(context, request, certificateSchema),
    certificate ? undefined : applicationOptions(context),
  ])
  return { draft, applications, values: valuesOf(certificate), key: newIdempotencyKey() }
}

export type CertificateFormView = Awaited<ReturnType<typeof certificateForm>>

function bodyOf(input: CertificateFormValues): components["schemas"]["CertificateInput"] {
  const { name, code, company, product, memo = null, certification_id = null } = input
  return { name, code, company, product, memo, certification_id, attachment_ids: fileIds(input.attachment_ids) }
}

/** Adds a certificate (CERT-05). */
export const createCertificate = formAction(certificateSchema, {
  files: "certificate",
  write: ({ context, input, idempotencyKey }) =>
    context.api.post("/certificate", { body: bodyOf(input), idempotencyKey }),
  done: "certificate.created",
  to: ({ id }, { context }) => certificatePaths.detail(context.alliance, id),
})

/** Updates a certificate (CERT-05). */
export const updateCertificate = formAction(certificateSchema, {
  files: "certificate",
  write: ({ context, params, input }) => {
    const body = { ...bodyOf(input), version: input.version ?? 0 }
    return context.api.put("/certificate/{id}", { path: { id: param(params, "id") }, body })
  },
  done: "certificate.saved",
  to: ({ id }, { context }) => certificatePaths.detail(context.alliance, id),
})

/** Returns the confirmation data for deleting a certificate (CERT-05, FORM-06). @throws the 403 screen if it cannot be deleted */
export async function deleteView(context: RequestContext, params: Params) {
  const query = { module: "certificate" as const, action: "delete", key: param(params, "id") }
  const [certificate, preview] = await Promise.all([
    certificateOf(context, params),
    context.api.get("/preview", { query }),
  ])
  const { id, code, product, company, version, actions } = certificate
  const values = { code: { strong: code }, product, company }
  const view = await questionView(context, { action: "delete", texts: deleteTexts, actions, values, version, preview })
  return { ...view, id, code }
}

/** Deletes a certificate (CERT-05). */
export const deleteCertificate = formAction(versionSchema, {
  write: ({ context, params, input }) =>
    context.api.delete("/certificate/{id}", { path: { id: param(params, "id") }, query: input }),
  done: "certificate.deleted",
  to: (_done, { context }) => paths.certificates(context.alliance),
})
