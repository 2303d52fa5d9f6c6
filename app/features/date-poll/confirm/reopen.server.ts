import type { ActionFunctionArgs } from "@remix-run/node"
import { valueOf } from "#app/lib/failure.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { instantOf, momentWithZone } from "#app/lib/time.server.ts"
import { dayAfter, wallTimeOf } from "#app/lib/time-wall.server.ts"
import { currentSchema } from "#app/forms/submit/current-schema.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { consequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import { writeTimed } from "#app/parts/event/event-action.server.ts"
import { questionOf, wallInstant } from "#app/parts/wall-time/clock-question.server.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import { zoneOptions } from "#app/parts/zone-options.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { reopenSchema } from "../date-poll.schema.ts"
import {
  type DatePoll,
  datePollCrumb,
  datePollFor,
  datePollHref,
  datePollOf,
  datePollPreview,
  datePollReference,
} from "../date-poll.server.ts"

const lastOf = ({ last_start_time }: DatePoll) => Date.parse(last_start_time)

/** Data of the form that opens a closed poll again: until tomorrow, unless the person chooses another deadline. @throws the 403 screen if the poll does not offer it */
export async function reopenView(context: RequestContext, params: Params) {
  const { api, locale, zone, now } = context
  const asked = datePollPreview(context, params, "reopen")
  const around = Promise.all([asked, api.get("/utils/timezone")])
  const [poll, [preview, zones]] = await inParallel(datePollFor(context, params, "reopen", asked), around)
  const deadline = dayAfter(instantOf(now), zone, wallTimeOf(poll.deadline, zone).time)
  return {
    crumb: datePollCrumb(poll),
    number: datePollReference(poll),
    subject: poll.subject,
    closed: momentWithZone(poll.deadline, { locale, zone }),
    zones: zoneOptions(valueOf(zones).timezones, context, poll.timezone),
    values: { deadline },
    question: questionOf(deadline),
    now,
    last: lastOf(poll),
    version: poll.version,
    key: newIdempotencyKey(),
    consequences: preview.ok ? consequencesView(preview.value, locale, () => undefined) : undefined,
  }
}

const schema = currentSchema(reopenSchema, async ({ context, params }: ActionFunctionArgs) => {
  return { now: context.now, last: lastOf(await datePollOf(context, params)) }
})

/** Opens a closed poll again with a new deadline (`date-poll.reopen`, MEET-14). */
export const reopenPoll = withSchema(schema, async (args, current) => {
  const { context, params } = args
  return writeTimed(args, "deadline", {
    schema: current,
    fields: { deadline: "deadline.time" },
    write: ({ version, deadline }, idempotencyKey) =>
      context.api.post("/date-poll/{id}/reopen", {
        path: { id: param(params, "id") },
        body: { version, deadline: wallInstant(deadline) },
        idempotencyKey,
      }),
    done: (poll) => ({ id: "date-poll-confirm.reopen.done", values: { number: datePollReference(poll) } }),
    to: () => datePollHref(params),
  })
})
