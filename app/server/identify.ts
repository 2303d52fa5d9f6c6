import { randomBytes, randomUUID } from "node:crypto"
import type { Request, RequestHandler } from "express"
import type { Environment } from "./environment.ts"

/** Values in `response.locals` for later handlers. */
export type ResponseLocals = {
  requestId: string
  nonce: string
  /** Set by `loadShedding`: the request is no longer counted, because its response stays open. */
  countNoMore?: () => void
}

/** The contract's format (`RequestId` in openapi/parameters.yaml); any other value is neither logged nor sent to the backend. */
const wellFormed = /^[\w.-]{8,64}$/

/** The request id set by the reverse proxy. Without a proxy the header is ignored: clients may not choose their id. */
function givenId({ headers }: Request, { TRUST_PROXY }: Pick<Environment, "TRUST_PROXY">): string | undefined {
  const given = headers["x-request-id"]
  return TRUST_PROXY > 0 && typeof given === "string" && wellFormed.test(given) ? given : undefined
}

/**
 * Gives every request an id, which links the portal's log, the backend's log and the error screen (quality V16.50), and every
 * response a nonce.
 */
export function identify(environment: Pick<Environment, "TRUST_PROXY">): RequestHandler {
  return (request, response, next) => {
    const requestId = givenId(request, environment) ?? randomUUID()
    const locals: ResponseLocals = { requestId, nonce: randomBytes(18).toString("base64") }
    Object.assign(response.locals, locals)
    response.setHeader("x-request-id", requestId)
    next()
  }
}
