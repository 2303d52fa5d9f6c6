import { createContext, useContext } from "react"

/** The queries with which this person starts pages of the navigation, `?` included, by the path of the page (ACC-05). */
export type OwnStarts = Readonly<Record<string, string>>

/** Set by the shell. */
export const OwnStartsContext = createContext<OwnStarts>({})

/** @returns a function that adds the person's own start to the path of a page, if there is one */
export function useOwnStart(): (path: string) => string {
  const starts = useContext(OwnStartsContext)
  return (path) => path + (starts[path] ?? "")
}
