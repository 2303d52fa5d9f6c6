import type { Mismatch } from "./conformance.server.ts"

/** Matches the path of a list row: in a page of records, in the lists of groups, or in a result that is itself a list. */
const row = /^\/result(?:\/(items|my_groups|other_groups))?\/(\d+)(?:\/|$)/

/** Maximum number of rows to omit from one response; more indicate a systematic fault. */
const maxOmitted = 5

/** A response without its invalid rows (`body`), and the mismatches of the omitted rows (`left`). */
export type ValidPart = { body: unknown; left: Mismatch[] }

type Lists = Partial<Record<string, unknown[]>>

function listOf(body: unknown, name: string | undefined): unknown[] | undefined {
  const result = (body as { result?: unknown }).result
  const list = name === undefined ? result : (result as Lists)[name]
  return Array.isArray(list) ? list : undefined
}

function withoutRow(body: object, name: string | undefined, at: number): object {
  const rows = (listOf(body, name) ?? []).filter((_row, index) => index !== at)
  const { result } = body as { result?: object }
  return { ...body, result: name === undefined ? rows : { ...result, [name]: rows } }
}

/**
 * Omits list rows that do not match the contract, so that one invalid record does not make the whole list fail (ERR-07). A record
 * itself is never shown in part.
 * @param check returns the first mismatch of a response
 * @returns undefined if something other than a row is invalid, or too many rows are
 */
export function withoutInvalidRows(
  answer: unknown,
  found: Mismatch,
  check: (body: unknown) => Mismatch | undefined,
): ValidPart | undefined {
  let body = answer
  const left: Mismatch[] = []
  for (let next: Mismatch | undefined = found; next; next = check(body)) {
    const [, name, at] = row.exec(next.path) ?? []
    const rows = at === undefined ? undefined : listOf(body, name)
    const isLast = rows?.length === 1 && left.length > 0
    if (!rows || isLast || left.length >= maxOmitted) return undefined
    left.push(next)
    body = withoutRow(body as object, name, Number(at))
  }
  return { body, left }
}
