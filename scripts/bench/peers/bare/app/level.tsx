import type { LoaderFunctionArgs } from "@remix-run/node"
import { Outlet } from "@remix-run/react"
import { takePart } from "./page.ts"

/** One of the routes between the root and a page: its address has a segment for each, and it gives what the screen's loader gave. */
export function loader({ context }: LoaderFunctionArgs) {
  return takePart(context)
}

export default function Level() {
  return <Outlet />
}
