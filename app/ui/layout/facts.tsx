import type { ReactNode } from "react"

/** A term and its value; without a value the fact is left out. */
export type Fact = { term: ReactNode; value: ReactNode; note?: ReactNode }

type FactsProps = {
  items: Fact[]
  /** `facts`: the list aside; `keys`: at most five facts in the page's head; `stats`: big numbers with a note. */
  kind?: "facts" | "keys" | "stats"
}

/** Facts as a definition list. */
export function Facts({ items, kind = "facts" }: FactsProps) {
  return (
    <dl className={kind}>
      {items.map(
        ({ term, value, note }, index) =>
          value !== undefined &&
          value !== null && (
            <div key={index}>
              <dt>{term}</dt>
              <dd>
                {value}
                {note && <small> {note}</small>}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
