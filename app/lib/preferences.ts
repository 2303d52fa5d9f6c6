/** Colour schemes: light, dark, or the device's setting (SHELL-08). */
export const appearances = ["system", "light", "dark"] as const

export type Appearance = (typeof appearances)[number]

/** Names of the preference cookies. `locales` is the specification's name (I18N-01). */
export const preferenceCookies = { locale: "locales", zone: "zone", appearance: "appearance" } as const

/** Parses a cookie or form value as an appearance; any other value becomes `system`. */
export function parseAppearance(value: unknown): Appearance {
  return appearances.find((appearance) => appearance === value) ?? "system"
}
