import { Outlet, useMatches } from "@remix-run/react"
import { useContext } from "react"
import { UNSAFE_RouteContext as RouteContext } from "react-router"

/**
 * The page inside a shell, started anew whenever its record changes: nothing typed, opened or chosen on one comes along to
 * the next of the same kind (TEN-05). The key is the address of the match just inside, so a shell inside stays as it is while
 * one moves between its pages.
 */
export function FreshOutlet() {
  const depth = useContext(RouteContext).matches.length
  return <Outlet key={useMatches()[depth]?.pathname} />
}
