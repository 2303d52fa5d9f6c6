import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"

/** Parts below one another with one rhythm: 8, 24 or 48 px apart. */
export function Stack({ gap, children }: { gap?: "tight" | "loose"; children: ReactNode }) {
  return <div className={classNames("stack", gap)}>{children}</div>
}
