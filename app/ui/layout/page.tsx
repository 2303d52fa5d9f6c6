import { useLocation } from "@remix-run/react"
import { type ReactNode, useContext, useId } from "react"
import { type IntlShape, useIntl } from "react-intl"
import { classNames } from "#app/ui/class-names.ts"
import { linkTo } from "#app/ui/link.tsx"
import { textLang } from "#app/ui/text-lang.ts"
import { type Crumb, type ShellFrame, ShellFrameContext } from "./shell.tsx"

type PageHeadProps = {
  /** Default: the shell's name. */
  title?: ReactNode
  /**
   * Breadcrumbs from the shell around the page to the parent page. A page without breadcrumbs is one of the shell's own: it shows
   * the shell's name, kicker and tabs. A page below a list passes the list; the shell's own breadcrumbs are put before it.
   */
  crumbs?: Crumb[]
  /** References, the name in the other language, the boxed status. */
  kicker?: ReactNode
  /** A sentence under the title. */
  intro?: ReactNode
  /** One primary action, at most two more. */
  actions?: ReactNode
  /** `Keys`, `Tabs`. */
  children?: ReactNode
}

const noShell: ShellFrame = { crumbs: [], tabs: undefined }

/** The head of a page: breadcrumbs, title and actions. It contains the only `h1`. */
export function PageHead({ title, crumbs = [], kicker, intro, actions, children }: PageHeadProps) {
  const shell = useContext(ShellFrameContext) ?? noShell
  const intl = useIntl()
  const own = crumbs.length === 0 ? shell : noShell
  const above = kicker ?? own.kicker
  return (
    <div className="head">
      <Crumbs steps={[...shell.crumbs, ...crumbs]} />
      <div className="title">
        <div>
          {above && <p className="kicker">{above}</p>}
          <h1 lang={textLang(shell.name ? undefined : title, intl.locale)}>{titleOf(intl, own.name, title)}</h1>
          {intro && <p className="muted">{intro}</p>}
        </div>
        {actions && <div className="acts">{actions}</div>}
        {/* the end of the actions, at which the stylesheet shows them */}
        {actions && <span hidden />}
      </div>
      {own.tabs}
      {children}
    </div>
  )
}

function titleOf(intl: IntlShape, shell: string | undefined, page: ReactNode) {
  if (!page) return shell
  return shell === undefined ? page : intl.formatMessage({ id: "ui.page.in-shell" }, { shell, page })
}

function Crumbs({ steps }: { steps: Crumb[] }) {
  const intl = useIntl()
  const { pathname } = useLocation()
  // the current page is not a breadcrumb, because it is the heading
  const before = steps.filter(({ href }) => href !== pathname)
  if (before.length === 0) return null
  return (
    <nav className="crumbs" aria-label={intl.formatMessage({ id: "ui.crumbs" })}>
      <ol>
        {before.map(({ href, text }) => (
          <li key={href}>
            <a lang={textLang(text, intl.locale)} {...linkTo(href)}>
              {text}
            </a>
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
  /** Target of links on the same page. */
  id?: string
  children: ReactNode
}

/** A section of a page, with a line under its heading. */
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

/** A term and its value; a fact without a value is omitted. */
export type Fact = { term: ReactNode; value: ReactNode; note?: ReactNode }

type FactsProps = {
  items: Fact[]
  /** `facts`: a list in the side column; `keys`: at most five facts in the page head; `stats`: big numbers with a note. */
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
  /** `facts`: a narrow side column; `even`: columns in the ratio five to three. */
  kind?: "facts" | "even"
}

/** A main column and a side column, which follows the main one on narrow screens. */
export function Split({ main, aside, kind = "facts" }: SplitProps) {
  return (
    <div className={classNames("split", kind === "even" && "even")}>
      <div className="stack">{main}</div>
      {kind === "facts" ? <aside className="stack">{aside}</aside> : <div className="stack">{aside}</div>}
    </div>
  )
}

/** Stacks elements with equal gaps: 8, 24 or 48 px. */
export function Stack({ gap, children }: { gap?: "tight" | "loose"; children: ReactNode }) {
  return <div className={classNames("stack", gap)}>{children}</div>
}

/** A panel for the actions available to the user: a title, a sentence about the consequence, then the buttons. */
export function Panel({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section className="panel" id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  )
}
