import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import type { Domain } from "#mock/engine/domain.ts"
import { guarded, ok, signedIn, type Handlers } from "#mock/engine/handler.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import type { World } from "#mock/engine/rules.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { defaultDays, phaseDurationOf, type PhaseDurationRow } from "./records.ts"
import { phaseDurationRules } from "./rules.ts"

type Schemas = components["schemas"]

const kinds = Object.keys(defaultDays) as (keyof typeof defaultDays)[]

function ownRow({ store }: Pick<World, "store">, alliance_id: string): PhaseDurationRow {
  const row = phaseDurationOf(store, alliance_id)
  if (!row) throw new Refusal("not_found")
  return row
}

function record(row: PhaseDurationRow, user: MemberRow, world: World): Schemas["PhaseDuration"] {
  const { version, administrator_review, group_review, public_notice, others, archive } = row
  return {
    version,
    administrator_review,
    group_review,
    public_notice,
    others,
    archive,
    actions: phaseDurationRules.actions(user, row, world),
  }
}

/** Default durations of phases (ADM-03, PROP-07). */
const handlers = {
  "phase-duration.get": signedIn(({ store, now, viewer: { member } }) =>
    ok(record(ownRow({ store }, member.alliance_id), member, { store, now })),
  ),

  "phase-duration.update": guarded(
    ({ store, now, viewer: { member } }) => {
      const world = { store, now }
      const row = ownRow(world, member.alliance_id)
      const refusal = phaseDurationRules.can(member, "update", row, world)
      if (refusal) throw refusal
      return { row, world }
    },
    (call, { row, world }) => {
      const { store, now, viewer, body } = call
      refuseStale(row, body.version, "normal", store)
      const { version: _version, ...days } = body
      const next = { ...row, ...days, ...changedBy(viewer.member, row, now) }
      phaseDurationRules.perform("update", call, {
        record: row,
        change: () => store.rows.phase_duration.put(next),
        log: {
          user: viewer.member,
          module: "phase_duration",
          alliance_id: row.alliance_id,
          key: row.id,
          memo: memoOf(row, next, kinds),
        },
      })
      return ok(record(next, viewer.member, world))
    },
  ),
} satisfies Handlers

/** Reference to an alliance's phase durations, for the log. */
function byKey(key: string, user: MemberRow, { store }: World): Schemas["RecordRef"] | undefined {
  const row = store.rows.phase_duration.get(key)
  if (row?.alliance_id !== user.alliance_id) return undefined
  return { module: "phase_duration", key, code: null, title: "阶段时长 Phase durations", status: null, group: null }
}

function seedDays({ builder, data, alliance_id, person }: AllianceSeed): void {
  builder.add("phase_duration", {
    id: `phase-duration-${data.key}`,
    alliance_id,
    ...defaultDays,
    changed_by_id: person("admin").id,
    updated_time: builder.at(-200, "08:00"),
    version: 1,
  })
}

/** Default durations of the phases of proposals. */
export const phaseDuration: Domain = {
  rows: ["phase_duration"],
  handlers,
  seed: seedDays,
  records: { phase_duration: { reference: byKey } },
}
