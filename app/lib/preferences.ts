/** Light, dark, or as the device says (SHELL-08). */
export const appearances = ["system", "light", "dark"] as const

export type Appearance = (typeof appearances)[number]

/** Names of the cookies in which the browser keeps preferences. `locales` is the specification's key (I18N-01). */
export const preferenceCookies = { locale: "locales", zone: "zone", appearance: "appearance" } as const

/** A cookie or form value as an appearance; anything else is `system`. */
export function parseAppearance(value: unknown): Appearance {
  return appearances.find((appearance) => appearance === value) ?? "system"
}
