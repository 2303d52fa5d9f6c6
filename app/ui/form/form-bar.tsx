import type { ReactNode } from "react"

type FormBarProps = { children: ReactNode; /** The state of saving, at the end. */ state?: ReactNode }

/** The bar at the bottom of a long form: primary, Cancel, state of saving. */
export function FormBar({ children, state }: FormBarProps) {
  return (
    <div className="bar">
      {children}
      {state && <span className="muted">{state}</span>}
    </div>
  )
}
