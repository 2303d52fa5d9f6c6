import type { FormEvent } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Field } from "#app/forms/fields/field.ts"
import { SelectField } from "#app/forms/fields/fields.tsx"
import { regionNames, type Regions, showRegions } from "./regions.ts"
import { useRegions } from "./use-regions.ts"

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
      <FormattedMessage id="region.show" />
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
          <FormattedMessage id="region.failed" /> {show}
        </p>
      )}
    </div>
  )
}
