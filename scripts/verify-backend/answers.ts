import { Finding, Unprepared, type Exchange } from "./results.ts"

type FieldFault = { field: string; code: string }
type Envelope = { code?: string; errors?: FieldFault[]; result?: Record<string, unknown> }

/** The envelope of an answer; empty when the answer is no object. */
export function envelopeOf({ answer }: Exchange): Envelope {
  return typeof answer === "object" && answer !== null ? (answer as Envelope) : {}
}

/** Whether what was asked is done; that the very status is documented is the rule `status`. */
export const isDone = ({ status }: Exchange): boolean => status >= 200 && status < 300

/** `Finding` unless what was asked is done. */
export function expectDone(exchange: Exchange, expected = "to be done"): void {
  if (!isDone(exchange)) throw new Finding(`expected ${expected}, answered ${described(exchange)}`, exchange)
}

/** `result` of an answer that did what was asked; `Finding` when it did not. */
export function resultOf(exchange: Exchange, expected = "to be done"): Record<string, unknown> {
  expectDone(exchange, expected)
  const { result } = envelopeOf(exchange)
  if (typeof result !== "object" || result === null) throw new Finding("the answer has no result", exchange)
  return result
}

/** `Finding` unless it was refused with one of these statuses and, where given, one of these codes. That a refusal has a code at all is the rule `code`. */
export function expectRefused(exchange: Exchange, statuses: readonly number[], codes?: readonly string[]): void {
  const { code } = envelopeOf(exchange)
  const isFitting = statuses.includes(exchange.status) && (!codes || code === undefined || codes.includes(code))
  if (isFitting) return
  const wanted = [statuses.join(" or "), ...(codes ? [codes.join(" or ")] : [])].join(" ")
  throw new Finding(`expected ${wanted}, answered ${described(exchange)}`, exchange)
}

/** `400 validation_failed subject:required` */
export function described(exchange: Exchange): string {
  const { code, errors } = envelopeOf(exchange)
  const fields = (errors ?? []).map((error) => `${error.field}:${error.code}`)
  return [exchange.status, code ?? "", ...fields].filter(Boolean).join(" ")
}

/** The result of a call that prepares a record. @throws Unprepared unless it was done and the result has the field that is needed */
export function preparedResult<T = Record<string, unknown>>(exchange: Exchange, needed: string): T {
  const { result } = envelopeOf(exchange)
  if (isDone(exchange) && result?.[needed] !== undefined) return result as T
  throw unprepared(exchange)
}

/** The failure of a call that prepares a record. */
export function unprepared(exchange: Exchange): Unprepared {
  const { operation, as } = exchange
  return new Unprepared(operation, `${operation} as ${as} answered ${described(exchange)}`, exchange)
}
