import { type FormEvent, useEffect, useRef, useState } from "react"
import { useIntl } from "react-intl"
import type { Field } from "#app/forms/fields/field.ts"
import { SelectField, type Option } from "#app/forms/fields/fields.tsx"
import { regionNames, type Regions, showRegions } from "./regions.ts"
import { portalJson } from "#app/api/portal-json.ts"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"

type RegionFieldsProps = {
  country: Field
  province: Field
  city: Field
  /** Options from the loader, or from the action that shows the form again. */
  given: Regions
  /** Whether a country is required. */
  isRequired?: boolean
  /** Called as soon as a country is chosen. */
  onCountry?: (code: string) => void
}

/**
 * Country, province and city; each offers the regions below the previous one (ACC-01). Without scripts a button loads them and keeps
 * everything the user entered.
 */
export function RegionFields({ country, province, city, given, isRequired, onCountry }: RegionFieldsProps) {
  const intl = useIntl()
  const { regions, isFailed, choose } = useRegions(given)
  const empty = intl.formatMessage({ id: "region.none" })
  const show = (
    <button className="btn" type="submit" formNoValidate {...showRegions}>
      {intl.formatMessage({ id: "region.show" })}
    </button>
  )
  const onChange = ({ target }: FormEvent<HTMLElement>) => {
    if (!(target instanceof HTMLSelectElement)) return
    if (target.name === regionNames.country) onCountry?.(target.value)
    void choose(target.name, target.value)
  }
  return (
    <div className="field" onChange={onChange}>
      <SelectField
        field={country}
        isRequired={isRequired}
        options={regions.countries}
        empty={isRequired ? intl.formatMessage({ id: "region.choose" }) : empty}
      />
      {regions.provinces.length > 0 && <SelectField field={province} options={regions.provinces} empty={empty} />}
      {regions.cities.length > 0 && <SelectField field={city} options={regions.cities} empty={empty} />}
      <noscript>{show}</noscript>
      {isFailed && (
        <p role="status">
          {intl.formatMessage({ id: "region.failed" })} {show}
        </p>
      )}
    </div>
  )
}

type Shown = { regions: Regions; isFailed: boolean }

/** The options of a form's regions; with scripts the next level loads as soon as a region is chosen. */
function useRegions(given: Regions) {
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
