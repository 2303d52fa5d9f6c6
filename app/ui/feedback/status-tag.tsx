import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import type { StatusSymbol } from "./tone.ts"

type StatusTagProps = {
  symbol: StatusSymbol
  /** With a frame, as in a page head; without it in tables. */
  isBoxed?: boolean
  /** The label of the status. */
  children: ReactNode
}

/** A status with symbol, label and colour; the label is never omitted. */
export function StatusTag({ symbol, isBoxed, children }: StatusTagProps) {
  return (
    <span className={classNames("tag", isBoxed && "box")} data-s={symbol}>
      {children}
    </span>
  )
}
