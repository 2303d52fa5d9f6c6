import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import type { RouteHandle } from "#app/session/access.ts"
import { listLog, logSearch } from "./list.server.ts"
import { LogPage } from "./log-page.tsx"

export const handle = { access: "member-admin", title: "operation-log.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = logSearch(request.url)
  return { search, list: await listLog(context, search) }
}

/** The operation log of the alliance: what was done, by whom, when and from where (ADM-08). */
export default function AllianceLog() {
  return <LogPage {...useLoaderData<typeof loader>()} />
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
