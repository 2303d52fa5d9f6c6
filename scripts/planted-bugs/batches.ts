import type { BrowserBug } from "./planted-bug.ts"

/** The most bugs that share one build: more of them would meet each other on the same pages. */
export const mostTogether = 6

const testsOf = ({ noticedBy }: BrowserBug) =>
  noticedBy.browser.map(({ file, title, project }) => `${project} ${file} ${title}`)

/** Whether two bugs can be told apart by the tests that fail: each has tests and a file of its own. */
function canShare(one: BrowserBug, other: BrowserBug): boolean {
  if (one.isEverywhere || other.isEverywhere || one.file === other.file) return false
  const tests = new Set(testsOf(one))
  return !testsOf(other).some((test) => tests.has(test))
}

/** Puts bugs together that can share a build, in their order; a build takes longer than the tests of several bugs. */
export function batchesOf(bugs: readonly BrowserBug[], most = mostTogether): BrowserBug[][] {
  const batches: BrowserBug[][] = []
  for (const bug of bugs) {
    const batch = batches.find((some) => some.length < most && some.every((one) => canShare(one, bug)))
    if (batch) batch.push(bug)
    else batches.push([bug])
  }
  return batches
}
