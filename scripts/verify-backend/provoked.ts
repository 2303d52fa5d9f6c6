import type { Contract } from "./contract.ts"
import { envelopeOf } from "./answers.ts"
import type { Exchange } from "./results.ts"

/** The number of codes that occurred at least once, and the codes that did not. */
export type Provoked = { seen: number; missing: readonly string[] }

/** Collects the refusal codes that checks have provoked; all others of the contract are untested. */
export class ProvokedCodes {
  readonly #refusals = new Set<string>()
  readonly #fields = new Set<string>()

  /** Records the codes of one response. */
  note(exchange: Exchange): void {
    const { code, errors = [] } = envelopeOf(exchange)
    if (code !== undefined) this.#refusals.add(`${exchange.operation} ${code}`)
    for (const error of errors) this.#fields.add(error.code)
  }

  /** The refusal codes that operations declare in addition to the standard ones (`x-codes`), as `operation code`. */
  refusals(contract: Contract, operations: readonly string[]): Provoked {
    const named = operations.flatMap((id) => (contract.operation(id)["x-codes"] ?? []).map((code) => `${id} ${code}`))
    return split(named, this.#refusals)
  }

  /** The codes of field errors (`FieldCode`). */
  fields({ document }: Contract): Provoked {
    return split((document.components.schemas.FieldCode?.enum ?? []).map(String), this.#fields)
  }
}

function split(named: readonly string[], seen: ReadonlySet<string>): Provoked {
  const missing = named.filter((one) => !seen.has(one))
  return { seen: named.length - missing.length, missing }
}

/** The report line for provoked and missing codes. */
export function provokedLine(what: string, { seen, missing }: Provoked): string {
  const rest = missing.length === 0 ? "" : `; not provoked: ${missing.join(", ")}`
  return `${what}: ${seen} of ${seen + missing.length} provoked${rest}`
}
