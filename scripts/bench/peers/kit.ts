import { createContext, useContext, type ReactNode } from "react"
import type { TableProps } from "./plain-table.tsx"

/** What differs between the peers: links and tables. */
export type Kit = {
  Link: (props: { to: string; className?: string; children: ReactNode }) => ReactNode
  Table: <Row extends object>(props: TableProps<Row>) => ReactNode
}

export const KitContext = createContext<Kit | undefined>(undefined)

/** @throws Error outside of a kit's provider */
export function useKit(): Kit {
  const kit = useContext(KitContext)
  if (!kit) throw new Error("a page without a kit")
  return kit
}
