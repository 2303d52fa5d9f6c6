import type { ButtonHTMLAttributes } from "react"
import { useHydrated } from "#app/ui/use-hydrated.ts"

type AddRowButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Id of the field that it adds. */
  adds: string
}

/** A button that adds rows to a form. Without scripts the answer is shown from the first new field; with scripts it gets the focus. */
export function AddRowButton({ adds, ...props }: AddRowButtonProps) {
  const isHydrated = useHydrated()
  return (
    <button
      className="btn"
      {...props}
      formAction={isHydrated ? undefined : `#${adds}`}
      onMouseDown={(event) => event.preventDefault()}
    />
  )
}

/** The button that removes a row; its label says which. */
export function RemoveRowButton({ label, ...props }: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
  return (
    <button
      {...props}
      type="submit"
      className="btn quiet"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
    >
      <span aria-hidden="true">×</span>
    </button>
  )
}
