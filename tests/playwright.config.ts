import { defineConfig, devices } from "@playwright/test"
import { browserFlags, installedBrowser } from "#scripts/lib/browser.mjs"
import type { TestOptions } from "./support/test.ts"

/**
 * Journeys in a real browser, against the built portal: every one in English with JavaScript and in Chinese without; those tagged
 * `@chinese` (the life of a record) in Chinese with JavaScript as well, those tagged `@everywhere` (what is about language itself) in
 * all four pairs; `a11y` is axe over every registered screen. A test that only makes sense with JavaScript is tagged `@js`, one without `@nojs`.
 * A test has one try. A trace would cost every test for the sake of the one that fails: that one leaves a picture and what stood on the page in
 * `test-results/`, and `npm test` says by which command to run it again with a trace.
 */
const executablePath = installedBrowser()
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 } }

const journeys = (["en", "zh"] as const).flatMap((language) => {
  const locale = language === "zh" ? "zh-CN" : "en-GB"
  return [
    {
      name: `js-${language}`,
      testDir: "e2e",
      grep: language === "en" ? /./ : /@(everywhere|chinese)/,
      grepInvert: /@nojs/,
      use: { ...desktop, locale, language },
    },
    {
      name: `nojs-${language}`,
      testDir: "e2e",
      grep: language === "zh" ? /./ : /@everywhere/,
      grepInvert: /@js/,
      use: { ...desktop, locale, language, javaScriptEnabled: false },
    },
  ]
})

export default defineConfig<TestOptions>({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./support/playwright-servers.ts",
  fullyParallel: true,
  // A worker waits for the browser as often as it works: three keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Long enough for a busy machine: they end what hangs; how long something may take is said by the tests of that.
  timeout: 120_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    trace: "off",
    screenshot: "only-on-failure",
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [...journeys, { name: "a11y", testDir: "a11y", use: desktop }],
})
