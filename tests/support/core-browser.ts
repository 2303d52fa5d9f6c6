import { isBrowserBug, type BrowserTest } from "#scripts/planted-bugs/planted-bug.ts"
import { plantedBugs } from "#scripts/planted-bugs/bugs.ts"

/** Every browser test that a planted bug names as the one that notices it. */
const noticing: readonly BrowserTest[] = plantedBugs.filter(isBrowserBug).flatMap(({ noticedBy }) => noticedBy.browser)

/** The special characters of regular expressions. */
const special = /[$()*+.?[\\\]^{|}]/g
const literally = (text: string) => text.replace(special, String.raw`\$&`)

/**
 * The browser tests of `npm test` in a usual project (English with scripts, Chinese without): those that a planted bug names, what only
 * exists without scripts (`@nojs`), and rigs over everything that is registered, which take a sample (`@core`). The other two projects run
 * a life of every kind of record (`@life`) and what is about language itself (`@everywhere`): so each language and each mode has them.
 */
export function coreOf(project: BrowserTest["project"]): RegExp {
  const named = noticing
    .filter((test) => test.project === project)
    .map(({ file, title }) => `${literally(file.replace(/^tests\/\w+\//, ""))}.*${literally(title)}`)
  return new RegExp(["@(?:core|nojs)\\b", ...named].join("|"))
}

/** The names of the screens on which accessibility tests notice planted bugs. */
export const coreScreens = new Set(
  noticing.flatMap(({ project, title }) => (project === "a11y" && title.startsWith("(") ? [title.slice(1, -1)] : [])),
)
