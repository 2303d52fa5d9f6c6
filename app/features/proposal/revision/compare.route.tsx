import type { LoaderFunctionArgs } from "@remix-run/node"
import { Form, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { PageHead, Section, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { compareView, type CompareView } from "./compare.server.ts"
import { Differences } from "./differences.tsx"

export const handle = { access: "group", title: "proposal.compare.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return compareView(context, params, request.url)
}

/** Compares any two revisions of a proposal; works without JavaScript and with screen readers (PROP-03). */
export default function CompareRevisions() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const { code, title, alliance, older, newer, isCut, isCoarse, isSame } = view
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
              <Differences view={view} />
            )}
          </Section>
        )}
      </Stack>
    </>
  )
}

function ChooseRevisions({ view: { older, newer, numbers, view } }: { view: CompareView }) {
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
      {view === "line" && <input type="hidden" name="view" value="line" />}
      {select("from", older.number)}
      {select("to", newer.number)}
      <button className="btn" type="submit">
        {intl.formatMessage({ id: "proposal.compare.submit" })}
      </button>
    </Form>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
