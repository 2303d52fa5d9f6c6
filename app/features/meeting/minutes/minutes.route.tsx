import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { PrintPage } from "#app/parts/print/print-page.tsx"
import { printView } from "#app/parts/print/print-view.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { meetingOf } from "../meeting.server.ts"
import { meetingView } from "../detail/detail.server.ts"
import { MinutesDocument } from "./minutes-document.tsx"

export { pageLinks as links } from "#app/parts/frame/page-links.ts"

export const handle = { access: "group", title: "meeting.minutes", scripts: false } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const meeting = meetingView(await meetingOf(context, params), shellScopeFrom(params), context)
  const title = serverIntl(context.locale).formatMessage({ id: "meeting.minutes" })
  return { meeting, print: printView(context), windowTitle: `${title} ${meeting.windowTitle}` }
}

/** Agenda and minutes of a meeting as a printable document, without the shell (MEET-09, SHELL-08). */
export default function MeetingMinutes() {
  const intl = useIntl()
  const { meeting, print } = useLoaderData<typeof loader>()
  const back = {
    href: meetingPaths.detail(meeting.scope, meeting.id),
    text: intl.formatMessage({ id: "meeting.minutes.back" }),
  }
  return (
    <PrintPage back={back} print={print}>
      <MinutesDocument meeting={meeting} />
    </PrintPage>
  )
}

export { RootError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
