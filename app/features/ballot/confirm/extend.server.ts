import type { ActionFunctionArgs } from "@remix-run/node"
import { valueOf } from "#app/lib/failure.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { type Moment, momentWithZone } from "#app/lib/time.server.ts"
import { dayAfter, wallTimeOf } from "#app/lib/time-wall.server.ts"
import { consequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import type { ConsequencesView } from "#app/parts/consequences/consequences-view.ts"
import { currentSchema } from "#app/forms/submit/current-schema.server.ts"
import { writeTimed } from "#app/parts/event/event-action.server.ts"
import { questionOf, wallInstant } from "#app/parts/wall-time/clock-question.server.ts"
import type { ClockQuestion, WallTimeValue } from "#app/parts/wall-time/wall-time.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import { zoneOptions } from "#app/parts/zone-options.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/forms/fields/fields.tsx"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { ballotFor, ballotOf, ballotPreview, ballotReference } from "../ballot.server.ts"
import { extendSchema } from "../ballot.schema.ts"

/** Data of the page and of the dialog in which a ballot is extended. */
export type ExtendView = {
  number: string
  subject: string
  /** The current end. */
  end: Moment
  turnout: { voted: number; total: number }
  zones: Option[]
  values: { end: WallTimeValue }
  question?: ClockQuestion
  version: number
  key: string
  /** Who will be notified; absent if the backend does not return a preview. */
  consequences?: ConsequencesView
}

/** Returns the form for extending a ballot, by one day as default. @throws the 403 screen if the ballot cannot be extended */
export async function extendView(context: RequestContext, params: Params): Promise<ExtendView> {
  const { api, locale, zone } = context
  const previewRequest = ballotPreview(context, params, "extend")
  const around = Promise.all([previewRequest, api.get("/utils/timezone")])
  const [ballot, [preview, zones]] = await inParallel(ballotFor(context, params, "extend", previewRequest), around)
  const { end_time, subject, turnout, version } = ballot
  const end = dayAfter(end_time, zone, wallTimeOf(end_time, zone).time)
  return {
    number: ballotReference(ballot),
    subject,
    end: momentWithZone(end_time, { locale, zone }),
    turnout,
    zones: zoneOptions(valueOf(zones).timezones, context, ballot.timezone),
    values: { end },
    question: questionOf(end),
    version,
    key: newIdempotencyKey(),
    ...(preview.ok && { consequences: consequencesView(preview.value, locale, () => undefined) }),
  }
}

/** The end that the new one must follow. */
async function presentEnd({ context, params }: ActionFunctionArgs) {
  const { end_time } = await ballotOf(context, params)
  return { end: Date.parse(end_time) }
}

/** Maps the backend's field names to form fields, for error messages. */
const errorFields = { end_time: "end.time", timezone: "end.zone" }

/** Extends the ballot; on failure returns the form with everything that was entered (VOTE-04). */
export const extendBallot = withSchema(currentSchema(extendSchema, presentEnd), async (args, schema) => {
  const { params, context } = args
  const { locale, zone } = context
  return writeTimed(args, "end", {
    schema,
    fields: errorFields,
    write: ({ version, end }, idempotencyKey) =>
      context.api.post("/ballot/{id}/extend", {
        path: { id: param(params, "id") },
        body: { version, end_time: wallInstant(end), timezone: end.zone },
        idempotencyKey,
      }),
    done: (ballot) => ({
      id: "ballot-extend.done",
      values: { number: ballotReference(ballot), end: momentWithZone(ballot.end_time, { locale, zone }).text },
    }),
    to: ({ id }) => ballotPaths.detail(shellScopeFrom(params), id),
  })
})
