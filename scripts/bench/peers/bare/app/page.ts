import type { AppLoadContext } from "@remix-run/node"
import type { TreeElement } from "../../../render/tree.ts"

/** A screen of the portal: its elements, the data of each of its loaders, and whether it has scripts. */
export type BarePage = { tree: TreeElement; parts: unknown[]; hasScripts: boolean }

/** The page that the bench passes in the load context of a request. */
export function pageOf(context: AppLoadContext): BarePage {
  return (context as unknown as { data: BarePage }).data
}

const taken = new WeakMap<AppLoadContext, number>()

/** The data of the next portal loader: each loader of a request takes a different part. */
export function takePart(context: AppLoadContext): unknown {
  const count = taken.get(context) ?? 0
  taken.set(context, count + 1)
  return pageOf(context).parts[count] ?? null
}
