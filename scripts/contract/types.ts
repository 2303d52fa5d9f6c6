import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript"
import type { ContractDocument } from "./document.ts"

const banner = `// Generated from openapi/ by "npm run contract". Do not edit.\n\n`

/** Generates the text of `openapi/generated/schema.d.ts` from the bundled contract. A default value does not make a field required. */
export async function generateTypes(document: ContractDocument): Promise<string> {
  return (
    banner +
    astToString(await openapiTS(structuredClone(document) as unknown as OpenAPI3, { defaultNonNullable: false }))
  )
}
