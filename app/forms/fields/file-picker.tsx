import type { ReactNode } from "react"
import { useIntl } from "react-intl"

type FilePickerProps = { isMultiple: boolean | undefined; /** The file input. */ children: ReactNode }

/** Marks a picker without files. The attribute is not React's: nothing is rendered again for it when the page comes alive (P27). */
function markBare(picker: HTMLElement | null): void {
  const files = picker?.querySelector("input")?.files
  picker?.toggleAttribute("data-bare", !files?.length)
}

/**
 * A file input whose button has our words: the browser's are in the browser's language. The input stays what is clicked, focused and sent.
 * The browser also writes the names of the chosen files beside its button. With scripts that text is hidden while there are none, because
 * then it says so in its own language; without scripts nobody could hide it in time.
 */
export function FilePicker({ isMultiple, children }: FilePickerProps) {
  const intl = useIntl()
  return (
    <span className="picker" ref={markBare} onChange={({ currentTarget }) => markBare(currentTarget)}>
      <span aria-hidden="true">
        {intl.formatMessage({ id: isMultiple ? "form.file.choose-many" : "form.file.choose" })}
      </span>
      {children}
    </span>
  )
}
