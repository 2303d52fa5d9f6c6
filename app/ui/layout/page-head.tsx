import { useLocation } from "@remix-run/react"
import { useContext, type ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { Link } from "#app/ui/link.tsx"
import { ShellFrameContext, type Crumb, type ShellFrame } from "./shell-frame.ts"

type PageHeadProps = {
  /** Without it the shell's name is the title. */
  title?: ReactNode
  /**
   * The way here from the shell around the page, ending with the parent. A page without it is one of the shell's own: it
   * gets the shell's name, kicker and tabs. A page below a list gives the list, and the shell's own crumbs come before it.
   */
  crumbs?: Crumb[]
  /** References, the name in the other language, the boxed status. */
  kicker?: ReactNode
  /** A sentence under the title. */
  intro?: ReactNode
  /** One primary action, at most two more. */
  acts?: ReactNode
  /** `Keys`, `Tabs`. */
  children?: ReactNode
}

const noShell: ShellFrame = { crumbs: [], tabs: undefined }

/** The head of a page: where one is, what this is, what one can do. Holds the only `h1`. */
export function PageHead({ title, crumbs = [], kicker, intro, acts, children }: PageHeadProps) {
  const shell = useContext(ShellFrameContext) ?? noShell
  const own = crumbs.length === 0 ? shell : noShell
  return (
    <div className="head">
      <Crumbs steps={[...shell.crumbs, ...crumbs]} />
      <div className="title">
        <div>
          <Kicker>{kicker ?? own.kicker}</Kicker>
          <h1>
            <Title shell={own.name} page={title} />
          </h1>
          {intro && <p className="muted">{intro}</p>}
        </div>
        {acts && <div className="acts">{acts}</div>}
      </div>
      {own.tabs}
      {children}
    </div>
  )
}

function Kicker({ children }: { children: ReactNode }) {
  return children ? <p className="kicker">{children}</p> : null
}

function Title({ shell, page }: { shell: string | undefined; page: ReactNode }) {
  if (!page) return shell
  return shell === undefined ? page : <FormattedMessage id="ui.page.in-shell" values={{ shell, page }} />
}

function Crumbs({ steps }: { steps: Crumb[] }) {
  const intl = useIntl()
  const { pathname } = useLocation()
  // the page itself is its heading, not a step on the way to it
  const before = steps.filter(({ href }) => href !== pathname)
  if (before.length === 0) return null
  return (
    <nav className="crumbs" aria-label={intl.formatMessage({ id: "ui.crumbs" })}>
      <ol>
        {before.map(({ href, text }) => (
          <li key={href}>
            <Link to={href}>{text}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
