import { useLocation } from "@remix-run/react"
import { type ReactNode, useContext, useId } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { classNames } from "#app/ui/class-names.ts"
import { Link } from "#app/ui/link.tsx"
import { type Crumb, type ShellFrame, ShellFrameContext } from "./shell.tsx"

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

type SectionProps = {
  title: ReactNode
  /** Links or small print at the end of the section's head. */
  aside?: ReactNode
  /** For links from elsewhere on the page. */
  id?: string
  children: ReactNode
}

/** A section of a page under a ruled head. */
export function Section({ title, aside, id, children }: SectionProps) {
  const headingId = useId()
  return (
    <section className="sec" id={id} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

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

/** Parts below one another with one rhythm: 8, 24 or 48 px apart. */
export function Stack({ gap, children }: { gap?: "tight" | "loose"; children: ReactNode }) {
  return <div className={classNames("stack", gap)}>{children}</div>
}

/** What this person can do now: a title, a sentence on the consequence, then the buttons. */
export function Panel({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section className="panel" id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  )
}
