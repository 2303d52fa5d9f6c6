import { valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import type { Option } from "#app/forms/fields/fields.tsx"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Ballot } from "../ballot.server.ts"

type Counting = {
  counted_by: Ballot["counted_by"]
  is_secret?: boolean | undefined
  proxy_limit?: number | undefined
  weights?: { level_id: string; weight?: number | undefined }[] | undefined
}

/** The member levels of the alliance as options, for the weights of entities. Everyone may read them in the guidelines for applicants. */
export async function levelsIn({ api, locale }: RequestContext): Promise<Option[]> {
  const { levels } = valueOf(await api.get("/membership-application/guideline", {}))
  return levels.map((level) => ({ value: level.id, text: nameIn(locale, level) }))
}

/** One row for each member level; those that the ballot does not list have one vote. */
export const weightValues = (levels: Option[], ballot?: Ballot) =>
  levels.map(({ value: level_id }) => ({
    level_id,
    weight: String(ballot?.weights.find(({ level }) => level.id === level_id)?.weight ?? 1),
  }))

/** Only weights that differ from one vote are sent. */
export function countingInput({ counted_by, is_secret = false, proxy_limit = 0, weights = [] }: Counting) {
  const others = weights.flatMap(({ level_id, weight = 1 }) => (weight === 1 ? [] : [{ level_id, weight }]))
  return { counted_by, is_secret, proxy_limit, weights: others }
}
