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

/** What it takes to let somebody in: their real name and their entity (ADM-06). */
export const approveSchema = z.object({ version: z.int(), real_name: text(100), entity_id: text(64) })

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
