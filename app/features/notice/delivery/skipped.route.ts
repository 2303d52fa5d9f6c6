import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { param } from "#app/lib/route-params.ts"
import { findImport } from "#app/parts/import/list-view.server.ts"
import { skippedRows } from "#app/parts/import/rejected.server.ts"
import { xlsxFile } from "#app/parts/import/xlsx-file.server.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = {
  access: "group",
  pageOf: ({ alliance = "", id = "", importId = "" }) => noticePaths.recipientsCheck({ alliance }, id, importId),
} satisfies RouteHandle

/** Serves the skipped rows with the reasons, to be corrected and uploaded again (FORM-09). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { alliance, locale } = context
  const list = await findImport(context, param(params, "importId"))
  if (!list) throw redirect(noticePaths.recipientsCheck({ alliance }, param(params, "id"), param(params, "importId")))
  const intl = serverIntl(locale)
  const name = `${intl.formatMessage({ id: "member-invitation.rejected.file" })}.xlsx`
  return xlsxFile(name, skippedRows(list, intl))
}
