import type { Mismatch } from "./conformance.server.ts"

/** A row of a list: of a page of records, of one's groups, or of an answer that is a list itself. */
const row = /^\/result(?:\/(items|my_groups|other_groups))?\/(\d+)(?:\/|$)/

/** Rows of one answer that are left out at most: more of them are no accident. */
const most = 5

/** What is left of an answer: its `body` without the rows at fault, and what was wrong with them. */
export type Fitting = { body: unknown; left: Mismatch[] }

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
 * A list survives a row that is not what the contract says: it is left out, so that one record nobody can read does not take the list
 * from everybody (ERR-07). A record itself is never shown in part.
 * @param check says what is wrong with an answer first
 * @returns undefined where something else is wrong with it, or too much
 */
export function withoutMisfits(
  answer: unknown,
  found: Mismatch,
  check: (body: unknown) => Mismatch | undefined,
): Fitting | undefined {
  let body = answer
  const left: Mismatch[] = []
  for (let next: Mismatch | undefined = found; next; next = check(body)) {
    const [, name, at] = row.exec(next.path) ?? []
    const rows = at === undefined ? undefined : listOf(body, name)
    const isLast = rows?.length === 1 && left.length > 0
    if (!rows || isLast || left.length >= most) return undefined
    left.push(next)
    body = withoutRow(body as object, name, Number(at))
  }
  return { body, left }
}
