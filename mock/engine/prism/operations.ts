import { createHash } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { deserialize, serialize } from "node:v8"
import type { IHttpOperation } from "@stoplight/types"
import { getHttpOperationsFromSpec, prismVersion } from "./library.ts"
import { sharedParts } from "./shared-parts.ts"

export type Operation = IHttpOperation

/**
 * The contract's operations in Prism's format. Dereferencing a large contract takes seconds, so the result is cached in `cacheFolder` under
 * the contract's hash, with equal parts as one object; a damaged or incompatible file is replaced.
 */
export async function loadOperations(contract: string, cacheFolder: string): Promise<Operation[]> {
  const hash = createHash("sha256").update(contract).update(prismVersion).update(process.versions.v8).digest("hex")
  const file = join(cacheFolder, `mock-contract-${hash.slice(0, 24)}.bin`)
  const cached = await readCache(file)
  if (cached) return cached
  const operations = sharedParts(await getHttpOperationsFromSpec(JSON.parse(contract) as object))
  await mkdir(cacheFolder, { recursive: true })
  const temporary = `${file}.${process.pid}`
  await writeFile(temporary, serialize(operations))
  await rename(temporary, file)
  return operations
}

async function readCache(file: string): Promise<Operation[] | undefined> {
  try {
    return deserialize(await readFile(file)) as Operation[]
  } catch {
    return undefined
  }
}

/** The contract's id of an operation (`meeting.cancel`). */
export function operationId(operation: Operation): string {
  return operation.iid ?? operation.id
}
