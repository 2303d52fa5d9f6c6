import type { LoaderFunctionArgs } from "@remix-run/node"
import { Form, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { PageHead, Section, Stack } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { compareView, type CompareView } from "./compare.server.ts"
import { Differences } from "./differences.tsx"

export const handle = { access: "group", title: "proposal.compare.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return compareView(context, params, request.url)
}

/** Compares any two revisions of a proposal; works without JavaScript and with screen readers (PROP-03). */
export default function CompareRevisions() {
  const view = useLoaderData<typeof loader>()
  const { code, title, alliance, older, newer, isCut, isCoarse, isSame } = view
  const href = proposalPaths.state(alliance, code)
  const numbers = { older: older.number, newer: newer.number }
  return (
    <>
      <PageHead
        crumbs={[{ href, text: `${code} ${title}` }]}
        title={<FormattedMessage id="proposal.compare.of" values={numbers} />}
        intro={<FormattedMessage id="proposal.compare.intro" />}
      />
      <Stack>
        <ChooseRevisions view={view} />
        {isCut && (
          <Note tone="hold" title={<FormattedMessage id="proposal.compare.cut" />}>
            <Link to={older.href}>
              <FormattedMessage id="proposal.revision-number" values={{ number: older.number }} />
            </Link>
            <FormattedMessage id="person.separator" />
            <Link to={newer.href}>
              <FormattedMessage id="proposal.revision-number" values={{ number: newer.number }} />
            </Link>
          </Note>
        )}
        {isCoarse && <Note tone="live" title={<FormattedMessage id="proposal.compare.coarse" />} />}
        {!isCut && (
          <Section title={<FormattedMessage id="proposal.compare.text" />}>
            {isSame ? (
              <p className="hint">
                <FormattedMessage id="proposal.compare.same" />
              </p>
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
      <span>
        <FormattedMessage id={`proposal.compare.${name}`} />
      </span>
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
        <FormattedMessage id="proposal.compare.submit" />
      </button>
    </Form>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
