import type { LoaderFunctionArgs } from "@remix-run/node"
import { Form, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { PageHead, Section, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { compareView, type CompareView, type Shown } from "./compare.server.ts"
import type { ReactNode } from "react"

export const handle = { access: "group", title: "proposal.compare.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return compareView(context, params, request.url)
}

/** Compares any two revisions of a proposal; works without JavaScript and with screen readers (PROP-03). */
export default function CompareRevisions() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const { code, title, alliance, older, newer, isCut, isCoarse, isSame, shown } = view
  const href = proposalPaths.state(alliance, code)
  const numbers = { older: older.number, newer: newer.number }
  return (
    <>
      <PageHead
        crumbs={[{ href, text: `${code} ${title}` }]}
        title={intl.formatMessage({ id: "proposal.compare.of" }, numbers)}
        intro={intl.formatMessage({ id: "proposal.compare.intro" })}
      />
      <Stack>
        <ChooseRevisions view={view} />
        {isCut && (
          <Note tone="hold" title={intl.formatMessage({ id: "proposal.compare.cut" })}>
            <a {...linkTo(older.href)}>
              {intl.formatMessage({ id: "proposal.revision-number" }, { number: older.number })}
            </a>
            {intl.formatMessage({ id: "person.separator" })}
            <a {...linkTo(newer.href)}>
              {intl.formatMessage({ id: "proposal.revision-number" }, { number: newer.number })}
            </a>
          </Note>
        )}
        {isCoarse && <Note tone="live" title={intl.formatMessage({ id: "proposal.compare.coarse" })} />}
        {!isCut && (
          <Section title={intl.formatMessage({ id: "proposal.compare.text" })}>
            {isSame ? (
              <p className="hint">{intl.formatMessage({ id: "proposal.compare.same" })}</p>
            ) : (
              <DiffText shown={shown} />
            )}
          </Section>
        )}
      </Stack>
    </>
  )
}

function ChooseRevisions({ view: { older, newer, numbers } }: { view: CompareView }) {
  const intl = useIntl()
  const select = (name: "from" | "to", value: number) => (
    <label>
      <span>{intl.formatMessage({ id: `proposal.compare.${name}` })}</span>
      <select name={name} defaultValue={value} key={value}>
        {numbers.map((number) => (
          <option key={number} value={number}>
            {intl.formatMessage({ id: "proposal.revision-number" }, { number })}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <Form method="get" className="filters">
      {select("from", older.number)}
      {select("to", newer.number)}
      <button className="btn" type="submit">
        {intl.formatMessage({ id: "proposal.compare.submit" })}
      </button>
    </Form>
  )
}

/** A comparison as text: insertions and deletions are marked, and announced to screen readers (PROP-03). */
function DiffText({ shown }: { shown: readonly Shown[] }) {
  return (
    <div className="prose diff">
      {shown.map((paragraph, at) => (
        // the paragraphs of a comparison never change their order
        <ShownParagraph key={at} paragraph={paragraph} />
      ))}
    </div>
  )
}

function ShownParagraph({ paragraph }: { paragraph: Shown }) {
  const intl = useIntl()
  if (paragraph.kind === "folded")
    return (
      <details>
        <summary>
          {intl.formatMessage({ id: "proposal.compare.folded" }, { count: paragraph.paragraphs.length })}
        </summary>
        {paragraph.paragraphs.map((text, at) => (
          <p key={at}>{text}</p>
        ))}
      </details>
    )
  if (paragraph.kind === "changed")
    return (
      <p>
        {paragraph.pieces.map(({ kind, text }, at) => (
          <Marked key={at} kind={kind}>
            {text}
          </Marked>
        ))}
      </p>
    )
  return (
    <p>
      <Marked kind={paragraph.kind}>{paragraph.text}</Marked>
    </p>
  )
}

function Marked({ kind, children }: { kind: "same" | "added" | "removed"; children: ReactNode }) {
  const intl = useIntl()
  if (kind === "same") return children
  const Tag = kind === "added" ? "ins" : "del"
  return (
    <Tag>
      <span className="vh">
        {intl.formatMessage({ id: kind === "added" ? "proposal.compare.inserted" : "proposal.compare.deleted" })}{" "}
      </span>
      {children}
      <span className="vh"> {intl.formatMessage({ id: "proposal.compare.end" })}</span>
    </Tag>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
