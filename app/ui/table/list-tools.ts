import { type ComponentType, createContext } from "react"

type ListToolProps = {
  /** The query of the list's URL as it is, without `?` and without the page. */
  query: string
}

/** What is shown with the filters of every list; the shell sets it, because the kit knows no person. */
export type ListTools = {
  /** Above the filters. */
  Above: ComponentType<ListToolProps>
  /** The last entry of what is set. */
  Last: ComponentType<ListToolProps>
}

/** Undefined outside of the shell of a person. */
export const ListToolsContext = createContext<ListTools | undefined>(undefined)
