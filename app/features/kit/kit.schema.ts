import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import {
  choice,
  chosen,
  day,
  email,
  lines,
  optional,
  optionalLines,
  optionalText,
  phone,
  text,
  timeOfDay,
} from "#app/forms/schema/schema.ts"
import { answers, kinds } from "./samples.ts"

/** A text and files, to test how they survive failures during submission. */
export const kitSessionSchema = z.object({
  version: optionalText(20),
  text: lines(5000),
  documentation: attachments(3),
})

/** One rich text, to test its editor and its rendering. */
export const kitRichSchema = z.object({ description: richText() })

/** Form of the kit page: one field of every kind. */
export const kitSchema = z.object({
  version: text(10),
  subject: text(40),
  email: email(),
  phone: optional(phone()),
  description: optionalLines(200),
  kind: choice(kinds),
  zone: text(40),
  date: day(),
  time: timeOfDay(),
  chair: chosen(40),
  people: z.array(z.string()).check(z.minLength(1, { error: fieldCode("participants_empty") })),
  options: z.array(z.object({ text: text(20) })).check(z.minLength(2, { error: fieldCode("min_options") })),
  agreed: z.optional(z.boolean()),
  document: z.optional(z.file().check(z.maxSize(1024 * 1024))),
  answer: choice(answers),
})

/** The kit page's irreversible action, with its reason. */
export const kitConfirmSchema = z.object({ reason: lines(1000) })
