import { command } from "./paths.mjs"
import { typescript, withRoom } from "./prepare.mjs"
import { commandStep, countPlaywright, countVitest, resultFile } from "./steps.mjs"

/** @typedef {import("./steps.mjs").Step} Step */

/** @typedef {"whole" | "core" | "quick"} Extent how much of the long test tables runs: `tests/support/extent.ts` */

/** Minutes in milliseconds, for deadlines. Deadlines only end steps that hang: a whole run takes less than 50 minutes. */
export const minutes = (/** @type {number} */ count) => count * 60_000

/** @returns {Step} a step that builds only once, even if it is run several times */
export function builds() {
  const { name, work } = commandStep("build", ["scripts/build.mjs"])
  /** @type {ReturnType<typeof work> | undefined} */
  let done
  return { name, work: () => (done ??= work()) }
}

/** @returns {Step} */
export function typesStep() {
  const kept = ["--incremental", "--tsBuildInfoFile", ".cache/types"]
  return commandStep("types", [command("typescript-native/bin/tsc"), "--noEmit", ...kept])
}

/** Whether eslint checks a file. */
export const isLinted = (/** @type {string} */ file) => /\.[cm]?[jt]sx?$/.test(file)

/**
 * @param {string[]} files
 * @returns {Step}
 */
export function lintStep(files = ["."]) {
  const cached = ["--cache", "--cache-location", ".cache/eslint"]
  const strict = ["--max-warnings", "0", "--no-warn-ignored", ...cached]
  return commandStep("lint", [command("eslint/bin/eslint.js"), ...files, ...strict])
}

/**
 * Checks that only read the sources and can run in parallel with the build.
 * @returns {Step[]}
 */
export function checks() {
  return [
    lintStep(),
    commandStep("react lint", [command("oxlint/bin/oxlint"), "--deny-warnings", "app"]),
    commandStep("format", [command("oxfmt/bin/oxfmt"), "--check"]),
    commandStep("contract lint", [...typescript, "scripts/contract.ts", "--check"]),
    commandStep("boundaries", [
      ...withRoom,
      command("dependency-cruiser/bin/dependency-cruise.mjs"),
      ...["--config", ".dependency-cruiser.cjs", "app", "mock", "scripts", "tests"],
    ]),
    commandStep("messages", [...typescript, "scripts/messages.ts", "--check"]),
    commandStep("requirements", [...typescript, "scripts/requirements.ts", "--check"]),
    commandStep("sizes", ["scripts/sizes.mjs"]),
  ]
}

/**
 * @param {string} project
 * @param {Extent} extent
 * @param {number} [deadline] milliseconds
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
export function vitest(project, extent, deadline = minutes(60), env = {}) {
  return vitestStep(project, ["run"], { extent, deadline, env })
}

/** The tests that import one of these files, or something that does. @param {string} project @param {string[]} files @returns {Step} */
export function relatedTests(project, files) {
  const { name, work } = vitestStep(project, ["related", ...files, "--run", "--passWithNoTests"], { extent: "quick" })
  return {
    name,
    async work() {
      const done = await work()
      const hasNone = done.output?.includes("No test files found") ?? false
      return hasNone ? { ...done, passed: 1, failed: 0 } : done
    },
  }
}

/**
 * @param {string} project
 * @param {string[]} what vitest does
 * @param {{ extent: Extent, deadline?: number, env?: Record<string, string> }} options
 * @returns {Step}
 */
function vitestStep(project, what, { extent, deadline = minutes(60), env = {} }) {
  const file = resultFile(`vitest-${project}`)
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`]
  const name = project === "contract" ? "contract tests" : project
  return commandStep(
    name,
    [command("vitest/vitest.mjs"), ...what, "-c", "tests/vitest.config.ts", "--project", project, ...reporters],
    { deadline, env: { NO_COLOR: "1", TEST_EXTENT: extent, ...env }, count: () => countVitest(file) },
  )
}

/**
 * @param {string} name
 * @param {string[]} projects
 * @param {Extent} extent
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
export function playwright(name, projects, extent, env = {}) {
  const file = resultFile(`playwright-${name}`)
  const chosen = projects.flatMap((project) => ["--project", project])
  return commandStep(
    name,
    [command("@playwright/test/cli.js"), "test", "-c", "tests/playwright.config.ts", ...chosen],
    {
      deadline: minutes(extent === "whole" ? 180 : 60),
      env: { NO_COLOR: "1", TEST_EXTENT: extent, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env },
      count: () => countPlaywright(file),
    },
  )
}
