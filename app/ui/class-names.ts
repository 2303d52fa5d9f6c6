/** Joins class names; what is false or empty is left out. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined
}
