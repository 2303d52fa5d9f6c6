import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { ApiFailure } from "#app/api/failure.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvFile } from "#app/lib/csv.server.ts"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { meetingCsvHead, meetingCsvPages } from "./meeting-csv.server.ts"
import { meetingQuery } from "./meeting-query.ts"

export const handle = { access: "member" } satisfies RouteHandle

/** What a list of meetings shows, all of it, as a file: the list's own query, `mine` and `group` (SHELL-06). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { url: alliance } = allianceOf(context)
  const { searchParams } = new URL(request.url)
  const scope = { alliance, acronym: searchParams.get("group") ?? undefined, isMine: searchParams.has("mine") }
  const name = `${serverIntl(context.locale).formatMessage({ id: "meeting.list.title" })}.csv`
  const pages = meetingCsvPages(context, scope, meetingQuery.parse(request.url))
  return csvFile(name, meetingCsvHead(context), pages).catch(async (error: unknown) => {
    if (!(error instanceof ApiFailure) || error.failure.kind === "unauthorized") throw error
    await sendFlash(context, { tone: "stop", id: "meeting.csv.failed" })
    throw redirect(paths.meetings({ alliance }))
  })
}
