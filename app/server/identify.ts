import { randomBytes, randomUUID } from "node:crypto"
import type { Request, RequestHandler } from "express"
import type { Environment } from "./environment.ts"

/** What earlier handlers leave on a response for later ones. */
export type ResponseLocals = { requestId: string; nonce: string }

/** As the contract has it (`RequestId` in openapi/parameters.yaml): nothing else goes into a log or on to the backend. */
const wellFormed = /^[\w.-]{8,64}$/

/** The id that the proxy in front has given a request; whoever comes without one in between may not choose theirs. */
function givenId({ headers }: Request, { TRUST_PROXY }: Pick<Environment, "TRUST_PROXY">): string | undefined {
  const given = headers["x-request-id"]
  return TRUST_PROXY > 0 && typeof given === "string" && wellFormed.test(given) ? given : undefined
}

/**
 * Gives every request its id, by which the lines of its log, the backend's, and what a person sees of a failure are found
 * together (quality V16.50), and every answer its nonce.
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
