import * as z from "zod/mini"
import { optionalText } from "#app/forms/schema/schema.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { formAction } from "#app/parts/write-form.server.ts"

/** A button of the live agenda: to a topic, or to its end (MEET-16). */
export const agendaSchema = z
  .object({ version: z.int(), topic_id: optionalText(64), is_end: z.optional(z.boolean()) })
  .check(
    z.check(({ value: { topic_id, is_end }, issues }) => {
      if ((topic_id === undefined) === (is_end === true)) return
      issues.push({ code: "custom", input: topic_id, path: [], message: fieldCode("required_choice") })
    }),
  )

/** Moves to a topic of the agenda, or ends the agenda (MEET-16). */
export const moveAgenda = formAction(agendaSchema, {
  write: ({ context, params, input: { version, topic_id = null }, idempotencyKey }) => {
    const call = { path: { id: param(params, "id") }, body: { version, topic_id }, idempotencyKey }
    return context.api.post("/meeting/{id}/agenda", call)
  },
  done: ({ status }) => (status === "ended" ? "meeting-agenda.done.end" : "meeting-agenda.done.move"),
  to: (_agenda, { params }) => meetingPaths.page(shellScopeFrom(params), param(params, "id"), "agenda"),
})
