import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import { agendaSchema } from "./agenda.schema.ts"

/** Moves to a topic of the agenda, or ends the agenda (MEET-16). */
export const moveAgenda = formAction(agendaSchema, {
  write: ({ context, params, input: { version, topic_id = null }, idempotencyKey }) => {
    const call = { path: { id: param(params, "id") }, body: { version, topic_id }, idempotencyKey }
    return context.api.post("/meeting/{id}/agenda", call)
  },
  done: ({ status }) => (status === "ended" ? "meeting-agenda.done.end" : "meeting-agenda.done.move"),
  to: (_agenda, { params }) => meetingPaths.page(shellScopeFrom(params), param(params, "id"), "agenda"),
})
