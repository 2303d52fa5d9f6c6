import { appendFileSync } from "node:fs"
import { afterAll } from "vitest"

/** Records which places of mutants a test file reached (`npm run kill-matrix`), those that its imports evaluate included. */
const hits = new Set<string>()
Object.assign(globalThis, { killMatrixHit: (id: string) => hits.add(id) })

afterAll((_context, { file }) => {
  const note = process.env.KILL_MATRIX_HITS
  if (note) appendFileSync(note, `${JSON.stringify({ file: file.filepath, hits: [...hits] })}\n`)
})
