import { paths } from "#app/lib/paths.ts"

/**
 * The page of a record with a date; undefined where it has none.
 * @param event `acronym` of the group whose shell everybody may enter: a restricted one may hold what somebody was invited to
 */
export function eventHref(
  alliance: string,
  { module, key, acronym }: { module: string; key: string; acronym?: string },
): string | undefined {
  const place = acronym === undefined ? { alliance } : { alliance, acronym }
  if (module === "ballot") return paths.ballot(place, key)
  if (module === "schedule") return paths.schedule(alliance, key)
  return module === "meeting" ? paths.meeting(place, key) : undefined
}
