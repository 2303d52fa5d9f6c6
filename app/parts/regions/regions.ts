import type { Option } from "#app/forms/fields/fields.tsx"

/** Options for the country, province and city of a form; empty if there are no regions below. */
export type Regions = { countries: Option[]; provinces: Option[]; cities: Option[] }

/** Names of the three controls. */
export const regionNames = { country: "country_code", province: "province_code", city: "city_code" } as const

/** The submit button that loads the next level of regions without scripts. */
export const showRegions = { name: "show", value: "regions" } as const
