import { Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { useIntl } from "react-intl"

type PageHeadProps = {
  title: ReactNode
  /** The way here, ending with the parent. */
  crumbs?: { href: string; text: string }[]
  /** References, the name in the other language, the boxed status. */
  kicker?: ReactNode
  /** A sentence under the title. */
  intro?: ReactNode
  /** One primary action, at most two more. */
  acts?: ReactNode
  /** `Keys`, `Tabs`. */
  children?: ReactNode
}

/** The head of a page: where one is, what this is, what one can do. Holds the only `h1`. */
export function PageHead({ title, crumbs = [], kicker, intro, acts, children }: PageHeadProps) {
  const intl = useIntl()
  return (
    <div className="head">
      {crumbs.length > 0 && (
        <nav className="crumbs" aria-label={intl.formatMessage({ id: "ui.crumbs" })}>
          <ol>
            {crumbs.map((crumb) => (
              <li key={crumb.href}>
                <Link to={crumb.href}>{crumb.text}</Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="title">
        <div>
          {kicker && <p className="kicker">{kicker}</p>}
          <h1>{title}</h1>
          {intro && <p className="muted">{intro}</p>}
        </div>
        {acts && <div className="acts">{acts}</div>}
      </div>
      {children}
    </div>
  )
}
