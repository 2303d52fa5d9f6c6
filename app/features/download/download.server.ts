import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { isRecordId, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { moment, momentWithZone, zoneHere } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { forbiddenBy, orDisbanded } from "#app/parts/forbidden.server.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
import { loadWidget } from "#app/parts/widget/widgets.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { tables } from "#openapi/generated/states.ts"

type Schemas = components["schemas"]
export type Download = Schemas["Download"]

/** Returns the download identified by the route parameters; inside a group, only a download of that group. @throws 404 */
export async function downloadOf({ api }: RequestContext, { id = "", acronym }: Params): Promise<Download> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  const download = valueOf(await api.get("/download/{id}", { path: { id } }))
  if (acronym !== undefined && download.group?.acronym !== acronym) throw new ApiFailure({ kind: "not_found" })
  return download
}

/** Returns the download on which a page performs an action. @throws the 403 screen if its `actions` do not include the action */
export async function downloadFor(context: RequestContext, params: Params, action: "update" | "log.list") {
  const download = await downloadOf(context, params)
  const { actions, group } = download
  await requireAction(context, actions, action, () => {
    const onlyFor = forbiddenBy(tables.download, action, { isInGroup: group !== null })
    return action === "log.list" ? onlyFor : orDisbanded(group, onlyFor)
  })
  return download
}

/** Lets the request through only if the user may create downloads here. @throws the 403 screen otherwise */
export async function mayCreate(context: RequestContext, params: Params): Promise<void> {
  const { acronym } = shellScopeFrom(params)
  const query = { size: 10 as const, group_acronym: acronym === undefined ? undefined : [acronym] }
  const { actions } = valueOf(await context.api.get("/download", { query }))
  await requireAction(context, actions, "create", async () => {
    const onlyFor = forbiddenBy(tables.download.list, "create", { state: acronym === undefined ? "alliance" : "group" })
    if (acronym === undefined) return onlyFor
    return orDisbanded(valueOf(await context.api.get("/workgroup/{acronym}", { path: { acronym } })), onlyFor)
  })
}

/** View data of a download's page (DL-01). @param origin of the page, for the link to copy */
export function downloadView(download: Download, params: Params, context: RequestContext, origin: string) {
  const { locale, zone } = context
  const { id, name, category, description, actions, group, files } = download
  return {
    id,
    name,
    category: category.name,
    description: description ?? undefined,
    files: attachmentViews(files, context),
    group: group ? nameIn(locale, group) : undefined,
    creator: personView(download.creator, locale),
    created: momentWithZone(download.created_time, { locale, zone }),
    updated: download.version > 1 ? momentWithZone(download.updated_time, { locale, zone }) : undefined,
    total: download.download_total,
    address: origin + downloadPaths.detail(shellScopeFrom(params), id),
    can: {
      update: actions.includes("update"),
      delete: actions.includes("delete"),
      readLog: actions.includes("log.list"),
    },
  }
}

export type DownloadView = ReturnType<typeof downloadView>

/** Number of log rows on the page; the CSV file has all of them. */
const shownRows = 50

/** Loads the download log, newest first; a failure affects only this widget. Undefined for users who may not read it (DL-01). */
export async function loadDownloadLog(context: RequestContext, { id, actions }: Download) {
  const { locale, zone, now } = context
  if (!actions.includes("log.list")) return { state: "ready" as const, value: undefined }
  const call = context.api.get("/download/{id}/log", { path: { id }, query: { size: shownRows } })
  return loadWidget(call, ({ items, total }) => ({
    total,
    zone: zoneHere({ zone, locale, now }),
    rows: items.map(({ user, file, time }) => ({
      when: moment(time, { locale, zone }),
      who: personView(user, locale).name,
      file: file.name,
    })),
  }))
}

type Loaded = Awaited<ReturnType<typeof loadDownloadLog>>

export type DownloadLogView = NonNullable<Extract<Loaded, { state: "ready" }>["value"]>
