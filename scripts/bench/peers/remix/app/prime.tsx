import type { MetaFunction } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { PrimeReactProvider } from "primereact/api"
import { frozenData } from "../../frozen-data.ts"
import type { Kit } from "../../kit.ts"
import { FrozenPage } from "../../frozen-page.tsx"
import { PrimeTable } from "./prime-table.tsx"

export const meta: MetaFunction = () => [{ title: "Dashboard" }, { name: "color-scheme", content: "light dark" }]

/** The third peer: Remix with PrimeReact's tables, used as in PrimeReact's documentation. */
export function loader() {
  return frozenData
}

const kit: Kit = { Link, Table: PrimeTable }

export default function Dashboard() {
  const data = useLoaderData<typeof loader>()
  return (
    <PrimeReactProvider>
      <FrozenPage data={data} kit={kit} />
    </PrimeReactProvider>
  )
}
