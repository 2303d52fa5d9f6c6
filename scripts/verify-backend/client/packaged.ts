import { existsSync, readFileSync } from "node:fs"
import type { ContractDocument } from "../../contract/document.ts"

const file = new URL("contract.json", import.meta.url)

/** The contract beside the program in the package for npm (`npm run pack-verifier`); undefined in the repository, whose contract is `openapi/`. */
export const packaged = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ContractDocument) : undefined
