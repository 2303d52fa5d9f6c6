import type { LoaderFunctionArgs } from "@remix-run/node"
import { elementOf, type TreeElement } from "../../../render/tree.ts"

/** The tree of the page that is being rendered; the bench renders one at a time. */
let tree: TreeElement | undefined

/**
 * The peer of any screen: Remix and the screen's elements, nothing else; no components, no data, no scripts, one route. What it
 * costs more than the floor is what a page costs with Remix before anything of it is written.
 */
export function loader({ context }: LoaderFunctionArgs) {
  tree = (context as unknown as { data: TreeElement }).data
  return null
}

export default function Screen() {
  return tree && elementOf(tree)
}
