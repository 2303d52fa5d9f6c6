import { mkdir, open, readFile, rename } from "node:fs/promises"
import { dirname } from "node:path"
import { deserialize, serialize } from "node:v8"
import type { Snapshot } from "./store.ts"
import type { SaveState, Stores } from "./stores.ts"

type Kept = { format: 1; scale: string; memory: Snapshot }

/** Milliseconds between a change and its write: a killed process loses at most this much. */
const pause = 250

/**
 * Saves the store `default` in a file, so that a demonstration survives restarts and crashes. Loads the file now, saves it at most a
 * quarter of a second after each change, and once more in `stop`. Writes a new file and renames it, so the file is always complete. A file
 * that cannot be used is renamed, and `tell` receives the reason.
 * @throws Error if the file exists and cannot be read
 */
export async function keepOnDisk(
  stores: Stores,
  file: string,
  scale: string,
  tell: (problem: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const keeping: SaveState = { file }
  stores.saveState = keeping
  const bytes = await read(file)
  const wrong = bytes && restore(stores, bytes, scale)
  if (wrong) {
    await rename(file, `${file}.old`)
    keeping.startupProblem = `MOCK_FILE ${file} ${wrong}; it is kept as ${file}.old, and the mock begins with its seed`
    tell(keeping.startupProblem)
  }
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  const write = () => {
    timer = undefined
    writing = writing
      .then(() => save(file, stores.get("default").snapshot(), scale))
      .then(
        () => {
          keeping.written = Date.now()
          keeping.problem = undefined
        },
        (error: Error) => tell((keeping.problem = `MOCK_FILE ${file} cannot be written: ${error.message}`)),
      )
    return writing
  }
  stores.onDefaultChange = () => {
    timer ??= setTimeout(() => void write(), pause)
  }
  return {
    stop() {
      clearTimeout(timer)
      return write()
    },
  }
}

async function read(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === "ENOENT") return undefined
    throw new Error(`MOCK_FILE ${file} cannot be read (${code})`, { cause: error })
  }
}

/** Restores a store; returns an error message if that fails. */
function restore(stores: Stores, bytes: Uint8Array, scale: string): string | undefined {
  try {
    const kept = deserialize(bytes) as Kept
    if (kept.format !== 1) return "is of another version of the mock"
    if (kept.scale !== scale) return `was written with MOCK_SCALE=${kept.scale}`
    stores.get("default").restore(kept.memory)
    return undefined
  } catch {
    stores.reset("default")
    return "is damaged, or is no file of the mock"
  }
}

async function save(file: string, memory: Snapshot, scale: string): Promise<void> {
  const kept: Kept = { format: 1, scale, memory }
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(`${file}.new`, "w")
  try {
    await handle.writeFile(serialize(kept))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.new`, file)
}
