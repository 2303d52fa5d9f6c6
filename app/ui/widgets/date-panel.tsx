import { localeOption } from "primereact/api"
import { Calendar, type CalendarDateTemplateEvent } from "primereact/calendar"
import { useEffect, useMemo, useRef, useState } from "react"
import { useIntl } from "react-intl"
import { shownDay } from "#app/lib/shown-day.ts"
import { readDay } from "#app/lib/typed-date.ts"
import { CalendarIcon } from "./calendar-icon.tsx"
import { dateOfDay, dayOfDate } from "./day-date.ts"
import type { DatePickerProps } from "./widget-props.ts"
import { WidgetProvider } from "./widget-provider.tsx"

type DayContext = { context: { selected: boolean } }

/** Fixes PrimeReact's markup for screen readers: days become buttons; month and year are named by their text. */
const accessible = {
  dayLabel: ({ context }: DayContext) => ({
    role: "button",
    "aria-selected": undefined,
    "aria-pressed": context.selected,
  }),
  monthTitle: { "aria-label": undefined },
  yearTitle: { "aria-label": undefined },
}

/** A day of the panel. Screen readers read out the whole date, because the arrow keys also move into other months. */
function Day({ day, month, year }: CalendarDateTemplateEvent) {
  const intl = useIntl()
  const language = intl.locale === "en" ? "en" : "zh"
  const name = (localeOption("monthNames", language) as string[])[month]
  return (
    <>
      <span aria-hidden="true">{day}</span>
      <span className="vh">
        {intl.formatMessage({ id: "ui.date.day" }, { day: String(day), month: name, year: String(year) })}
      </span>
    </>
  )
}

/** Opens the Calendar with this id once PrimeReact has rendered it a second time, after its own effects: the panel would not get the focus before. */
function useOpened(id: string): void {
  const [isComplete, setComplete] = useState(false)
  useEffect(() => {
    if (!isComplete) return queueMicrotask(() => setComplete(true))
    const button = document.getElementById(id)?.parentElement?.querySelector("button")
    button?.focus() // the button that was pressed is gone
    button?.click()
  }, [id, isComplete])
}

/**
 * PrimeReact's Calendar with its button, opened when it is rendered for the first time. Its own input is hidden: it would replace a text
 * that it cannot read by another day (docs/decisions/030-typed-values.md).
 */
export default function DatePanel({ id, controlId, label, value, onChange, onLeave }: DatePickerProps) {
  const intl = useIntl()
  const reading = useMemo(() => readDay(value), [value])
  const date = useMemo(() => (reading.kind === "day" ? dateOfDay(reading.day) : null), [reading])
  const hasPicked = useRef(false)
  const { watch, unwatch } = usePanelFocus()
  useOpened(id)
  // a form may have several pickers, whose buttons and panels PrimeReact names "Choose Date"
  const named = { "aria-label": intl.formatMessage({ id: "ui.date.choose" }, { label }) }
  const control = () => document.getElementById(controlId)

  const onPick = (picked: Date | null | undefined) => {
    hasPicked.current = true
    if (picked) onChange(shownDay(dayOfDate(picked), intl.locale))
  }
  const onShow = () => {
    watch(document.getElementById(document.getElementById(id)?.getAttribute("aria-controls") ?? ""))
  }
  const onHide = () => {
    unwatch()
    if (hasPicked.current) control()?.focus()
    hasPicked.current = false
    onLeave()
  }
  // PrimeReact focuses its own input when the panel closes
  const hidden = { className: "covered", tabIndex: -1, "aria-hidden": true, onFocus: () => control()?.focus() }

  return (
    <WidgetProvider>
      <Calendar
        inputId={id}
        value={date}
        showIcon
        icon={<CalendarIcon />}
        showOnFocus={false}
        showOtherMonths
        selectOtherMonths
        dateTemplate={(day) => <Day {...day} />}
        onChange={({ value: picked }) => onPick(picked)}
        onShow={onShow}
        onHide={onHide}
        pt={{
          ...accessible,
          input: { root: hidden },
          dropdownButton: { root: { ...named, tabIndex: 0 } },
          panel: named,
        }}
      />
    </WidgetProvider>
  )
}

const days = ['[data-p-highlight="true"]', ".p-datepicker-today span", 'td span:not([data-p-disabled="true"])']

function focusDay(panel: Element): void {
  const day = days.map((selector) => panel.querySelector<HTMLElement>(selector)).find(Boolean)
  if (!day) return
  day.tabIndex = 0
  day.focus()
}

/**
 * Keeps the focus in the date picker's panel. PrimeReact 10.9.9 recreates its table of days on every render, also on the one after the
 * focus has moved into it, so the focus returns to the document. It is then moved to the selected day, or to today.
 */
function usePanelFocus() {
  const observer = useRef<MutationObserver>()

  const watch = (panel: Element | null) => {
    if (!panel) return
    const restore = () => {
      if (document.activeElement === document.body) focusDay(panel)
    }
    restore()
    observer.current = new MutationObserver(restore)
    observer.current.observe(panel, { childList: true, subtree: true })
  }

  const unwatch = () => observer.current?.disconnect()

  return { watch, unwatch }
}
