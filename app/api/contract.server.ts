import document from "../../openapi/generated/openapi.json"
import { conformance } from "./conformance.server.ts"

/** Validator for the contract that this portal was built with (ERR-07). */
export const contract = conformance(document as unknown as Parameters<typeof conformance>[0])
