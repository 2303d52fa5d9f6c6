import { Finding, type Exchange } from "./results.ts"

type FieldFault = { field: string; code: string }
type Told = { code?: string; errors?: FieldFault[]; result?: Record<string, unknown> }

/** An answer's envelope, whatever it is. */
export function told({ answer }: Exchange): Told {
  return typeof answer === "object" && answer !== null ? (answer as Told) : {}
}

/** `result` of an answer that did what was asked; `Finding` when it did not. */
export function resultOf(exchange: Exchange, expected = "to be done"): Record<string, unknown> {
  if (exchange.status >= 300) throw new Finding(`expected ${expected}, answered ${described(exchange)}`, exchange)
  const { result } = told(exchange)
  if (typeof result !== "object" || result === null) throw new Finding("the answer has no result", exchange)
  return result
}

/** `Finding` unless it was refused with one of these statuses and, where given, one of these codes. */
export function expectRefused(exchange: Exchange, statuses: readonly number[], codes?: readonly string[]): void {
  const { code } = told(exchange)
  const isFitting = statuses.includes(exchange.status) && (!codes || codes.includes(code ?? ""))
  if (isFitting) return
  const wanted = [statuses.join(" or "), ...(codes ? [codes.join(" or ")] : [])].join(" ")
  throw new Finding(`expected ${wanted}, answered ${described(exchange)}`, exchange)
}

/** `400 validation_failed subject:required` */
export function described(exchange: Exchange): string {
  const { code, errors } = told(exchange)
  const fields = (errors ?? []).map((error) => `${error.field}:${error.code}`)
  return [exchange.status, code ?? "", ...fields].filter(Boolean).join(" ")
}
