import * as z from "zod/mini"
import { chosen, email, optional, optionalLines, optionalText, phone, text } from "#app/forms/schema/schema.ts"

/** An administrator's corrections to a request (ADM-06). The account cannot be changed; empty fields are cleared. */
export const editSchema = z.object({
  version: z.int(),
  name: text(100),
  email: optional(email()),
  phone: optional(phone()),
  company: text(200),
  memo: optionalLines(1000),
  real_name: optionalText(100),
  entity_id: optionalText(64),
})

/** Data needed to approve a request: the person's real name and entity (ADM-06). */
export const approveSchema = z.object({ version: z.int(), real_name: text(100), entity_id: chosen(64) })

/** The request of a person who is not a member yet (SES-04: name and company required). */
export const loginRequestSchema = z.object({
  username: optionalText(100),
  email: optional(email()),
  name: text(100),
  phone: optional(phone()),
  company: text(200),
  memo: optionalLines(1000),
})

export type LoginRequest = z.output<typeof loginRequestSchema>
