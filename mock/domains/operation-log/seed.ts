import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { Random } from "#mock/engine/seed/random.ts"
import { day, minute } from "#mock/engine/store/clock.ts"

/** Approximate number of rows in an alliance at `MOCK_SCALE=large`. */
const logged = 10_000

/** With `MOCK_SCALE=large`, adds the rows of many years. */
export function seedPastLog({ builder, data, members, scale }: AllianceSeed): void {
  if (scale === "normal") return
  const random = new Random(`past log ${data.key}`)
  for (let at = 0; at < logged; at += 1) {
    const member = random.pick(members)
    if (!member) return
    builder.addLog({
      id: `log-past-${data.key}-${at + 1}`,
      alliance_id: `alliance-${data.key}`,
      member_id: member.id,
      operation: "profile.update",
      module: "profile",
      key: member.id,
      time: builder.anchor - 70 * day - at * 90 * minute,
      ip: `192.0.2.${at % 250}`,
      memo: "timezone: Europe/Oslo -> Asia/Shanghai",
    })
  }
}
