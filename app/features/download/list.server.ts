import type { components, operations } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { type Locale, nameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { isRecordId, type Params, type ShellScope } from "#app/lib/route-params.ts"
import { moment, zonedText, zoneHere } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { periodParameters } from "#app/parts/event/event-list.server.ts"
import { csvScopeFrom } from "#app/parts/event/list-scope.ts"
import { listExportAddress } from "#app/parts/export/export-address.ts"
import { groupChoices, groupParameter } from "#app/parts/group-filter.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { downloadFor } from "./download.server.ts"
import { downloadQuery, type DownloadSearch } from "./list.query.ts"

type Row = components["schemas"]["Download"]
type CategoryOption = { value: string; text: string }
type Query = NonNullable<operations["download.list"]["parameters"]["query"]>

function listQueryOf(scope: ShellScope, search: DownloadSearch, zone: string): Query {
  const { category } = search.filters
  return {
    ...listParameters(search),
    group_acronym: groupParameter(scope, search),
    category_id: isRecordId(category) ? category : undefined,
    ...periodParameters(search, zone),
  }
}

/** Returns the categories as options, sorted by name. An alliance has only a few, so one page of 200 is enough. */
export async function categoryOptions({ api }: RequestContext) {
  const { items, actions } = valueOf(await api.get("/download-category", { query: { size: 200 } }))
  const canManage = actions.includes("create") || items.some((category) => category.actions.length > 0)
  return { options: items.map(({ id, name }) => ({ value: id, text: name })), canManage }
}

/** Adds the category of the search if it no longer exists, so that the filter shows what the list is filtered by. */
function withSearched(options: CategoryOption[], { filters }: DownloadSearch, locale: Locale): CategoryOption[] {
  const { category } = filters
  if (!isRecordId(category) || options.some(({ value }) => value === category)) return options
  return [...options, { value: category, text: serverIntl(locale).formatMessage({ id: "download.category.gone" }) }]
}

function rowView(download: Row, scope: ShellScope, context: RequestContext) {
  const { id, name, category, group, files, download_total } = download
  return {
    id,
    href: downloadPaths.detail(scope, id),
    name,
    category: category.name,
    files: attachmentViews(files, context),
    group: group ? nameIn(context.locale, group) : undefined,
    created: moment(download.created_time, context),
    total: download_total,
  }
}

export type DownloadRowView = ReturnType<typeof rowView>

/** Returns one page of the library of a scope, and the list actions available to this user (DL-01, SHELL-06). */
export async function listDownloads(context: RequestContext, scope: ShellScope, search: DownloadSearch) {
  const { zone, alliance } = context
  const query = listQueryOf(scope, search, zone)
  const [found, categories, groups] = await Promise.all([
    context.api.get("/download", { query }),
    categoryOptions(context),
    groupChoices(context, scope),
  ])
  const list = valueOf(found)
  const back = paths.downloads(scope) + downloadQuery.href(search)
  const canExport = list.actions.includes("export")
  return {
    groups,
    items: list.items.map((download) => rowView(download, scope, context)),
    total: list.total,
    zone: zoneHere(context),
    categories: withSearched(categories.options, search, context.locale),
    canManage: categories.canManage && scope.acronym === undefined,
    canCreate: list.actions.includes("create"),
    canExport,
    exportHref: listExportAddress(list, alliance, { module: "download", filters: query }, back),
  }
}

export type DownloadListView = Awaited<ReturnType<typeof listDownloads>>

/** Columns of the CSV file: times with UTC offset, numbers unformatted. */
const columnsFor = ({ locale, zone }: RequestContext): CsvColumns<Row> => ({
  "download.name": ({ name }) => name,
  "download.category": ({ category }) => category.name,
  "event.group": ({ group }) => group && nameIn(locale, group),
  "download.description": ({ description }) => description,
  "download.files": ({ files }) => files.map((file) => file.name).join(", "),
  "download.creator": ({ creator }) => personView(creator, locale).name,
  "event.created": ({ created_time }) => zonedText(created_time, zone),
  "download.total": ({ download_total }) => download_total,
})

/** Exports all downloads that match the list's filters as a CSV file (SHELL-06). */
export function downloadFile(context: RequestContext, url: string): Promise<Response> {
  const scope = csvScopeFrom(context.alliance, new URL(url).search)
  const query = listQueryOf(scope, downloadQuery.parse(url), context.zone)
  return csvAnswer(context, {
    name: "download.list.title",
    ...(scope.acronym !== undefined && { prefix: scope.acronym }),
    columns: columnsFor(context),
    load: (part) => context.api.get("/download", { query: { ...query, ...part } }),
  })
}

/** Exports the download log as a CSV file (DL-01). @throws the 403 screen if the user may not read the log */
export async function downloadLogFile(context: RequestContext, params: Params): Promise<Response> {
  const { id, name } = await downloadFor(context, params, "log.list")
  return csvAnswer(context, {
    name: "download.log.name",
    values: { name },
    load: (part) => context.api.get("/download/{id}/log", { path: { id }, query: part }),
    columns: {
      "operation-log.when": ({ time }) => zonedText(time, context.zone),
      "download.log.who": ({ user }) => personView(user, context.locale).name,
      "download.log.file": ({ file }) => file.name,
    },
  })
}
