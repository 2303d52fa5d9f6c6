import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { day } from "#mock/engine/store/clock.ts"
import type { PreferenceRow } from "./records.ts"

/** The saved views of two people; nobody else has any. */
const views: Readonly<Record<string, PreferenceRow["views"]>> = {
  secretary: [
    { list: "meeting", name: "本组会议", query: "group=COPT" },
    { list: "meeting", name: "Ongoing, latest first", query: "status=ongoing&sort=start_time" },
    { list: "wg/COPT/task", name: "待办，按截止时间", query: "sort=deadline" },
  ],
  admin: [{ list: "wg/CONF/topic", name: "Open calls", query: "status=ongoing" }],
}

/** Seeds the preferences of an alliance. */
export function seedPreferences({ builder, data, person }: AllianceSeed): void {
  for (const [name, saved] of Object.entries(views)) {
    const { id } = person(name)
    builder.add("preference", {
      id,
      alliance_id: `alliance-${data.key}`,
      views: saved,
      hides_first_days: false,
      changed_by_id: id,
      updated_time: builder.anchor - 12 * day,
      version: 4,
    })
  }
}
