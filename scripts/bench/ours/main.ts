import { createRequestHandler, type AppLoadContext, type LoaderFunction, type ServerBuild } from "@remix-run/node"
import * as remixBuild from "virtual:remix/server-build"
import { handlerPerBranch } from "#app/server/framework/branches.ts"
import { routeFinder } from "#app/lib/route-finder.ts"
import { readEnvironment } from "#app/server/environment.ts"
import { guardedBuild, routeTree } from "#app/server/guarded-build.ts"
import { createRequestContext } from "#app/server/load-context.ts"
import { createServices } from "#app/server/services.ts"
import { serve, type PageInput } from "../render/protocol.ts"
import { exchange } from "./exchange.ts"
import type { Growth } from "./grown.ts"
import { memoryApi, type Answers } from "./memory-api.ts"

/**
 * The portal as a renderer: the production code from request to page, without sockets and with backend responses from memory. A whole
 * page (`isWhole`) includes its session, guards and loaders each time. For other pages the loader data is kept, too, so that the bench
 * measures what the peers do: routing, passing data, rendering.
 */
const environment = readEnvironment()
const services = createServices(environment)
const guarded = guardedBuild(remixBuild as unknown as ServerBuild)
const routeOf = routeFinder(routeTree(guarded))

type Loaded = Map<string, unknown>
type Visit = {
  url: URL
  headers: Record<string, string>
  isWhole: boolean
  growth?: Growth
  answers: Answers
  /** backend responses to calls with an applicant's key */
  applicantAnswers: Answers
  loaded: Loaded
}
type Kept = { context: AppLoadContext; check?: Promise<never> }

const visits = new Map<string, Visit & Kept>()
const visitOfContext = new WeakMap<AppLoadContext, Visit>()

/** Wraps a loader: for a page that is not whole it runs only once. */
function keeping(id: string, loader: LoaderFunction): LoaderFunction {
  return async (args) => {
    const visit = visitOfContext.get(args.context)
    if (!visit?.isWhole && visit?.loaded.has(id)) return visit.loaded.get(id)
    const data: unknown = await loader(args)
    visit?.loaded.set(id, data)
    return data
  }
}

function withKeptData(build: ServerBuild): ServerBuild {
  const kept = Object.entries(build.routes).map(([id, route]) => {
    const { loader } = route.module
    return [
      id,
      loader ? { ...route, module: { ...route.module, loader: keeping(id, loader as LoaderFunction) } } : route,
    ]
  })
  return { ...build, routes: Object.fromEntries(kept) as ServerBuild["routes"] }
}

const handlerOf = handlerPerBranch(withKeptData(guarded), routeOf, (branch) =>
  createRequestHandler(branch, "production"),
)

async function contextOf(visit: Visit & Partial<Kept>): Promise<AppLoadContext> {
  const { request, response } = exchange(visit.url, visit.headers)
  const context = await createRequestContext(services, routeOf, request, response)
  const verifyToken = () => (visit.check ??= context.verifyToken() as Promise<never>)
  const asApplicant = (key?: string) => {
    const applicant = context.asApplicant(key)
    return { ...applicant, api: memoryApi(applicant.api, visit.applicantAnswers, visit.growth) }
  }
  const own = { ...context, api: memoryApi(context.api, visit.answers, visit.growth), asApplicant, verifyToken }
  visitOfContext.set(own, visit)
  return own
}

function visitOf(page: string): Visit & Kept {
  const visit = visits.get(page)
  if (!visit) throw new Error(`no such page: ${page}`)
  return visit
}

serve({
  async prepare(page, { path, headers = {}, isWhole = false, growth }: PageInput) {
    const url = new URL(path, environment.ORIGIN)
    const memory = { answers: new Map(), applicantAnswers: new Map(), loaded: new Map() }
    const visit: Visit & Partial<Kept> = { url, headers, isWhole, growth, ...memory }
    visits.set(page, Object.assign(visit, { context: await contextOf(visit) }))
  },
  async render(page) {
    const visit = visitOf(page)
    const context = visit.isWhole ? await contextOf(visit) : visit.context
    const response = await handlerOf(visit.url.pathname)(new Request(visit.url, { headers: visit.headers }), context)
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (response.status !== 200) throw new Error(`${visit.url.pathname} answered ${response.status}`)
    return bytes
  },
  data: (page) => Promise.resolve(Object.fromEntries(visitOf(page).loaded)),
})
