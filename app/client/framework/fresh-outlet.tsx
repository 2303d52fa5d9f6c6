import { Outlet, useMatches } from "@remix-run/react"
import { createContext, useCallback, useContext, useState } from "react"
import { UNSAFE_RouteContext as RouteContext } from "react-router"

const Restart = createContext<() => void>(() => undefined)

/**
 * The page inside a shell, remounted whenever its record changes, so that no input or UI state carries over to the next record of the same
 * kind (TEN-05). The key is the pathname of the next inner match, so an inner shell stays mounted while the user moves between its pages.
 * Every layout must use it: a single plain Remix outlet keeps the state of all pages below it.
 */
export function FreshOutlet() {
  const depth = useContext(RouteContext).matches.length
  const [count, setCount] = useState(0)
  const restart = useCallback(() => setCount((before) => before + 1), [])
  return (
    <Restart.Provider value={restart}>
      <Outlet key={`${useMatches()[depth]?.pathname} ${count}`} />
    </Restart.Provider>
  )
}

/** Returns a function that remounts the page with its current loader data and discards all its input and UI state. */
export const useRestart = (): (() => void) => useContext(Restart)
