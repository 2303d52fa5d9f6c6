import { valueOf } from "#app/lib/failure.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { searchModuleValues } from "#openapi/generated/values/search-module.ts"
import { nameIn } from "#app/lib/locale.ts"
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

/** View data of one search result, with a link if the record has a page. */
function foundView({ record, excerpt, updated_time }: components["schemas"]["SearchItem"], context: RequestContext) {
  const { locale, zone } = context
  const { module, key, title } = record
  const isGroup = module === "workgroup"
  return {
    key: `${module} ${key}`,
    module: isSearched(module) ? module : undefined,
    title: isGroup && record.group ? nameIn(locale, record.group) : title,
    reference: recordReference(record),
    href: hrefOf(record, context),
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
