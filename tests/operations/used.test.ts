import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { contract } from "#tests/contract/mock-contract.ts"
import { listOperations } from "#scripts/contract/document.ts"

/** Operations that no journey uses, and why. */
const unused: Record<string, string> = {}

/** Operations that the portal called during the journeys: `npm test` writes them to the file in USED_OPERATIONS. */
const file = process.env.USED_OPERATIONS

test.skipIf(file === undefined)(
  "API-05 the journeys use every operation of the contract, or the reason is listed",
  () => {
    const used = new Set(JSON.parse(readFileSync(file ?? "", "utf8")) as string[])
    const known = listOperations(contract).map(({ operationId }) => operationId)
    expect(known.filter((id) => !used.has(id)).sort()).toEqual(Object.keys(unused).sort())
  },
)
