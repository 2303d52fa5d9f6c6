import { type RefObject, useEffect, useState } from "react"
import { type IntlShape, useIntl } from "react-intl"
import { shownDay } from "#app/lib/shown-day.ts"
import { readDay } from "#app/lib/typed-date.ts"
import { readTime } from "#app/lib/typed-time.ts"
import { readWholeNumber } from "#app/lib/typed-number.ts"
import { instantsOf, shownAt } from "#app/lib/wall-clock.ts"
import { maxDays } from "./limits.ts"

const day = 86_400_000

/**
 * The end of the ballot that a form describes, as the clock of its zone shows it; undefined while something is missing or wrong.
 * @param text returns what stands in a field, e.g. "start.date"; empty if nothing does
 */
export function endOf(text: (name: string) => string): { day: string; time: string } | undefined {
  const start = readDay(text("start.date"))
  const preset = text("duration.preset")
  const days = Number(preset === "custom" ? readWholeNumber(text("duration.amount")) : preset)
  if (start.kind !== "day" || !(days >= 1 && days <= maxDays)) return undefined
  const zone = text("start.zone")
  const wall = { date: start.day, time: readTime(text("start.time")), zone, answer: text("start.answer") }
  const begin = instantsOf(wall)
  if (!begin) return undefined
  const end = new Date(shownAt(begin.first + days * day, zone)).toISOString()
  return { day: end.slice(0, 10), time: end.slice(11, 16) }
}

/** Says when the ballot ends that a form describes. @param text as in `endOf` @returns undefined while something is missing or wrong */
export function endText(intl: IntlShape, text: (name: string) => string): string | undefined {
  const end = endOf(text)
  return end && intl.formatMessage({ id: "ballot-form.ends" }, { ...end, day: shownDay(end.day, intl.locale) })
}

type BallotEndProps = {
  /** an element in the form */
  place: RefObject<HTMLElement>
  /** what the server says about the values that the form was opened with; undefined: other values are in it, which are read */
  first: string | undefined
}

/**
 * Says when the ballot ends, while its start and duration are being typed (VOTE-02). The first clock of a zone takes the browser of a slow phone
 * an eighth of a second, so the server says what it can.
 */
export default function BallotEnd({ place, first }: BallotEndProps) {
  const intl = useIntl()
  const [end, setEnd] = useState(first)
  useEffect(() => {
    const form = place.current?.closest("form")
    if (!form) return
    const read = () => {
      const typed = new FormData(form)
      setEnd(endText(intl, (name) => String(typed.get(name) ?? "")))
    }
    form.addEventListener("input", read)
    form.addEventListener("change", read)
    const early = first ? undefined : setTimeout(read)
    return () => {
      clearTimeout(early)
      form.removeEventListener("input", read)
      form.removeEventListener("change", read)
    }
  }, [place, first, intl])
  return end ?? null
}
