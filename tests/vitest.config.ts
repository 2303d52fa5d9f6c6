import { defineConfig } from "vitest/config"
import { isQuick, isSampled } from "./support/extent.ts"

/**
 * All tests that need no browser. Run with `npx vitest run -c tests/vitest.config.ts`. Projects:
 * `unit`: functions and components; `contract`: the contract, and the mock that implements it;
 * `verify-backend`: the whole of `npm run verify-backend` on the mock, half a minute, only in `npm run test:all`;
 * `operations`: the backend operations that the journeys have used, runs after them;
 * `routes`: the built portal over loopback, with a mock store per test;
 * `measures`: times and memory of the built portal, with nothing else running; a failed measurement is repeated once; only in `npm run test:all`;
 * `long`: tests that take many minutes, only in `npm run test:long`;
 * `scale-out`: several processes behind nginx with Redis, only in `npm run test:scale-out`.
 */
/** Long enough for a busy machine: these timeouts only end tests that hang. Tests of durations have their own limits. */
const timeouts = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 20_000, interval: 20 } } }

/** Not in a quick run: tests that start their own portal or process, wait for timers, measure times, or try thousands of inputs. */
const onlyInWholeRuns = [
  "tests/mock/main.test.ts",
  "tests/unit/{features/proposal-compare,parts/read-xlsx,parts/receive-form,parts/rich-text-cost,scripts/container,server/body-deadline}.test.ts",
  "tests/faults/**",
  "tests/routes/{*-writes,mail-notes,refused-links,meeting-actions,meeting-form,upstream,workgroup}.test.ts",
  "tests/security/{authorisation-writes,exports,limits,mass-assignment,observatory,rate-limits,secrets,stored-xss*,xss}.test.ts",
  "tests/security/{arrivals,hostile-files,lost-group,reading,reflected-xss,secret-ballot*,smuggling,ssrf,traversal,votes-at-once}.test.ts",
]

const exclude = isQuick ? onlyInWholeRuns : []

/** Projects with another number of workers run after each other, so that one call of `npm run test:file` can name files of several. */
const afterwards = (groupOrder: number) => ({ sequence: { groupOrder } })

export default defineConfig({
  resolve: { alias: { "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser" } },
  test: {
    root: new URL("..", import.meta.url).pathname,
    // No test mocks a module or leaves state in one, so the test files of a worker share loaded modules. This takes a third of the time.
    isolate: false,
    // Threads start faster, but in a whole run some tests measure the CPU time of their own process.
    pool: isQuick ? "threads" : "forks",
    // In a quick run the projects run in parallel, and each of them loads every module once.
    maxWorkers: isQuick ? 1 : 2,
    // Keeps compiled modules for the next run.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/vitest" },
    projects: [
      { extends: true, test: { ...timeouts, name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], exclude } },
      {
        extends: true,
        test: { ...timeouts, name: "contract", include: ["tests/{contract,mock}/**/*.test.ts"], exclude },
      },
      {
        extends: true,
        test: { ...timeouts, testTimeout: 1_800_000, name: "verify-backend", include: ["tests/verify/**/*.test.ts"] },
      },
      { extends: true, test: { ...timeouts, name: "operations", include: ["tests/operations/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          ...timeouts,
          name: "measures",
          retry: 1,
          maxWorkers: 1,
          ...afterwards(2),
          include: ["tests/measures/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          testTimeout: 900_000,
          hookTimeout: timeouts.hookTimeout,
          name: "long",
          maxWorkers: 1,
          ...afterwards(2),
          include: ["tests/long/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          testTimeout: 300_000,
          hookTimeout: 300_000,
          name: "scale-out",
          maxWorkers: 1,
          ...afterwards(2),
          include: ["tests/scale-out/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...timeouts,
          name: "routes",
          // Most of the work is done by other processes. Each worker has a mock and a portal, which take half a minute of processor time until
          // they have loaded and compiled everything: a third pair gains nothing in a sampled run on two cores.
          maxWorkers: isSampled ? 2 : 3,
          ...afterwards(1),
          include: ["tests/{routes,faults,security}/**/*.test.ts"],
          exclude,
          globalSetup: "tests/support/vitest-servers.ts",
        },
      },
    ],
  },
})
