import type { ReactNode } from "react"
import { serve } from "../render/protocol.ts"
import { toHtml } from "../render/to-html.ts"
import { frozenData } from "./frozen-data.ts"
import { FrozenPage } from "./frozen-page.tsx"
import type { Kit } from "./kit.ts"
import { PlainTable } from "./plain-table.tsx"

/** The first peer, the lower bound of quality P1: React renders the frozen page and nothing else runs. */
function PlainLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <a href={to} className={className}>
      {children}
    </a>
  )
}

const kit: Kit = { Link: PlainLink, Table: PlainTable }

function Document() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Dashboard</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/styles.css" />
      </head>
      <body>
        <FrozenPage data={frozenData} kit={kit} />
      </body>
    </html>
  )
}

serve({ prepare: () => {}, render: () => toHtml(<Document />) })
