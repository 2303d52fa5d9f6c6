import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import type { Dial } from "./tone.ts"

type StatusTagProps = {
  dial: Dial
  /** Framed, as in a page's head; bare in tables. */
  isBoxed?: boolean
  /** The status in words. */
  children: ReactNode
}

/** A status: symbol, word and colour together, never one without the word. */
export function StatusTag({ dial, isBoxed, children }: StatusTagProps) {
  return (
    <span className={classNames("tag", isBoxed && "box")} data-s={dial}>
      {children}
    </span>
  )
}
