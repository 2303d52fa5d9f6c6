import document from "../../openapi/generated/openapi.json"
import { conformance } from "./conformance.server.ts"

/** The contract this portal was built with, for checking answers (ERR-07). */
export const contract = conformance(document as unknown as Parameters<typeof conformance>[0])
