import { valueOf } from "#app/lib/failure.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { threadModuleValues } from "#openapi/generated/values/thread-module.ts"
import { searchModuleValues } from "#openapi/generated/values/search-module.ts"
import { nameIn } from "#app/lib/locale.ts"
import { threadPaths } from "#app/lib/paths/thread.ts"
import { fullDay } from "#app/lib/time.server.ts"
import { recordKind } from "#app/parts/domain/registry.server.ts"
import { recordHref, recordReference } from "#app/parts/record-href.server.ts"
import { statusTextOf } from "#app/parts/status-texts.server.ts"
import { viewerOfRequest, type RequestContext } from "#app/session/request-context.server.ts"
import type { Search } from "./search-query.ts"

type SearchModule = components["schemas"]["SearchModule"]

const isSearched = (module: string): module is SearchModule => searchModuleValues.some((one) => one === module)

function hrefOf(record: components["schemas"]["RecordRef"], context: RequestContext): string | undefined {
  const { alliance } = context
  const { module, key, title, group } = record
  const { foundHref } = recordKind(module)
  if (!foundHref) return recordHref(alliance, record)
  return foundHref(viewerOfRequest(context), { alliance }, { key, title, ...(group && { group: group.acronym }) })
}

/** The page of a thread that was found; undefined on a kind of record that has none. */
function threadHref({ module, key }: components["schemas"]["RecordRef"], id: string, alliance: string) {
  const known = threadModuleValues.find((one) => one === module)
  return known && threadPaths.detail(alliance, { module: known, key }, id)
}

/** View data of one search result, with a link if the record has a page. */
function foundView(item: components["schemas"]["SearchItem"], context: RequestContext) {
  const { record, thread_id, excerpt, updated_time } = item
  const { alliance, locale, zone } = context
  const { module, key, title } = record
  const isGroup = module === "workgroup"
  return {
    key: thread_id === null ? `${module} ${key}` : `${module} ${key} ${thread_id}`,
    isThread: thread_id !== null,
    module: isSearched(module) ? module : undefined,
    title: isGroup && record.group ? nameIn(locale, record.group) : title,
    reference: recordReference(record),
    href: thread_id === null ? hrefOf(record, context) : threadHref(record, thread_id, alliance),
    group: record.group && !isGroup ? nameIn(locale, record.group) : undefined,
    excerpt: excerpt ?? undefined,
    updated: fullDay(updated_time, { locale, zone }),
    status: record.status === null ? undefined : statusTextOf(record.status, module),
  }
}

export type FoundView = ReturnType<typeof foundView>

/** Search results; undefined without a search text, and the backend is not called then (SHELL-10). */
export type SearchView = { items: FoundView[]; total: number; counts: { module: SearchModule; count: number }[] }

/** Searches everything that this user may read (`search.list`). */
export async function findEverywhere(context: RequestContext, search: Search): Promise<SearchView | undefined> {
  const { q, page, size, filters } = search
  if (q === "") return undefined
  const { items, total, counts } = valueOf(
    await context.api.get("/search", { query: { q, page, size, module: filters.module } }),
  )
  return {
    items: items.map((item) => foundView(item, context)),
    total,
    counts: searchModuleValues.map((module) => ({ module, count: counts[module] })),
  }
}
