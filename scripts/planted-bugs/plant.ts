import type { PlantedBug } from "./planted-bug.ts"

/** How often a text stands in another. */
export const occurrences = (text: string, part: string): number => text.split(part).length - 1

/**
 * A file with its bug.
 * @throws Error where the bug no longer applies: what it was about has changed, and so must the bug
 */
export function planted(text: string, { name, file, find, replace }: PlantedBug): string {
  const count = occurrences(text, find)
  if (count !== 1) throw new Error(`${name}: it stands ${count} times in ${file}, not once`)
  return text.replace(find, () => replace)
}
