/** One test in a browser: the beginning of its file's name, a part of its title, the project of the Playwright configuration. */
export type BrowserTest = { file: string; title: string; project: "js-en" | "js-zh" | "nojs-en" | "nojs-zh" | "a11y" }

/** Who must notice: test files, a script with its arguments, or tests in a browser (one that fails is enough). */
export type NoticedBy =
  readonly string[] | { script: readonly string[] } | { browser: readonly [BrowserTest, ...BrowserTest[]] }

/** One line of the product made wrong, and the tests that must notice. */
export type PlantedBug = {
  /** What is wrong, in a few words. */
  name: string
  file: string
  /** Stands in the file exactly once. */
  find: string
  replace: string
  noticedBy: NoticedBy
  /** The tests talk to the built portal; always true of tests in a browser. */
  needsBuild?: true
  /** Changes every page: it shares its build with no other bug. */
  isEverywhere?: true
}

/** A bug that only tests in a browser can notice. */
export type BrowserBug = PlantedBug & { noticedBy: { browser: readonly [BrowserTest, ...BrowserTest[]] } }

/** Whether a browser is needed to notice a bug. */
export const isBrowserBug = (bug: PlantedBug): bug is BrowserBug => "browser" in bug.noticedBy

const inProject =
  (project: BrowserTest["project"]) =>
  (file: string, title: string): BrowserTest => ({ file: `tests/e2e/${file}.spec.ts`, title, project })

/** A journey with scripts, in English or in Chinese; one without scripts, in Chinese; a screen held against axe. */
export const journey = inProject("js-en")
export const journeyInChinese = inProject("js-zh")
export const journeyWithoutScripts = inProject("nojs-zh")
export const screen = (title: string): BrowserTest => ({ file: "tests/a11y/screens.test.ts", title, project: "a11y" })
