import * as z from "zod/mini"
import { requiredAttachments } from "#app/parts/attachments/attachments.schema.ts"
import { code, optionalLines, optionalText, text } from "#app/forms/schema/schema.ts"

/** Maximum number of files of a certificate (openapi/schemas/certificate.yaml). */
const maxFiles = 20

/** A certificate (CERT-05); `version` is set when editing. The application it belongs to cannot be changed. */
export const certificateSchema = z.object({
  version: z.optional(z.int()),
  name: text(200),
  code: code(100),
  company: text(200),
  product: text(200),
  memo: optionalLines(1000),
  certification_id: optionalText(64),
  attachment_ids: requiredAttachments(maxFiles),
})

export type CertificateFormValues = z.output<typeof certificateSchema>
