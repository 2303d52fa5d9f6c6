import type { PlantedBug } from "./planted-bug.ts"

/** The number of occurrences of `part` in a text. */
export const occurrences = (text: string, part: string): number => text.split(part).length - 1

/**
 * Returns a file's text with the bug planted.
 * @throws Error if `find` does not occur exactly once; the code has changed, and the bug must be updated
 */
export function planted(text: string, { name, file, find, replace }: PlantedBug): string {
  const count = occurrences(text, find)
  if (count !== 1) throw new Error(`${name}: it stands ${count} times in ${file}, not once`)
  return text.replace(find, () => replace)
}
