import { useEffect, useRef, useState } from "react"
import { portalJson } from "#app/api/portal-json.ts"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { Option } from "#app/forms/fields/fields.tsx"
import { regionNames, type Regions } from "./regions.ts"

type Shown = { regions: Regions; isFailed: boolean }

/** The options of a form's regions; with scripts the next level loads as soon as a region is chosen. */
export function useRegions(given: Regions) {
  const { url } = useFrameAlliance()
  const [{ regions, isFailed }, setShown] = useState<Shown>({ regions: given, isFailed: false })
  const [known, setKnown] = useState(given)
  const running = useRef<AbortController>()
  useEffect(() => () => running.current?.abort(), [])
  if (known !== given) {
    setKnown(given)
    setShown({ regions: given, isFailed: false })
  }

  async function below(code: string): Promise<Option[] | undefined> {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    if (code === "") return []
    const options = await portalJson<Option[]>(paths.regionChildren(url, code), controller.signal)
    if (controller.signal.aborted) return undefined
    if (!options) setShown((now) => ({ ...now, isFailed: true }))
    return options
  }

  /** After a region is chosen, clears the lower levels and loads the next one. */
  async function choose(name: string, code: string): Promise<void> {
    if (name !== regionNames.country && name !== regionNames.province) return
    const level = name === regionNames.country ? "provinces" : "cities"
    const emptied = { cities: [], ...(level === "provinces" && { provinces: [] }) }
    setShown((now) => ({ regions: { ...now.regions, ...emptied }, isFailed: false }))
    const options = await below(code)
    if (options) setShown((now) => ({ ...now, regions: { ...now.regions, [level]: options } }))
  }

  return { regions, isFailed, choose }
}
