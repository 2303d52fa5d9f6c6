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
