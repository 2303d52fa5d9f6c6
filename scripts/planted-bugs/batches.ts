import type { BrowserBug } from "./planted-bug.ts"

/** Maximum number of bugs per build: more of them would affect the same pages. */
export const maxTogether = 6

/** The title of a test; those named by a screen in brackets may be one test, which opens several screens. */
const testOf = (title: string) => (title.startsWith("(") ? "screens" : title)

const testsOf = ({ noticedBy }: BrowserBug) =>
  noticedBy.browser.map(({ file, title, project }) => `${project} ${file} ${testOf(title)}`)

/** Whether failing tests can be attributed to one of two bugs: the bugs have different tests and different files. */
function canShare(one: BrowserBug, other: BrowserBug): boolean {
  if (one.isEverywhere || other.isEverywhere || one.file === other.file) return false
  const tests = new Set(testsOf(one))
  return !testsOf(other).some((test) => tests.has(test))
}

/** Groups bugs that can share a build, because a build takes longer than the tests of several bugs. Keeps their order. */
export function batchesOf(bugs: readonly BrowserBug[], most = maxTogether): BrowserBug[][] {
  const batches: BrowserBug[][] = []
  for (const bug of bugs) {
    const batch = batches.find((some) => some.length < most && some.every((one) => canShare(one, bug)))
    if (batch) batch.push(bug)
    else batches.push([bug])
  }
  return batches
}
