import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Facts, PageHead, Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { textLang } from "#app/ui/text-lang.ts"
import { Time } from "#app/ui/time.tsx"
import { decisionList } from "./decision.list.ts"
import { decisionOf, decisionView, type DecisionView } from "./decision.server.ts"
import { decisionStatusTexts, decisionSymbols } from "./decision.status.ts"

export const handle = { access: "group", title: "decision.detail.title" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const scope = shellScopeFrom(params)
  const decision = await decisionOf(context, params)
  const { locale, zone } = context
  const view = decisionView(decision, scope, context)
  const approved = {
    time: momentWithZone(decision.approved_time, { locale, zone }),
    name: personView(decision.approved_by, locale).name,
  }
  return { scope, decision: view, approved, windowTitle: view.reference }
}

/** One decision: its text, and where it comes from (MEET-15). */
export default function DecisionDetail() {
  const intl = useIntl()
  const { scope, decision, approved } = useLoaderData<typeof loader>()
  const { number, groupNumber, reference, text, status } = decision
  const list = useListCrumb(decisionList, scope)
  return (
    <>
      <PageHead
        crumbs={[list]}
        title={intl.formatMessage({ id: "decision.title" }, { number: reference })}
        kicker={
          <>
            <span className="ref">{number}</span> {groupNumber && <span className="ref">{groupNumber}</span>}{" "}
            <StatusTag symbol={decisionSymbols[status]} isBoxed>
              {intl.formatMessage({ id: decisionStatusTexts[status] })}
            </StatusTag>
          </>
        }
      />
      {status === "withdrawn" && <Note tone="hold">{intl.formatMessage({ id: "decision.withdrawn" })}</Note>}
      <p className="lines" lang={textLang(text, intl.locale)}>
        {text}
      </p>
      <Section title={intl.formatMessage({ id: "event.facts" })}>
        <Origins decision={decision} approved={approved} />
      </Section>
    </>
  )
}

type OriginsProps = {
  decision: DecisionView
  /** Who approved the minutes that it stands in, and when. */
  approved: { time: Parameters<typeof Time>[0]["moment"]; name: string }
}

/** When, in which meeting, under which topic and by which ballot it was decided. */
function Origins({ decision, approved }: OriginsProps) {
  const intl = useIntl()
  const { meeting, ballot, topic, group, decided } = decision
  const link = ({ href, number, subject }: DecisionView["meeting"]) => (
    <>
      <span className="ref">{number}</span>{" "}
      <a lang={textLang(subject, intl.locale)} {...linkTo(href)}>
        {subject}
      </a>
    </>
  )
  return (
    <Facts
      items={[
        { term: intl.formatMessage({ id: "decision.decided" }), value: <Time moment={decided} /> },
        { term: intl.formatMessage({ id: "decision.meeting" }), value: link(meeting) },
        { term: intl.formatMessage({ id: "decision.topic" }), value: topic },
        { term: intl.formatMessage({ id: "decision.ballot" }), value: ballot && link(ballot) },
        {
          term: intl.formatMessage({ id: "event.group" }),
          value: group ?? intl.formatMessage({ id: "event.whole-alliance" }),
        },
        { term: intl.formatMessage({ id: "decision.approved" }), value: <Time moment={approved.time} /> },
        { term: intl.formatMessage({ id: "decision.approved-by" }), value: approved.name },
      ]}
    />
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
