import { day, hour, toDate } from "#mock/engine/store/clock.ts"
import type { ActivityRow } from "./records.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { Random } from "#mock/engine/seed/random.ts"

const days = 60

/** Logins and operations of the last sixty days, for the alliance and each group: fewer at weekends; for today only up to now. */
export function seedActivity(seed: AllianceSeed): void {
  const { builder, data, groups } = seed
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    const start = builder.at(-ago, "00:00")
    const share = ago === 0 ? ((builder.anchor - start) / hour + 1) / 24 : 1
    builder.add("activity", rowOf(data.key, null, start, share, seed.members.length > 1000 ? 4 : 1))
    for (const group of groups) builder.add("activity", rowOf(data.key, group, start, share, 0.18))
  }
}

function rowOf(key: string, group: WorkgroupRow | null, start: number, share: number, size: number): ActivityRow {
  const date = toDate(start)
  const random = new Random(`activity ${key} ${group?.acronym ?? ""} ${Math.floor(start / day) % 97}`)
  const isWeekend = [0, 6].includes(new Date(start).getUTCDay())
  const busy = (isWeekend ? 0.35 : 1) * share * size
  const login_total = Math.round((80 + 45 * random.next()) * busy)
  return {
    id: `activity-${key}-${group?.acronym ?? "all"}-${date}`,
    alliance_id: `alliance-${key}`,
    group_id: group?.id ?? null,
    date,
    login_total,
    login_member_total: Math.round(login_total * (0.55 + 0.1 * random.next())),
    operation_total: Math.round(login_total * (1.9 + 0.4 * random.next())),
  }
}
