import type { Visitor } from "./visitor.ts"

/** The result of an action as a page with scripts gets it: the message codes by field; the whole form is the field "". */
export type ActionAnswer = { status: number; errors: Record<string, string[]> }

type Flat = (string | number | boolean | null | number[] | Record<string, number>)[]

/** Decodes the first line of a response of Remix's single fetch (turbo-stream): a table of values, each part is an index into it. */
function decoded(line: string): unknown {
  const flat = JSON.parse(line) as Flat
  const valueAt = (index: number): unknown => {
    const value = index < 0 ? undefined : flat[index]
    if (Array.isArray(value)) return typeof value[0] === "string" ? undefined : value.map(valueAt)
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, at]) => [flat[Number(key.slice(1))] as string, valueAt(at)]),
    )
  }
  return valueAt(0)
}

/** Sends a form to the action of a page as its scripts do. */
export async function act(visitor: Visitor, address: string, form: URLSearchParams): Promise<ActionAnswer> {
  const [path = "", query] = address.split("?")
  const { status, body } = await visitor.post(`${path}.data${query === undefined ? "" : `?${query}`}`, form)
  if (status !== 400 && status !== 422) return { status, errors: {} }
  const { data } = decoded(body.split("\n", 1)[0] ?? "") as { data?: { error?: ActionAnswer["errors"] } }
  return { status, errors: data?.error ?? {} }
}
