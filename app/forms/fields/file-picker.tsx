import { type ReactNode, useState } from "react"
import { useIntl } from "react-intl"
import { useHydrated } from "#app/ui/use-hydrated.ts"

type FilePickerProps = { isMultiple: boolean | undefined; /** The file input. */ children: ReactNode }

/**
 * A file input whose button has our words: the browser's are in the browser's language. The input stays what is clicked, focused and sent.
 * The browser also writes the names of the chosen files beside its button. With scripts that text is hidden while there are none, because
 * then it says so in its own language; without scripts nobody could hide it in time.
 */
export function FilePicker({ isMultiple, children }: FilePickerProps) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const [hasFiles, setHasFiles] = useState(false)
  return (
    <span
      className="picker"
      data-bare={isHydrated && !hasFiles ? "" : undefined}
      onChange={({ target }) => setHasFiles(((target as HTMLInputElement).files?.length ?? 0) > 0)}
    >
      <span aria-hidden="true">
        {intl.formatMessage({ id: isMultiple ? "form.file.choose-many" : "form.file.choose" })}
      </span>
      {children}
    </span>
  )
}
