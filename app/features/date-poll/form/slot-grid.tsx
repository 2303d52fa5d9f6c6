import { useState } from "react"
import { useIntl } from "react-intl"
import { instantsOf, shownAt } from "#app/lib/wall-clock.ts"
import { maxSlots } from "./limits.ts"

type Typed = { date?: string | undefined; time?: string | undefined } | undefined

type SlotGridProps = {
  chosen: Typed[]
  onChange: (slots: { date: string; time: string }[]) => void
  zone: string
  minutes: number
  now: number
  people: { timezone: string; total: number }[]
  /** The weeks that can be shown: their days from Monday, with their text. */
  weeks: { date: string; text: string }[][]
}

const dayLength = 86_400_000
const hours = Array.from({ length: 15 }, (_, at) => `${String(at + 7).padStart(2, "0")}:00`)

/** Local hours in which people usually work. */
const working = { from: 9, to: 18 }

/** The number of people in whose working hours a meeting would be: from Monday to Friday, between nine and six. */
export function inWorkingHours(start: number, minutes: number, people: SlotGridProps["people"]): number {
  return people.reduce((sum, { timezone, total }) => sum + (isWorking(start, minutes, timezone) ? total : 0), 0)
}

function isWorking(start: number, minutes: number, zone: string): boolean {
  const shown = shownAt(start, zone)
  const midnight = Math.floor(shown / dayLength) * dayLength
  const weekday = new Date(shown).getUTCDay()
  const hour = (shown - midnight) / 3_600_000
  return weekday !== 0 && weekday !== 6 && hour >= working.from && hour + minutes / 60 <= working.to
}

/** A week of hours: a click on a cell proposes that time, another one takes it back. Shaded by how many people are at work then (MEET-14). */
export function SlotGrid({ chosen, onChange, zone, minutes, now, people, weeks }: SlotGridProps) {
  const intl = useIntl()
  const [week, setWeek] = useState(0)
  const days = weeks[week] ?? []
  const slots = chosen.flatMap((slot) => (slot?.date && slot.time ? [{ date: slot.date, time: slot.time }] : []))
  const toggle = (date: string, time: string) => {
    const others = slots.filter((slot) => slot.date !== date || slot.time !== time)
    const next = others.length < slots.length ? others : [...slots, { date, time }]
    onChange(next.sort((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`)))
  }
  const total = people.reduce((sum, one) => sum + one.total, 0)
  return (
    <div className="slot-grid">
      <div className="acts">
        <button type="button" className="btn quiet" disabled={week === 0} onClick={() => setWeek(week - 1)}>
          {intl.formatMessage({ id: "date-poll.form.week-before" })}
        </button>
        <button
          type="button"
          className="btn quiet"
          disabled={week === weeks.length - 1}
          onClick={() => setWeek(week + 1)}
        >
          {intl.formatMessage({ id: "date-poll.form.week-after" })}
        </button>
        {total > 0 && <small className="muted">{intl.formatMessage({ id: "date-poll.form.shaded" }, { total })}</small>}
      </div>
      <div className="slot-scroll" role="group" aria-label={intl.formatMessage({ id: "date-poll.slots" })}>
        <table>
          <thead>
            <tr>
              <td />
              {days.map(({ date, text }) => (
                <th key={date} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((time) => (
              <tr key={time}>
                <th scope="row">{time}</th>
                {days.map(({ date, text }) => (
                  <SlotCell
                    key={date}
                    label={`${text}, ${time}`}
                    isChosen={slots.some((slot) => slot.date === date && slot.time === time)}
                    isFull={slots.length >= maxSlots}
                    start={instantsOf({ date, time, zone })?.first}
                    onToggle={() => toggle(date, time)}
                    {...{ minutes, now, people, total }}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

type SlotCellProps = Pick<SlotGridProps, "minutes" | "now" | "people"> & {
  label: string
  isChosen: boolean
  /** No further slot is possible. */
  isFull: boolean
  /** Epoch milliseconds; undefined in an unknown time zone. */
  start: number | undefined
  /** Number of all people. */
  total: number
  onToggle: () => void
}

function SlotCell({ label, isChosen, isFull, start, minutes, now, people, total, onToggle }: SlotCellProps) {
  const intl = useIntl()
  const count = start === undefined ? 0 : inWorkingHours(start, minutes, people)
  const share = total === 0 ? 0 : Math.ceil((3 * count) / total)
  const isOff = start === undefined || (!isChosen && (isFull || start < now))
  const atWork = total > 0 ? intl.formatMessage({ id: "date-poll.form.at-work" }, { count, total }) : ""
  return (
    <td data-share={share}>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={[label, atWork].filter(Boolean).join(", ")}
        disabled={isOff}
        onClick={onToggle}
      >
        <span aria-hidden="true">{isChosen ? "✓" : count || ""}</span>
      </button>
    </td>
  )
}
