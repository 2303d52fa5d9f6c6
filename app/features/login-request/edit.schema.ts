import * as z from "zod/mini"
import { email, optional, optionalText, phone, text } from "#app/ui/form/schema.ts"

/** What an administrator mends of a request (ADM-06): the account stays as it is, what is left empty becomes empty. */
export const editSchema = z.object({
  version: z.int(),
  name: text(100),
  email: optional(email()),
  phone: optional(phone()),
  company: text(200),
  memo: optionalText(1000),
  real_name: optionalText(100),
  entity_id: optionalText(64),
})
