import type { MetaFunction } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { frozenData } from "../../frozen-data.ts"
import type { Kit } from "../../kit.ts"
import { FrozenPage } from "../../frozen-page.tsx"
import { PlainTable } from "../../plain-table.tsx"

export const meta: MetaFunction = () => [{ title: "Dashboard" }, { name: "color-scheme", content: "light dark" }]

/** The second peer: the frozen page in stock Remix, without other libraries. */
export function loader() {
  return frozenData
}

const kit: Kit = { Link, Table: PlainTable }

export default function Dashboard() {
  const data = useLoaderData<typeof loader>()
  return <FrozenPage data={data} kit={kit} />
}
