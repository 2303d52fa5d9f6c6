import { join } from "node:path"
import { defineConfig } from "vitest/config"
import config from "../vitest.config.ts"

/**
 * The configuration of the tests for `npm run kill-matrix`. With KILL_MATRIX_HITS each test file writes which of the mutants' places it
 * reached. Compiled modules are kept beside the copy of the product, which is made anew.
 */
const recording = process.env.KILL_MATRIX_HITS ? { setupFiles: ["tests/support/hit-recorder.ts"] } : {}

/** A test that hangs with a mutant ends after some times what its file took without. */
const { KILL_MATRIX_TIMEOUT: most } = process.env
const timeouts = most ? { testTimeout: Number(most), hookTimeout: Number(most) } : {}
const { projects = [], ...own } = config.test ?? {}

export default defineConfig({
  ...config,
  test: {
    ...own,
    root: join(import.meta.dirname, "../.."),
    experimental: { fsModuleCache: true, fsModuleCachePath: process.env.KILL_MATRIX_MODULES ?? ".cache/vitest" },
    projects: projects.map((project) =>
      typeof project === "object" && "test" in project
        ? { ...project, test: { ...project.test, ...timeouts, ...recording } }
        : project,
    ),
  },
})
