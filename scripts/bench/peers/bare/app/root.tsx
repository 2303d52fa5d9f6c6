import type { LoaderFunctionArgs } from "@remix-run/node"
import { Outlet, Scripts } from "@remix-run/react"
import { createElement } from "react"
import { elementOf } from "../../../render/tree.ts"
import { pageOf, takePart, type BarePage } from "./page.ts"

/** The page that is being rendered; the bench renders one at a time. */
let page: BarePage | undefined

/**
 * The peer for any screen: Remix with as many routes as the screen has loaders, with their data and the screen's elements, but without
 * components, texts and forms. It shows the cost that Remix adds to a page.
 */
export function loader({ context }: LoaderFunctionArgs) {
  page = pageOf(context)
  return takePart(context)
}

export default function Screen() {
  if (!page) return null
  const { tree, hasScripts } = page
  const [head, body] = tree.children
  if (!head || !body || typeof head === "string" || typeof body === "string")
    throw new Error("a page has a head and a body")
  const content = body.children.map((child) => (typeof child === "string" ? child : elementOf(child)))
  return createElement(
    "html",
    tree.props,
    elementOf(head),
    createElement("body", body.props, ...content, createElement(Outlet), hasScripts && createElement(Scripts)),
  )
}
