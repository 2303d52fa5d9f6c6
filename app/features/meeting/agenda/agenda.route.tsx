import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { EventKicker } from "#app/parts/event/event-head.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { AsOf } from "#app/parts/live/as-of.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { RefusedNote } from "#app/forms/submit/refused-note.tsx"
import { PageHead, Section, Split } from "#app/ui/layout/page.tsx"
import { meetingList } from "../meeting.list.ts"
import { meetingOf } from "../meeting.server.ts"
import { moveAgenda } from "./agenda.server.ts"
import { liveAgendaView } from "./agenda-view.server.ts"
import { AgendaItems } from "./agenda-items.tsx"
import { AgendaMoves } from "./agenda-moves.tsx"
import { AgendaNow, CurrentTopic } from "./current-topic.tsx"

export { revalidateRefused as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "group", title: "meeting-agenda.title" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agenda = liveAgendaView(await meetingOf(context, params), shellScopeFrom(params), context)
  const title = serverIntl(context.locale).formatMessage({ id: "meeting-agenda.title" })
  return { agenda, windowTitle: `${title} ${agenda.windowTitle}` }
}

export const action = moveAgenda

/** The agenda of a meeting while it takes place: everybody sees where the meeting is, the chair moves on (MEET-16). */
export default function LiveAgenda() {
  const intl = useIntl()
  const { agenda } = useLoaderData<typeof loader>()
  const { scope, href, windowTitle, subject, current, moves } = agenda
  const list = useListCrumb(meetingList, scope)
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: "meeting-agenda.of" }, { subject })}
        crumbs={[list, { href, text: windowTitle }]}
        kicker={<EventKicker {...agenda} />}
      />
      <AsOf />
      <RefusedNote lastResult={useActionData<typeof action>()} />
      <Split
        kind="even"
        main={
          <>
            <AgendaNow agenda={agenda} />
            {moves && <AgendaMoves moves={moves} />}
            {current && <CurrentTopic topic={current} />}
          </>
        }
        aside={
          <Section title={intl.formatMessage({ id: "meeting-agenda.topics" })}>
            <AgendaItems items={agenda.items} moves={moves} />
          </Section>
        }
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
