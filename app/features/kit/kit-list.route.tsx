import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import type { RouteHandle } from "#app/session/access.ts"
import { KitFrame } from "./kit-frame.tsx"
import { KitList } from "./kit-list.tsx"
import { findSamples, sampleQuery } from "./samples.ts"

export { pageLinks as links } from "#app/parts/frame/page-links.ts"

export const handle = { access: "public", title: "kit.list", isDevelopmentOnly: true } satisfies RouteHandle

export function loader({ request }: LoaderFunctionArgs) {
  const search = sampleQuery.parse(request.url)
  return { search, page: findSamples(search) }
}

/** A list page with sample rows; available in development and test only. */
export default function KitListPage() {
  const { search, page } = useLoaderData<typeof loader>()
  return (
    <KitFrame>
      <KitList search={search} page={page} />
    </KitFrame>
  )
}
