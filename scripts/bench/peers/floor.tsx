import type { ReactNode } from "react"
import { serve } from "../render/protocol.ts"
import { toHtml } from "../render/to-html.ts"
import type { PageData } from "./page/data.ts"
import type { Kit } from "./page/kit.ts"
import { DashboardPage } from "./page/page.tsx"
import { PlainTable } from "./page/plain-table.tsx"

/** The first peer, the lower bound of quality P1: React renders the dashboard and nothing else runs. */
function PlainLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <a href={to} className={className}>
      {children}
    </a>
  )
}

const kit: Kit = { Link: PlainLink, Table: PlainTable }

function Document({ data }: { data: PageData }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Dashboard · Aurora Alliance · Alliance Portal</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/styles.css" />
      </head>
      <body>
        <DashboardPage data={data} kit={kit} />
      </body>
    </html>
  )
}

const pages = new Map<string, PageData>()

serve({
  prepare: (page, { data }) => void pages.set(page, data as PageData),
  render(page) {
    const data = pages.get(page)
    if (!data) throw new Error(`no such page: ${page}`)
    return toHtml(<Document data={data} />)
  },
})
