import type { LoaderFunctionArgs } from "@remix-run/node"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { invitationFile } from "./invitation.server.ts"

export const handle = {
  access: "public",
  pageOf: ({ alliance = "", id = "", token = "" }) => meetingPaths.invitation(alliance, id, token),
} satisfies RouteHandle

/** Serves the meeting of a signed link as a calendar file, without a session (MEET-18). */
export function loader({ params, context }: LoaderFunctionArgs) {
  return invitationFile(context, params)
}
