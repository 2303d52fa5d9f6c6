import { ApiFailure } from "./failure.ts"

/** The URL parameters of a route, by name. */
export type Params = Readonly<Record<string, string | undefined>>

/** Returns a parameter that the route always has. Empty for a route without it, so that it matches no record. */
export function param(params: Params, name: string): string {
  return params[name] ?? ""
}

/** Whether a value can be a record id; a URL with any other value is a 404. */
export function isRecordId(id: unknown): id is string {
  return typeof id === "string" && /^[\x21-\x7e]{1,64}$/.test(id)
}

/** The id of the record in the URL. @throws 404 if no record can have it: it is not sent to the backend */
export function recordId(params: Params, name = "id"): string {
  const id = params[name]
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  return id
}

/** Whether a text has the format of a group's acronym (ADM-02); any other text is not sent to the backend. */
export function isAcronym(text: unknown): text is string {
  return typeof text === "string" && /^[A-Za-z0-9-]{1,20}$/.test(text)
}

/** The shell of a page: `/a/{alliance}`, or a workgroup `/a/{alliance}/wg/{acronym}`. One route module serves both. */
export type ShellScope = { alliance: string; acronym?: string }

/**
 * Returns the shell of a route from its parameters.
 * @throws Error for a route outside the alliances, which is a mistake in the route table.
 */
export function shellScopeFrom({ alliance, acronym }: Readonly<Record<string, string | undefined>>): ShellScope {
  if (alliance === undefined) throw new Error("this route needs an alliance in its address")
  return acronym === undefined ? { alliance } : { alliance, acronym }
}
