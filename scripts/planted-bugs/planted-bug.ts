/** A browser test: file, part of its title, and Playwright project. */
export type BrowserTest = { file: string; title: string; project: "js-en" | "js-zh" | "nojs-en" | "nojs-zh" | "a11y" }

/** The tests that must notice a bug: test files, a script with arguments, or browser tests (one failure is enough). */
export type NoticedBy =
  | readonly string[]
  | { script: readonly string[] }
  | { browser: readonly [BrowserTest, ...BrowserTest[]] }

/** A bug in one line of the product, and the tests that must notice it. */
export type PlantedBug = {
  /** The wrong behaviour, in a few words. */
  name: string
  file: string
  /** Must occur in the file exactly once. */
  find: string
  replace: string
  noticedBy: NoticedBy
  /** The tests use the built portal. Not needed for browser tests, which always do. */
  needsBuild?: true
  /** The bug changes every page, so it does not share its build with other bugs. */
  isEverywhere?: true
}

/** A bug that only browser tests can notice. */
export type BrowserBug = PlantedBug & { noticedBy: { browser: readonly [BrowserTest, ...BrowserTest[]] } }

/** Whether a browser is needed to notice a bug. */
export const isBrowserBug = (bug: PlantedBug): bug is BrowserBug => "browser" in bug.noticedBy

const inProject =
  (project: BrowserTest["project"]) =>
  (file: string, title: string): BrowserTest => ({ file: `tests/e2e/${file}.spec.ts`, title, project })

/** Browser tests: journeys with JavaScript in English or Chinese, journeys without JavaScript in Chinese, axe on a screen. */
export const journey = inProject("js-en")
export const journeyInChinese = inProject("js-zh")
export const journeyWithoutScripts = inProject("nojs-zh")
export const screen = (title: string): BrowserTest => ({ file: "tests/a11y/screens.test.ts", title, project: "a11y" })
