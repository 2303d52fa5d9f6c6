import { appendFileSync } from "node:fs"
import { afterAll, beforeAll, expect } from "vitest"

/**
 * Records which places of mutants a test file reached (`npm run kill-matrix`). Those that its imports or the making of its tests evaluate
 * are told apart, because the test files of a worker share loaded modules.
 */
const hits = { loaded: new Set<string>(), reached: new Set<string>() }
let isLoading = true
Object.assign(globalThis, { killMatrixHit: (id: string) => (isLoading ? hits.loaded : hits.reached).add(id) })

beforeAll(() => {
  isLoading = false
})

afterAll(() => {
  const note = process.env.KILL_MATRIX_HITS
  const entry = { file: expect.getState().testPath, loaded: [...hits.loaded], reached: [...hits.reached] }
  if (note) appendFileSync(note, `${JSON.stringify(entry)}\n`)
})
