import { useRouteLoaderData } from "@remix-run/react"
import type { FrameAlliance, PageFrame } from "./page-frame.server.ts"

/** The frame data of this page; undefined only if even the root loader failed. */
export function usePageFrame(): PageFrame | undefined {
  return useRouteLoaderData<PageFrame>("root") as PageFrame | undefined
}

/**
 * The alliance of this page.
 * @throws Error on pages outside an alliance: a bug in the route table
 */
export function useFrameAlliance(): FrameAlliance {
  const alliance = usePageFrame()?.alliance
  if (!alliance) throw new Error("this page needs an alliance in its address")
  return alliance
}
