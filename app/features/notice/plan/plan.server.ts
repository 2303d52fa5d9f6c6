import type { ActionFunctionArgs } from "@remix-run/node"
import { currentSchema } from "#app/forms/submit/current-schema.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { instantOf, momentWithZone } from "#app/lib/time.server.ts"
import { wallTimeOf, workingDayAfter } from "#app/lib/time-wall.server.ts"
import { consequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import { writeTimed } from "#app/parts/event/event-action.server.ts"
import { questionOf, wallInstant } from "#app/parts/wall-time/clock-question.server.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import { zoneOptions } from "#app/parts/zone-options.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { noticeView } from "../detail/detail.server.ts"
import { planTitle } from "../notice.status.ts"
import { noticeFor, noticePreview } from "../notice-access.server.ts"
import { planSchema } from "../notice.schema.ts"

/**
 * Data of the form for the time of sending: the planned time in the zone in which it was entered, otherwise the next working day
 * (NOTICE-04). @throws the 403 screen if the notice does not offer it
 */
export async function planView(context: RequestContext, params: Params) {
  const { api, locale, zone, now } = context
  const asked = noticePreview(context, params, "plan")
  const around = Promise.all([asked, api.get("/utils/timezone")])
  const [notice, [preview, zones]] = await inParallel(noticeFor(context, params, "plan", asked), around)
  const { planned_time, timezone } = notice
  const planned = planned_time
    ? wallTimeOf(planned_time, timezone ?? zone)
    : workingDayAfter(instantOf(now), zone, "09:00")
  const view = noticeView(notice, shellScopeFrom(params), context)
  const title = planTitle(view.planned)
  return {
    notice: view,
    title,
    windowTitle: serverIntl(locale).formatMessage({ id: title }),
    zones: zoneOptions(valueOf(zones).timezones, context, timezone ?? undefined),
    values: { planned },
    question: questionOf(planned),
    now,
    key: newIdempotencyKey(),
    ...(preview.ok && {
      consequences: consequencesView(preview.value, locale, () => undefined),
      languages: preview.value.recipients.languages,
    }),
  }
}

const schema = currentSchema(planSchema, ({ context }: ActionFunctionArgs) => Promise.resolve({ now: context.now }))

/** Plans the sending of the notice in the URL, or moves it to another time (`notice.plan`). */
export const planNotice = withSchema(schema, async (args, current) => {
  const { context, params } = args
  return writeTimed(args, "planned", {
    schema: current,
    fields: { planned_time: "planned.time", timezone: "planned.zone" },
    write: ({ version, planned }, idempotencyKey) =>
      context.api.post("/notice/{id}/plan", {
        path: { id: param(params, "id") },
        body: { version, planned_time: wallInstant(planned), timezone: planned.zone },
        idempotencyKey,
      }),
    done: ({ planned_time, updated_time }) => ({
      id: "notice.plan.done",
      values: { time: momentWithZone(planned_time ?? updated_time, context).text },
    }),
    to: ({ id }) => noticePaths.detail(shellScopeFrom(params), id),
  })
})
