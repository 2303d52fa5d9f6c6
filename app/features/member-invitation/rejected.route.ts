import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvFile } from "#app/lib/csv.server.ts"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"
import { findImport } from "./import.server.ts"
import { rejectedHead, rejectedRows } from "./rejected.server.ts"

export const handle = {
  access: "member-admin",
  pageOf: ({ alliance = "", id = "" }) => paths.memberInvite(alliance, id),
} satisfies RouteHandle

/** The rows that are skipped, under the headings of the template and with the reason, to be mended and sent again (FORM-09). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const list = await findImport(context, params.id)
  if (!list) throw redirect(paths.memberInvite(allianceOf(context).url, params.id ?? ""))
  const intl = serverIntl(context.locale)
  const name = `${intl.formatMessage({ id: "member-invitation.rejected.file" })}.csv`
  return csvFile(name, rejectedHead(intl), rejectedRows(list, intl))
}
