import { envelopeOf, type Exchange } from "../client/answers.ts"
import type { Contract } from "../client/contract.ts"

/** The number of codes that came at least once, and the codes that did not. */
export type Coverage = { seen: number; missing: readonly string[] }

/** Collects the codes of refusals; the codes of the contract that never came are untested. */
export class CodesSeen {
  readonly #refusals = new Set<string>()
  readonly #fields = new Set<string>()

  /** Records the codes of one response. */
  note(exchange: Exchange): void {
    const { code, errors = [], result } = envelopeOf(exchange)
    if (code !== undefined) this.#refusals.add(`${exchange.operation} ${code}`)
    for (const error of errors) this.#fields.add(error.code)
    for (const row of rowsOf(result)) if (row.code) this.#fields.add(row.code)
  }

  /** The refusal codes that operations declare in addition to the standard ones (`x-codes`), as `operation code`. */
  refusals(contract: Contract, operations: readonly string[]): Coverage {
    const named = operations.flatMap((id) => (contract.operation(id)["x-codes"] ?? []).map((code) => `${id} ${code}`))
    return coverage(named, this.#refusals)
  }

  /** The codes of field errors (`FieldCode`). */
  fields({ document }: Contract): Coverage {
    return coverage((document.components.schemas.FieldCode?.enum ?? []).map(String), this.#fields)
  }
}

/** The rows of an uploaded list: those that were not accepted have the code of their field. */
function rowsOf(result: Record<string, unknown> | undefined): { code?: string | null }[] {
  const rows = result?.rows
  return Array.isArray(rows) ? (rows as { code?: string | null }[]) : []
}

/** The share of the named that came. */
export function coverage(named: readonly string[], seen: ReadonlySet<string>): Coverage {
  const missing = named.filter((one) => !seen.has(one))
  return { seen: named.length - missing.length, missing }
}

/** The report line for the codes that came, and those that did not. */
export function coverageLine(what: string, { seen, missing }: Coverage): string {
  const rest = missing.length === 0 ? "" : `; not seen: ${missing.join(", ")}`
  return `${what}: ${seen} of ${seen + missing.length} seen${rest}`
}
