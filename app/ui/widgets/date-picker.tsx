import { localeOption } from "primereact/api"
import { Calendar, type CalendarDateTemplateEvent } from "primereact/calendar"
import { useMemo, useRef, type FocusEvent, type SyntheticEvent } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { dateOfText, textOfDate } from "./date-text.ts"
import { usePanelFocus } from "./use-panel-focus.ts"
import { ariaOf, type WidgetProps } from "./widget-props.ts"
import { WidgetProvider } from "./widget-provider.tsx"
import "../styles/date-picker.css"

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
  const language = useIntl().locale === "en" ? "en" : "zh"
  const name = (localeOption("monthNames", language) as string[])[month]
  return (
    <>
      <span aria-hidden="true">{day}</span>
      <span className="vh">
        <FormattedMessage id="ui.date.day" values={{ day: String(day), month: name, year: String(year) }} />
      </span>
    </>
  )
}

/**
 * PrimeReact's Calendar for one day. Its value is the native control's text, `2026-11-20` or empty. It displays the day in the format of
 * all pages (I18N-03) and accepts both formats as input.
 */
export default function DatePicker(props: WidgetProps<string>) {
  const { id, label, value, onChange, onLeave } = props
  const date = useMemo(() => dateOfText(value) ?? null, [value])
  const isOpen = useRef(false)
  const hasPicked = useRef(false)
  const typed = useRef("")
  const { watch, unwatch } = usePanelFocus()
  // a form may have several pickers, whose buttons and panels PrimeReact names "Choose Date"
  const named = { "aria-label": useIntl().formatMessage({ id: "ui.date.choose" }, { label }) }

  // Typed text is used only if it is a complete date or empty: PrimeReact would parse "2026-11-2" as the second day and rewrite
  // the text while the user types.
  const onPick = ({ value: picked, originalEvent }: { value?: Date | null; originalEvent?: SyntheticEvent }) => {
    const isTyped = originalEvent?.type === "input"
    hasPicked.current = !isTyped
    typed.current = isTyped ? (originalEvent.target as HTMLInputElement).value : ""
    const day = isTyped ? dateOfText(typed.current) : picked
    const isPartial = isTyped && typed.current !== "" && (typed.current.length < 10 || !day)
    if (!isPartial) onChange(day ? textOfDate(day) : "")
  }

  // Moving the focus from the input to its button or panel does not leave the field.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const date = dateOfText(typed.current)
    typed.current = ""
    if (date) onChange(textOfDate(date))
    if (!isOpen.current && !relatedTarget?.closest(".p-calendar, .p-datepicker")) onLeave()
  }
  const onShow = () => {
    isOpen.current = true
    watch(document.getElementById(document.getElementById(id)?.getAttribute("aria-controls") ?? ""))
  }
  const onHide = () => {
    isOpen.current = false
    unwatch()
    if (hasPicked.current) document.getElementById(id)?.focus()
    hasPicked.current = false
    onLeave()
  }

  return (
    <WidgetProvider>
      <Calendar
        inputId={id}
        value={date}
        showIcon
        showOnFocus={false}
        showOtherMonths
        selectOtherMonths
        ariaLabel={label}
        invalid={props.isInvalid}
        dateTemplate={(day) => <Day {...day} />}
        onChange={onPick}
        onBlur={onBlur}
        onShow={onShow}
        onHide={onHide}
        pt={{ ...accessible, input: { root: ariaOf(props) }, dropdownButton: { root: named }, panel: named }}
      />
    </WidgetProvider>
  )
}
