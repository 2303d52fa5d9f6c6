import type { components } from "#openapi/generated/schema.d.ts"
import {
  datesBetween,
  moment,
  nearMoment,
  offsetText,
  timeOfDay,
  type TimeStyle,
  zoneName,
} from "#app/lib/time.server.ts"
import { recordHref } from "#app/parts/record-href.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Schemas = components["schemas"]
type SlotTime = Schemas["DatePollSlotTime"]

/** A slot in the reader's zone, and in that of the poll if that shows another time (I18N-03). */
export function slotTimes({ start_time: start, end_time: end }: SlotTime, timezone: string, style: TimeStyle) {
  const isOneDay = datesBetween(start, end, style.zone).length === 1
  const isSame = offsetText(timezone, start) === offsetText(style.zone, start)
  return {
    start: moment(start, style),
    end: (isOneDay ? timeOfDay : nearMoment)(end, style),
    there: isSame
      ? undefined
      : { time: nearMoment(start, { ...style, zone: timezone }), place: zoneName(timezone, style.locale, start) },
  }
}

/** The fields of the answer form: each slot with its times and the person's answer. */
export function answerSlots(
  slots: readonly SlotTime[],
  mine: Schemas["DatePollSlotAnswers"],
  { timezone, style }: { timezone: string; style: TimeStyle },
) {
  return slots.map((slot) => ({
    id: slot.id,
    ...slotTimes(slot, timezone, style),
    mine: mine.find(({ slot_id }) => slot_id === slot.id)?.answer,
    conflicts: [] as Conflict[],
  }))
}

export type AnswerSlot = ReturnType<typeof answerSlots>[number]

/** What the person has at the time of a slot. */
export type Conflict = {
  key: string
  subject: string
  href: string | undefined
  time: { instant: string; text: string }
}

/** The longest range that the calendar takes (`calendar.list` of the contract), in milliseconds. */
const longestRange = 62 * 86_400_000

/** Ranges that hold all slots; each begins with a slot. */
function rangesOf(slots: readonly SlotTime[]): { from: string; to: string }[] {
  const ranges: { from: string; to: string }[] = []
  for (const { start_time, end_time } of slots) {
    const last = ranges.at(-1)
    if (last && Date.parse(end_time) - Date.parse(last.from) < longestRange) last.to = end_time
    else ranges.push({ from: start_time, to: end_time })
  }
  return ranges
}

/**
 * The slots with what the person has in the calendar of the portal at the same time: meetings, and schedules they have subscribed to
 * (MEET-14). If the calendar cannot be read, there are none: the answers do not depend on it.
 */
export async function withConflicts(
  context: RequestContext,
  slots: AnswerSlot[],
  times: readonly SlotTime[],
): Promise<AnswerSlot[]> {
  const calls = rangesOf(times).map(({ from, to }) =>
    context.api.get("/calendar", { query: { from, to, mine: true, module: ["meeting", "schedule"] } }),
  )
  const events = (await Promise.all(calls)).flatMap((found) => (found.ok ? found.value.items : []))
  return slots.map((slot, at) => ({ ...slot, conflicts: conflictsOf(times[at], events, context) }))
}

function conflictsOf(slot: SlotTime | undefined, events: readonly Schemas["CalendarEvent"][], context: RequestContext) {
  if (!slot) return []
  const [from, to] = [Date.parse(slot.start_time), Date.parse(slot.end_time)]
  return events
    .filter(({ status, start_time, end_time }) => {
      return status !== "cancelled" && Date.parse(start_time) < to && Date.parse(end_time) > from
    })
    .map((event) => ({
      key: `${event.module} ${event.key}`,
      subject: event.subject,
      href: recordHref(context.alliance, event),
      time: timeOfDay(event.start_time, context),
    }))
}
