import { isDeepStrictEqual } from "node:util"

/** A request and its response, as in the report, where the token is hidden. */
export type Exchange = {
  operation: string
  /** The role in the fixtures of the person who sent the request, or `nobody`. */
  as: string
  method: string
  address: string
  headers: Record<string, string>
  body: unknown
  /** For a form (multipart/form-data): the file names by field. `body` has a description in place of each file. */
  files?: Record<string, string> | undefined
  /** 0: no response. */
  status: number
  contentType: string | null
  /** The parsed JSON; for other types the beginning of the text. */
  answer: unknown
  answerHeaders: Record<string, string>
  /** SHA-256 of the response body, for files. */
  digest: string
  milliseconds: number
}

/** Thrown by a check if the target violates the rule. */
export class Finding extends Error {
  readonly exchanges: Exchange[]

  constructor(found: string, ...exchanges: (Exchange | undefined)[]) {
    super(found)
    this.exchanges = exchanges.filter((exchange) => exchange !== undefined)
  }
}

/** Thrown by a check that cannot be carried out: a fixture is missing, or a record could not be created. */
export class LeftOut extends Error {}

/** @throws what is not a reason to leave something out */
export function ifLeftOut(error: unknown): void {
  if (!(error instanceof LeftOut)) throw error
}

/** A record could not be created: the checks that need it are left out, and the operation that should have created it fails. */
export class Unprepared extends LeftOut {
  readonly operation: string
  readonly exchanges: Exchange[]

  constructor(operation: string, message: string, ...exchanges: Exchange[]) {
    super(`could not be prepared: ${message}`)
    this.operation = operation
    this.exchanges = exchanges
  }
}

type FieldFault = { field: string; code: string }
type Envelope = { code?: string; errors?: FieldFault[]; result?: Record<string, unknown> }

/** The envelope of a response; empty if the response body is not an object. */
export function envelopeOf({ answer }: Exchange): Envelope {
  return typeof answer === "object" && answer !== null ? (answer as Envelope) : {}
}

/** Whether the request succeeded. Whether the contract documents the exact status is checked by the rule `status`. */
export const isDone = ({ status }: Exchange): boolean => status >= 200 && status < 300

/** @throws Finding unless the request succeeded */
export function expectDone(exchange: Exchange, expected = "to be done"): void {
  if (!isDone(exchange)) throw new Finding(`expected ${expected}, answered ${described(exchange)}`, exchange)
}

/** `result` of a successful response. @throws Finding if the request failed */
export function resultOf(exchange: Exchange, expected = "to be done"): Record<string, unknown> {
  expectDone(exchange, expected)
  const { result } = envelopeOf(exchange)
  if (typeof result !== "object" || result === null) throw new Finding("the answer has no result", exchange)
  return result
}

/**
 * Expects a refusal with one of the statuses and, if given, one of the codes. A missing code is accepted: the rule `code` checks that.
 * @throws Finding otherwise
 */
export function expectRefused(exchange: Exchange, statuses: readonly number[], codes?: readonly string[]): void {
  const { code } = envelopeOf(exchange)
  const isFitting = statuses.includes(exchange.status) && (!codes || code === undefined || codes.includes(code))
  if (isFitting) return
  const wanted = [statuses.join(" or "), ...(codes ? [codes.join(" or ")] : [])].join(" ")
  throw new Finding(`expected ${wanted}, answered ${described(exchange)}`, exchange)
}

/** The same, for where the exchange comes later. */
export const refusal =
  (...expected: [statuses: readonly number[], codes?: readonly string[]]) =>
  (exchange: Exchange): void =>
    expectRefused(exchange, ...expected)

/** A response in short form, for example `400 validation_failed subject:required`. */
export function described(exchange: Exchange): string {
  const { code, errors } = envelopeOf(exchange)
  const fields = (errors ?? []).map((error) => `${error.field}:${error.code}`)
  return [exchange.status, code ?? "", ...fields].filter(Boolean).join(" ")
}

/** For `JSON.parse`: of a secret, and of the time at which an applicant's key ends, only the type. */
function hideSecret(this: object, field: string, value: unknown): unknown {
  const isSecret = /^(feed|applicant)_key$/.test(field) || (field === "expiry_time" && "applicant_key" in this)
  return isSecret ? typeof value : value
}

/**
 * Whether a repeated call got the answer of the first one. A backend that stores only a hash of secrets creates new ones for it
 * ("Doing a thing once").
 */
export function isSameAnswer(first: Exchange, again: Exchange): boolean {
  const withoutSecrets = ({ status, answer }: Exchange) =>
    JSON.parse(JSON.stringify({ status, answer }), hideSecret) as unknown
  return isDeepStrictEqual(withoutSecrets(first), withoutSecrets(again))
}

/** The result of a call that prepares a record. @throws Unprepared unless it succeeded */
export function preparedResult(exchange: Exchange): Record<string, unknown> {
  const { result } = envelopeOf(exchange)
  if (isDone(exchange) && result) return result
  const { operation, as } = exchange
  throw new Unprepared(operation, `${operation} as ${as} answered ${described(exchange)}`, exchange)
}
