/** In which shell a page stands: `/a/{alliance}`, or its workgroup `/a/{alliance}/wg/{acronym}`. One module serves both. */
export type Place = { alliance: string; acronym?: string }

/**
 * The shell of a route from its parameters.
 * @throws Error for a route outside the alliances: a mistake of the route table.
 */
export function placeFrom({ alliance, acronym }: Readonly<Record<string, string | undefined>>): Place {
  if (alliance === undefined) throw new Error("this route needs an alliance in its address")
  return acronym === undefined ? { alliance } : { alliance, acronym }
}
