import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { deserialize, serialize } from "node:v8"
import type { Memory } from "./store.ts"
import type { Stores } from "./stores.ts"

type Kept = { format: 1; scale: string; memory: Memory }

const pause = 250

/**
 * Keeps the store `default` in a file, so that a demonstration survives a restart: reads it now, writes it shortly after
 * each change and once more by `stop`. A file of another scale or format is left aside and written anew.
 */
export async function keepOnDisk(stores: Stores, file: string, scale: string): Promise<{ stop(): Promise<void> }> {
  const kept = await read(file)
  if (kept?.format === 1 && kept.scale === scale) stores.get("default").remember(kept.memory)
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  const write = () => {
    timer = undefined
    const now: Kept = { format: 1, scale, memory: stores.get("default").memory() }
    writing = writing.then(() => save(file, serialize(now)))
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

async function read(file: string): Promise<Kept | undefined> {
  try {
    return deserialize(await readFile(file)) as Kept
  } catch {
    return undefined
  }
}

async function save(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, bytes)
  await rename(`${file}.new`, file)
}
