/** The parameters in a route's address, by name. */
export type Params = Readonly<Record<string, string | undefined>>

/** A parameter that the route's address always has; empty in another route, where it names no record. */
export function param(params: Params, name: string): string {
  return params[name] ?? ""
}

/** What may stand in the path of a record; anything else names none. */
export function isRecordId(id: unknown): id is string {
  return typeof id === "string" && /^[\x21-\x7e]{1,64}$/.test(id)
}

/** What an acronym of a group looks like (ADM-02); nothing else is asked for. */
export function isAcronym(text: unknown): text is string {
  return typeof text === "string" && /^[A-Za-z0-9-]{1,20}$/.test(text)
}

/** In which shell a page stands: `/a/{alliance}`, or its workgroup `/a/{alliance}/wg/{acronym}`. One module serves both. */
export type ShellScope = { alliance: string; acronym?: string }

/**
 * The shell of a route from its parameters.
 * @throws Error for a route outside the alliances: a mistake of the route table.
 */
export function shellScopeFrom({ alliance, acronym }: Readonly<Record<string, string | undefined>>): ShellScope {
  if (alliance === undefined) throw new Error("this route needs an alliance in its address")
  return acronym === undefined ? { alliance } : { alliance, acronym }
}
