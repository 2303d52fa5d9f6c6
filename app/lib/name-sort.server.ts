import type { Locale } from "./locale.ts"

const english = { name: "name_english", "-name": "-name_english" } as const

/** The sort key of a list whose rows have a name in each language: `name` sorts by the one that is shown (SHELL-06). */
export function nameSort<Sort extends string>(sort: Sort, locale: Locale) {
  return locale === "en" && (sort === "name" || sort === "-name") ? english[sort as keyof typeof english] : sort
}
