import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"

type SplitProps = {
  main: ReactNode
  aside: ReactNode
  /** `facts`: a narrow column aside; `even`: five to three. */
  kind?: "facts" | "even"
}

/** Main column and a column aside, which follows the main one on narrow pages. */
export function Split({ main, aside, kind = "facts" }: SplitProps) {
  return (
    <div className={classNames("split", kind === "even" && "even")}>
      <div className="stack">{main}</div>
      {kind === "facts" ? <aside className="stack">{aside}</aside> : <div className="stack">{aside}</div>}
    </div>
  )
}
