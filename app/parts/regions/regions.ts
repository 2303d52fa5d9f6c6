import type { Option } from "#app/ui/form/fields.tsx"

/** What can be chosen for the country, province and city of a form as it is shown; empty where nothing lies below. */
export type Regions = { countries: Option[]; provinces: Option[]; cities: Option[] }

/** Names of the three controls. */
export const regionNames = { country: "country_code", province: "province_code", city: "city_code" } as const

/** The button with which somebody without scripts asks for what lies below the region they chose. */
export const showRegions = { name: "show", value: "regions" } as const
