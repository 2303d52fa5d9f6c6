import { type ComponentType, useEffect, useState } from "react"
import { useIntl } from "react-intl"
import { shownDay } from "#app/lib/shown-day.ts"
import { readDay } from "#app/lib/typed-date.ts"
import { CalendarIcon } from "./calendar-icon.tsx"
import type { DatePickerProps } from "./widget-props.ts"
import "../styles/widgets.css"
import "../styles/date-picker.css"

/**
 * When the user leaves the text field, a day in another spelling is shown as pages show it (I18N-03), so the user sees how it was read.
 * Any other text stays as it was typed.
 */
function useReadBack(id: string, onChange: (text: string) => void): void {
  const { locale } = useIntl()
  useEffect(() => {
    const readBack = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.id !== id) return
      const reading = readDay(target.value)
      const shown = reading.kind === "day" ? shownDay(reading.day, locale) : target.value
      if (shown !== target.value) onChange(shown)
    }
    document.addEventListener("change", readBack)
    return () => document.removeEventListener("change", readBack)
  }, [id, locale, onChange])
}

const loadPanel = () => import("./date-panel.tsx")

/** Fetches the panel when somebody points at its button. If that fails, the day can still be typed. */
const fetchPanel = () => void loadPanel().catch(() => undefined)

/**
 * A button next to the text field of a day. Pressed for the first time, it becomes PrimeReact's Calendar: that renders the days of a month even
 * while it is closed, a tenth of a second for each field on a slow phone, and its code is as large as the rest of a form.
 */
export default function DatePicker(props: DatePickerProps) {
  const { controlId, label, onChange } = props
  const intl = useIntl()
  const [Panel, setPanel] = useState<ComponentType<DatePickerProps>>()
  useReadBack(controlId, onChange)
  if (Panel) return <Panel {...props} />
  const open = () =>
    void loadPanel().then(
      ({ default: panel }) => setPanel(() => panel),
      () => undefined,
    )
  return (
    <span className="p-calendar">
      <button
        type="button"
        className="p-button p-component p-button-icon-only"
        aria-haspopup="dialog"
        aria-expanded="false"
        aria-label={intl.formatMessage({ id: "ui.date.choose" }, { label })}
        onPointerEnter={fetchPanel}
        onFocus={fetchPanel}
        onClick={open}
      >
        <CalendarIcon />
      </button>
    </span>
  )
}
