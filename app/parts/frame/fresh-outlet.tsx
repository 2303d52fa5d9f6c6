import { Outlet, useMatches } from "@remix-run/react"
import { createContext, useCallback, useContext, useState } from "react"
import { UNSAFE_RouteContext as RouteContext } from "react-router"

const Restart = createContext<() => void>(() => undefined)

/**
 * The page inside a shell, started anew whenever its record changes: nothing typed, opened or chosen on one comes along to
 * the next of the same kind (TEN-05). The key is the address of the match just inside, so a shell inside stays as it is while
 * one moves between its pages. Every layout uses it: Remix' own outlet in one of them keeps the state of all pages below it.
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

/** What starts the page anew with what its loader says now: all that was typed, opened or chosen on it is gone. */
export const useRestart = (): (() => void) => useContext(Restart)
