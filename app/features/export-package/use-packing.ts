import { useRevalidator } from "@remix-run/react"
import { useEffect, useState } from "react"
import { portalJson } from "#app/api/portal-json.ts"
import { exportPaths } from "#app/lib/paths/export.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { Packing } from "./export-list.server.ts"

/** Milliseconds between two questions: quick at first, for what is soon done, and patient with what takes long. */
const pauses = { first: 2_000, growth: 1.5, longest: 15_000 }

/**
 * Follows packages while they are being made, and loads the page again as soon as one of them no longer is (ACC-02). Asks
 * nothing while nothing is packing; a question without an answer is asked again later.
 * @param ids of the packages that the page shows as packing
 * @returns how far each is, in percent, as far as it has been asked
 */
export function usePacking(ids: readonly string[]): ReadonlyMap<string, number> {
  const { url } = useFrameAlliance()
  const { revalidate } = useRevalidator()
  const [percents, setPercents] = useState<ReadonlyMap<string, number>>(new Map())
  const shown = ids.join(" ")

  useEffect(() => {
    if (shown === "") return
    const controller = new AbortController()
    let pause = pauses.first
    let timer = setTimeout(() => void ask(), pause)

    async function ask() {
      const packing = await portalJson<Packing[]>(exportPaths.packing(url), controller.signal)
      if (controller.signal.aborted) return
      const known = packing && new Map(packing.map(({ id, percent }) => [id, percent]))
      if (known) setPercents(known)
      if (known && shown.split(" ").some((id) => !known.has(id))) revalidate()
      pause = Math.min(pauses.longest, pause * pauses.growth)
      timer = setTimeout(() => void ask(), pause)
    }

    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [url, shown, revalidate])

  return percents
}
