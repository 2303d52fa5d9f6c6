/** Joins class names; false and empty values are omitted. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined
}
