import * as z from "zod/mini"
import { email, optional, optionalText, phone, text } from "#app/ui/form/schema.ts"

/** The request of somebody who is no member yet (SES-04: name and company required). */
export const loginRequestSchema = z.object({
  username: optionalText(100),
  email: optional(email()),
  name: text(100),
  phone: optional(phone()),
  company: text(200),
  memo: optionalText(1000),
})

export type LoginRequest = z.output<typeof loginRequestSchema>
