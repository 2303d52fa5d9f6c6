import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { PrimeReactProvider } from "primereact/api"
import type { PageData } from "../../page/data.ts"
import type { Kit } from "../../page/kit.ts"
import { DashboardPage } from "../../page/page.tsx"
import { PrimeTable } from "./prime-table.tsx"

export const meta: MetaFunction = () => [{ title: "Dashboard" }, { name: "color-scheme", content: "light dark" }]

/** The third peer: Remix with PrimeReact's tables, used as in PrimeReact's documentation. */
export function loader({ context }: LoaderFunctionArgs) {
  return (context as unknown as { data: PageData }).data
}

const kit: Kit = { Link, Table: PrimeTable }

export default function Dashboard() {
  const data = useLoaderData<typeof loader>() as PageData
  return (
    <PrimeReactProvider>
      <DashboardPage data={data} kit={kit} />
    </PrimeReactProvider>
  )
}
