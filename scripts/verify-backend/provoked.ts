import type { Contract } from "./contract.ts"
import { envelopeOf } from "./answers.ts"
import type { Exchange } from "./results.ts"

/** How many codes were answered once at least, and those that were not. */
export type Provoked = { seen: number; missing: readonly string[] }

/** Which refusals of the contract the checks have provoked: a code that never came is not known to work. */
export class ProvokedCodes {
  readonly #refusals = new Set<string>()
  readonly #fields = new Set<string>()

  /** Notes the codes of one answer. */
  note(exchange: Exchange): void {
    const { code, errors = [] } = envelopeOf(exchange)
    if (code !== undefined) this.#refusals.add(`${exchange.operation} ${code}`)
    for (const error of errors) this.#fields.add(error.code)
  }

  /** The refusals that operations name beyond the standard ones (`x-codes`), as `operation code`. */
  refusals(contract: Contract, operations: readonly string[]): Provoked {
    const named = operations.flatMap((id) => (contract.operation(id)["x-codes"] ?? []).map((code) => `${id} ${code}`))
    return split(named, this.#refusals)
  }

  /** The codes of fields (`FieldCode`). */
  fields({ document }: Contract): Provoked {
    return split((document.components.schemas.FieldCode?.enum ?? []).map(String), this.#fields)
  }
}

function split(named: readonly string[], seen: ReadonlySet<string>): Provoked {
  const missing = named.filter((one) => !seen.has(one))
  return { seen: named.length - missing.length, missing }
}

/** A line of the report: what was provoked, and what was not. */
export function provokedLine(what: string, { seen, missing }: Provoked): string {
  const rest = missing.length === 0 ? "" : `; not provoked: ${missing.join(", ")}`
  return `${what}: ${seen} of ${seen + missing.length} provoked${rest}`
}
