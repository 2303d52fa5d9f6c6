import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { memberPaths } from "#app/lib/paths/member.ts"
import { xlsxFile } from "#app/parts/import/xlsx-file.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { findImport } from "#app/parts/import/list-view.server.ts"
import { skippedRows } from "#app/parts/import/rejected.server.ts"
import { param } from "#app/lib/route-params.ts"

export const handle = {
  access: "member-admin",
  pageOf: ({ alliance = "", id = "" }) => memberPaths.invite(alliance, id),
} satisfies RouteHandle

/** Serves the skipped rows as a workbook with the template's headings and the reasons, to be corrected and uploaded again (FORM-09). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const list = await findImport(context, params.id)
  if (!list) throw redirect(memberPaths.invite(context.alliance, param(params, "id")))
  const intl = serverIntl(context.locale)
  const name = `${intl.formatMessage({ id: "member-invitation.rejected.file" })}.xlsx`
  return xlsxFile(name, skippedRows(list, intl))
}
