import { serve } from "./protocol.ts"
import { toHtml } from "./to-html.ts"
import { elementOf, treeOf, type TreeElement } from "./tree.ts"

/**
 * The lower bound for any page (quality P3): React renders the same elements again, without components, router or texts. Its input is the
 * HTML of the page.
 */
const trees = new Map<string, TreeElement>()

serve({
  prepare: (page, { html = "" }) => void trees.set(page, treeOf(html)),
  render(page) {
    const tree = trees.get(page)
    if (!tree) throw new Error(`no such page: ${page}`)
    return toHtml(elementOf(tree))
  },
})
