/** One line of the product made wrong, and the tests that must notice. */
export type PlantedBug = {
  /** What is wrong, in a few words. */
  name: string
  file: string
  /** Stands in the file exactly once. */
  find: string
  replace: string
  /** Test files, or a script with its arguments. */
  noticedBy: readonly string[] | { script: readonly string[] }
  /** The tests talk to the built portal. */
  needsBuild?: true
}
