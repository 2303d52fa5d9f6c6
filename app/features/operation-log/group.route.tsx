import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import type { RouteHandle } from "#app/session/access.ts"
import { listLog, logSearch } from "./list.server.ts"
import { LogPage } from "./log-page.tsx"

export const handle = { access: "group", title: "operation-log.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = logSearch(request.url)
  return { search, list: await listLog(context, search, params.acronym) }
}

/** The operation log of a group, for its leaders (WG-02). */
export default function GroupLog() {
  return <LogPage {...useLoaderData<typeof loader>()} />
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
