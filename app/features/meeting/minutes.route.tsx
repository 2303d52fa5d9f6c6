import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import { instantOf, moment, offsetText } from "#app/lib/time.server.ts"
import { allianceOf } from "#app/session/request-context.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Time } from "#app/ui/time.tsx"
import { meetingOf } from "./meeting-access.server.ts"
import { meetingView } from "./meeting-view.server.ts"
import { MinutesDocument } from "./minutes-document.tsx"

export const handle = { access: "group", title: "meeting.minutes", scripts: false } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { locale, zone } = context
  const now = instantOf(context.now)
  const meeting = meetingView(await meetingOf(context, params), placeFrom(params), context)
  const title = serverIntl(locale).formatMessage({ id: "meeting.minutes" })
  return {
    meeting,
    alliance: nameIn(locale, allianceOf(context)),
    made: moment(now, { locale, zone: zone.zone }),
    offset: offsetText(zone.zone, now),
    windowTitle: `${title} ${meeting.windowTitle}`,
  }
}

/** Agenda and minutes of a meeting as a document, without the shell, for print (MEET-09, SHELL-08). */
export default function MeetingMinutes() {
  const { meeting, alliance, made, offset } = useLoaderData<typeof loader>()
  return (
    <main className="page document" id="main">
      <nav className="no-print cluster between">
        <Link to={paths.meeting(meeting.place, meeting.id)}>
          <FormattedMessage id="meeting.minutes.back" />
        </Link>
        <span className="hint">
          <FormattedMessage id="meeting.minutes.print" />
        </span>
      </nav>
      <MinutesDocument meeting={meeting} alliance={alliance} />
      <footer className="hint">
        <FormattedMessage id="meeting.minutes.made" values={{ time: <Time moment={made} />, offset }} />
      </footer>
    </main>
  )
}

export { errorHeaders as headers } from "#app/parts/frame/error-headers.ts"
export { RootError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
