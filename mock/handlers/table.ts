import { allianceHandlers } from "./alliance.ts"
import { listHandlers } from "./lists.ts"
import { sessionHandlers } from "./session.ts"
import type { Handlers } from "./types.ts"

/** Every operation the mock does itself; the contract's other operations answer from their examples. */
export const handlers: Handlers = { ...allianceHandlers, ...sessionHandlers, ...listHandlers }
