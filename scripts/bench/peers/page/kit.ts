import { createContext, useContext, type ReactNode } from "react"

/** One column of a table. */
export type Column<Row> = { head: string; cell: (row: Row) => ReactNode; isHeader?: boolean; className?: string }

export type TableProps<Row> = { caption: string; columns: Column<Row>[]; rows: Row[]; rowKey: (row: Row) => string }

type LinkProps = { to: string; className?: string; children: ReactNode }

/** The components that differ between the peers: links and tables. */
export type Kit = {
  Link: (props: LinkProps) => ReactNode
  Table: <Row extends object>(props: TableProps<Row>) => ReactNode
}

export const KitContext = createContext<Kit | undefined>(undefined)

/** @throws Error outside of a kit's provider */
export function useKit(): Kit {
  const kit = useContext(KitContext)
  if (!kit) throw new Error("a page without a kit")
  return kit
}
