import { Calendar } from "primereact/calendar"
import { dateOfText, textOfDate } from "./date-text.ts"
import { ariaOf, type WidgetProps } from "./widget-props.ts"
import { WidgetProvider } from "./widget-provider.tsx"
import "../styles/date-picker.css"

type DayContext = { context: { selected: boolean } }

/** What PrimeReact's own markup lacks for screen readers: days are buttons, month and year are named by what they show. */
const accessible = {
  dayLabel: ({ context }: DayContext) => ({
    role: "button",
    "aria-selected": undefined,
    "aria-pressed": context.selected,
  }),
  monthTitle: { "aria-label": undefined },
  yearTitle: { "aria-label": undefined },
}

/** PrimeReact's Calendar for one day. Its value is the native control's text, `2026-11-20` or empty. */
export default function DatePicker(props: WidgetProps<string>) {
  const { id, label, value, onChange, onLeave } = props
  return (
    <WidgetProvider>
      <Calendar
        inputId={id}
        value={dateOfText(value) ?? null}
        dateFormat="yy-mm-dd"
        showIcon
        showOtherMonths
        selectOtherMonths
        ariaLabel={label}
        invalid={props.isInvalid}
        onChange={(event) => onChange(event.value ? textOfDate(event.value) : "")}
        onBlur={onLeave}
        pt={{ ...accessible, input: { root: ariaOf(props) } }}
      />
    </WidgetProvider>
  )
}
