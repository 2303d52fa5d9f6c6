import { type RefObject, useEffect, useState } from "react"
import { useIntl } from "react-intl"
import { shownDay } from "#app/lib/shown-day.ts"
import { readDay } from "#app/lib/typed-date.ts"
import { readTime } from "#app/lib/typed-time.ts"
import { readWholeNumber } from "#app/lib/typed-number.ts"
import { instantsOf, shownAt } from "#app/lib/wall-clock.ts"
import { maxDays } from "./limits.ts"

const day = 86_400_000

/** The end of the ballot that a form describes, as the clock of its zone shows it; undefined while something is missing or wrong. */
export function endOf(form: FormData): { day: string; time: string } | undefined {
  const text = (name: string) => String(form.get(name) ?? "")
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

/** Says when the ballot ends, while its start and duration are being typed (VOTE-02). @param place an element in the form */
export default function BallotEnd({ place }: { place: RefObject<HTMLElement> }) {
  const intl = useIntl()
  const [end, setEnd] = useState<ReturnType<typeof endOf>>()
  useEffect(() => {
    const form = place.current?.closest("form")
    if (!form) return
    const read = () => setEnd(endOf(new FormData(form)))
    form.addEventListener("input", read)
    form.addEventListener("change", read)
    const first = setTimeout(read)
    return () => {
      clearTimeout(first)
      form.removeEventListener("input", read)
      form.removeEventListener("change", read)
    }
  }, [place])
  if (!end) return null
  return intl.formatMessage({ id: "ballot-form.ends" }, { day: shownDay(end.day, intl.locale), time: end.time })
}
