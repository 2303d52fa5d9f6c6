import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import type { PageData } from "../../page/data.ts"
import type { Kit } from "../../page/kit.ts"
import { DashboardPage } from "../../page/page.tsx"
import { PlainTable } from "../../page/plain-table.tsx"

export const meta: MetaFunction = () => [{ title: "Dashboard" }, { name: "color-scheme", content: "light dark" }]

/** The second peer: the same dashboard in stock Remix, without other libraries. */
export function loader({ context }: LoaderFunctionArgs) {
  return (context as unknown as { data: PageData }).data
}

const kit: Kit = { Link, Table: PlainTable }

export default function Dashboard() {
  const data = useLoaderData<typeof loader>() as PageData
  return <DashboardPage data={data} kit={kit} />
}
