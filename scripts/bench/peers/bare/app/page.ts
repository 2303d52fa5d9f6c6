import type { AppLoadContext } from "@remix-run/node"
import type { TreeElement } from "../../../render/tree.ts"

/** A screen of the portal: its elements, what each of its loaders gave, and whether it sends scripts. */
export type BarePage = { tree: TreeElement; parts: unknown[]; hasScripts: boolean }

/** The page of a request, as the bench hands it over. */
export function pageOf(context: AppLoadContext): BarePage {
  return (context as unknown as { data: BarePage }).data
}

const taken = new WeakMap<AppLoadContext, number>()

/** What one of the loaders gave: each loader of a request takes another part. */
export function takePart(context: AppLoadContext): unknown {
  const count = taken.get(context) ?? 0
  taken.set(context, count + 1)
  return pageOf(context).parts[count] ?? null
}
