import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy } from "#mock/engine/change.ts"
import { ok, signedIn, type Handlers } from "#mock/engine/handler.ts"
import { writeLog } from "#mock/engine/log.ts"
import type { World } from "#mock/engine/rules.ts"
import { day } from "#mock/engine/store/clock.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { comparable } from "#mock/engine/texts.ts"
import type { PreferenceRow } from "./records.ts"

type Schemas = components["schemas"]

/** What the user has set for themselves: saved views, and whether they see the first steps (ACC-05, DASH-09). */
export const preferenceHandlers = {
  "preference.get": signedIn((call) => ok(record(call.viewer.member, call))),

  "preference.update": signedIn((call) => {
    const { store, viewer, body, now } = call
    const { member } = viewer
    const before = preferenceOf(member, store)
    const input = new BodyCheck(call)
    const views = viewsOf(body.views, input)
    input.done()
    refuseStale(before, body.version, "normal", store)
    const { hides_first_days } = body
    store.rows.preference.put({ ...before, ...changedBy(member, before, now), views, hides_first_days })
    writeLog(call, { user: member, module: "profile", alliance_id: member.alliance_id, key: member.id })
    return ok(record(member, call))
  }),
} satisfies Handlers

/** The views of a body; the names of each list's views differ. */
function viewsOf(given: readonly Schemas["SavedViewInput"][], input: BodyCheck): Schemas["SavedView"][] {
  const names = new Set<string>()
  return given.map(({ list, name, query }, at) => {
    const key = JSON.stringify([list, comparable(name)])
    if (names.has(key)) input.refuse(`views.${at}.name`, "not_unique")
    names.add(key)
    return { list, name: input.text(name) ?? "", query }
  })
}

function preferenceOf({ id, alliance_id }: MemberRow, store: Store): PreferenceRow {
  const untouched = {
    views: [],
    hides_first_days: false,
    id,
    alliance_id,
    changed_by_id: id,
    updated_time: 0,
    version: 1,
  }
  return store.rows.preference.get(id) ?? untouched
}

const firstDays = 30 * day

/** What a new member should do first; null for everybody who no longer needs it. */
function firstDaysOf(member: MemberRow, { store, now }: World): Schemas["FirstDays"] | null {
  if (preferenceOf(member, store).hides_first_days || now - member.join_time > firstDays) return null
  const isOpen = (group_id: string) => store.rows.workgroup.get(group_id)?.status === "normal"
  const steps = {
    profile: store.rows.profile.get(member.id) !== undefined,
    subscriptions: store.rows.subscription.get(member.id) !== undefined,
    group:
      store.rows.workgroup.filter(({ id, roles }) => isOpen(id) && roles.member.includes(member.id)).length > 0 ||
      store.rows.workgroup_join_request
        .where("member_id", member.id)
        .some(({ group_id, status }) => status === "pending" && isOpen(group_id)),
  }
  return Object.values(steps).every(Boolean) ? null : steps
}

function record(member: MemberRow, world: World): Schemas["Preference"] {
  const { version, views, hides_first_days } = preferenceOf(member, world.store)
  return { version, views: [...views], hides_first_days, first_days: firstDaysOf(member, world) }
}
