import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { param } from "#app/lib/route-params.ts"
import { EventFacts } from "#app/parts/event/event-facts.tsx"
import { People, PeopleSection } from "#app/parts/event/people-section.tsx"
import { loadOperationLog } from "#app/parts/operation-log/operation-log.server.ts"
import { OperationLog } from "#app/parts/operation-log/operation-log.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Section, Split } from "#app/ui/layout/page.tsx"
import { datePollOf } from "../date-poll.server.ts"
import { AnswersTable } from "./answers-table.tsx"
import { datePollView } from "./detail.server.ts"
import { OwnAnswers } from "./own-answers.tsx"
import { PollHead, PollNext } from "./poll-head.tsx"
import { RankedSlots } from "./ranked-slots.tsx"

export const handle = { access: "group", title: "date-poll.detail.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const widgets = settleWidgets({ log: loadOperationLog(context, "date_poll", param(params, "id")) }, request, context)
  const view = datePollOf(context, params).then((found) => datePollView(found, params, context))
  const [poll, { log }] = await Promise.all([view, widgets])
  return { poll, windowTitle: poll.windowTitle, log }
}

/** One date poll: the person's own answers, the slots with the best first, and who answered what (MEET-14). */
export default function DatePollDetail() {
  const intl = useIntl()
  const { poll, log } = useLoaderData<typeof loader>()
  const invited = intl.formatMessage({ id: "date-poll.invited" })
  return (
    <>
      <PollHead poll={poll} />
      <Split
        main={
          <>
            <PollNext poll={poll} />
            <RichText html={poll.html} />
            {poll.own && <OwnAnswers own={poll.own} />}
            <RankedSlots poll={poll} />
            {poll.people && poll.people.length > 0 && <AnswersTable people={poll.people} slots={poll.slots} />}
            <PeopleSection title={invited} view={poll.participants} reminder={poll.reminder}>
              {poll.required.length > 0 && (
                <>
                  <h3>{intl.formatMessage({ id: "date-poll.required" })}</h3>
                  <People people={poll.required} />
                </>
              )}
            </PeopleSection>
            <Section id="log" title={intl.formatMessage({ id: "operation-log.title" })}>
              <OperationLog from={log} />
            </Section>
          </>
        }
        aside={<EventFacts event={poll} people={poll.participants} peopleTerm={invited} />}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
