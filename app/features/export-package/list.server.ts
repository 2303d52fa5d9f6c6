import type { components, operations } from "#openapi/generated/schema.d.ts"
import { exportPackageStatusValues } from "#openapi/generated/values/export-package-status.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { fileSize } from "#app/lib/file-size.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { exportPaths } from "#app/lib/paths/export.ts"
import { moment, zoneHere } from "#app/lib/time.server.ts"
import { type ExportModule, exportModules } from "#app/parts/export/export-address.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { exportTitles } from "./export-place.server.ts"
import type { ExportSearch } from "./export.status.ts"

type Package = components["schemas"]["ExportPackage"]
type Query = NonNullable<operations["export-package.list"]["parameters"]["query"]>

/** Builds the query of `export-package.list` for a search. */
export function exportListQuery(search: ExportSearch): Query {
  const { status, module } = search.filters
  return { ...listParameters(search), status: status && [status], module: module && [module] }
}

/** Formats a package as a row of the list; `percent` is set only while it is packing. */
export function packageView(item: Package, context: RequestContext) {
  const { locale, zone } = context
  const intl = serverIntl(locale)
  const style = { locale, zone }
  const { id, subject, memo, module, status, format, size, actions } = item
  const title = module in exportTitles ? intl.formatMessage({ id: exportTitles[module as ExportModule] }) : undefined
  return {
    id,
    subject,
    memo,
    module: title === subject ? undefined : title,
    status,
    format,
    size: size === null ? undefined : fileSize(size, intl),
    created: moment(item.created_time, style),
    expiry: item.expiry_time === null ? undefined : moment(item.expiry_time, style),
    percent: item.progress_percent ?? undefined,
    href: actions.includes("download") ? exportPaths.file(context.alliance, id) : undefined,
    canRepeat: actions.includes("repeat"),
    canDelete: actions.includes("delete"),
    key: newIdempotencyKey(),
  }
}

export type PackageView = ReturnType<typeof packageView>

/** Returns one page of the user's export packages (ACC-02, DL-04). */
export async function listPackages(context: RequestContext, search: ExportSearch) {
  const list = valueOf(await context.api.get("/export-package", { query: exportListQuery(search) }))
  return {
    items: list.items.map((item) => packageView(item, context)),
    modules: exportModules.map((value) => ({
      value,
      text: serverIntl(context.locale).formatMessage({ id: exportTitles[value] }),
    })),
    total: list.total,
    zone: zoneHere(context),
    counts: exportPackageStatusValues.map((status) => ({ status, count: list.counts[status] })),
  }
}

/** Progress of a package that is being packed. */
export type Packing = { id: string; percent: number }

/** Returns the user's packages that are being packed now; more than one page of 200 is not expected. */
export async function listPacking({ api }: RequestContext): Promise<Packing[]> {
  const { items } = valueOf(await api.get("/export-package", { query: { status: ["packing"], size: 200 } }))
  return items.map(({ id, progress_percent }) => ({ id, percent: progress_percent ?? 0 }))
}
