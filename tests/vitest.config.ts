import { defineConfig } from "vitest/config"
import { isQuick } from "./support/extent.ts"

/**
 * Everything that needs no browser. `unit`: functions and components; `contract`: the contract and the mock that answers by it;
 * `verify-backend`: the whole of `npm run verify-backend` on the mock, half a minute, only in `npm test`; `operations`: what the journeys have asked for, after them;
 * `routes`: the built portal over loopback, a store of the mock per test; `measures`: times and memory of the built portal, by itself
 * on the machine and a second time before it is told that something is too much, only in `npm test`; `long`: what takes many minutes, only in
 * `npm run test:long`; `scale-out`: several processes behind nginx with Redis, only in `npm run test:scale-out`. Run with `npx vitest run -c tests/vitest.config.ts`.
 */
/** Long enough for a busy machine: they end what hangs; how long something may take is said by the tests of that. */
const timeouts = { testTimeout: 240_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000, interval: 20 } } }

/** Not in a quick run: what starts a portal or a process of its own, waits for clocks, or tries thousands of ways in. */
const onlyInWholeRuns = [
  "tests/mock/main.test.ts",
  "tests/unit/{parts/read-xlsx,parts/receive-form,scripts/container,server/body-deadline}.test.ts",
  "tests/faults/**",
  "tests/routes/{*-writes,meeting-actions,meeting-form,upstream,workgroup}.test.ts",
  "tests/security/{authorisation-writes,exports,limits,mass-assignment,observatory,rate-limits,secrets,stored-xss*,xss}.test.ts",
  "tests/security/{arrivals,hostile-files,reading,reflected-xss,smuggling,ssrf,traversal}.test.ts",
]

const exclude = isQuick ? onlyInWholeRuns : []

export default defineConfig({
  resolve: { alias: { "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser" } },
  test: {
    root: new URL("..", import.meta.url).pathname,
    // No test replaces a module or leaves anything in one: what is loaded once serves every file of a worker, a third of the time.
    isolate: false,
    // Threads begin sooner; in the whole run some tests measure the processor's time of their own process.
    pool: isQuick ? "threads" : "forks",
    // In a quick run the projects run beside each other, and a module is loaded once in each.
    maxWorkers: isQuick ? 1 : 2,
    // What was compiled once is read by the next run.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/vitest" },
    projects: [
      { extends: true, test: { ...timeouts, name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], exclude } },
      {
        extends: true,
        test: { ...timeouts, name: "contract", include: ["tests/{contract,mock}/**/*.test.ts"], exclude },
      },
      {
        extends: true,
        test: { testTimeout: 600_000, name: "verify-backend", include: ["tests/verify/**/*.test.ts"] },
      },
      { extends: true, test: { ...timeouts, name: "operations", include: ["tests/operations/**/*.test.ts"] } },
      {
        extends: true,
        test: { ...timeouts, name: "measures", retry: 1, maxWorkers: 1, include: ["tests/measures/**/*.test.ts"] },
      },
      {
        extends: true,
        test: { testTimeout: 900_000, name: "long", maxWorkers: 1, include: ["tests/long/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          ...{ testTimeout: 300_000, hookTimeout: 300_000 },
          name: "scale-out",
          maxWorkers: 1,
          include: ["tests/scale-out/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...timeouts,
          name: "routes",
          // Other processes do most of the work; a quick run leaves out what is in the list above.
          maxWorkers: isQuick ? 2 : 3,
          include: ["tests/{routes,faults,security}/**/*.test.ts"],
          exclude,
          globalSetup: "tests/support/vitest-servers.ts",
        },
      },
    ],
  },
})
