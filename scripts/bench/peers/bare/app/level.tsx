import type { LoaderFunctionArgs } from "@remix-run/node"
import { Outlet } from "@remix-run/react"
import { takePart } from "./page.ts"

/** A route between the root and the page. The path has one segment per level, and each loader returns the data of one portal loader. */
export function loader({ context }: LoaderFunctionArgs) {
  return takePart(context)
}

export default function Level() {
  return <Outlet />
}
