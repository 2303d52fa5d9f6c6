import { below } from "./address.ts"

/** A list of the portal in a state: its path below the alliance, and the query of its URL without `?`. */
type ListState = { list: string; query: string }

/** Paths of saved views. */
export const savedViewPaths = {
  mine: (alliance: string) => below(alliance, "account", "view"),
  create: (alliance: string, { list, query }: ListState) =>
    `${below(alliance, "account", "view", "create")}?${new URLSearchParams({ list, query })}`,
  /** The page of a list in a state. */
  list: (alliance: string, { list, query }: ListState) => `${below(alliance)}/${list}${query && `?${query}`}`,
}
