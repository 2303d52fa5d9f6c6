import type { components } from "#openapi/generated/schema.d.ts"
import { everyMail, subscriptionOf, switchNames } from "./mail-switches.ts"
import { writeLog } from "#mock/engine/log.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Switch, Switches } from "./records.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { changedBy } from "#mock/engine/change.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { ok, signedIn, type Handlers } from "#mock/engine/handler.ts"
import { groupRef } from "#mock/domains/workgroup/ref.ts"

type Schemas = components["schemas"]

/** The mail settings of the user (ACC-03). */
export const subscriptionHandlers = {
  "subscription.get": signedIn(({ store, viewer }) => ok(record(viewer.member, store))),

  "subscription.update": signedIn((call) => {
    const { store, viewer, body, now } = call
    const { member } = viewer
    const before = subscriptionOf(member, call)
    const input = new BodyCheck(call)
    const own = groupsOf(member, store)
    const chosen = body.groups.map(({ group_acronym, switches: given }, at): [string, Switches] => {
      const group = own.find(({ acronym }) => acronym === group_acronym)
      if (!group) input.refuse(`groups.${at}.group_acronym`, "unknown_reference")
      return [group?.id ?? "", given]
    })
    input.done()
    refuseStale(before, body.version, "normal", store)
    const groups = { ...before.groups, ...Object.fromEntries(chosen) }
    store.rows.subscription.put({ ...before, ...changedBy(member, before, now), alliance: body.alliance, groups })
    writeLog(call, { user: member, module: "profile", alliance_id: member.alliance_id, key: member.id })
    return ok(record(member, store))
  }),
} satisfies Handlers

/** The groups of a member that are not disbanded and therefore still send mails. */
function groupsOf({ id }: MemberRow, store: Store): WorkgroupRow[] {
  return store.rows.workgroup.filter(({ status, roles }) => status === "normal" && roles.member.includes(id))
}

function record(member: MemberRow, store: Store): Schemas["Subscription"] {
  const { version, alliance, groups } = subscriptionOf(member, { store })
  return {
    version,
    alliance: plain(alliance),
    groups: groupsOf(member, store).map((group) => ({
      group: groupRef(group),
      switches: plain(groups[group.id] ?? everyMail()),
    })),
  }
}

function plain(given: Switches): Record<Switch, boolean> {
  return Object.fromEntries(switchNames().map((name) => [name, given[name]])) as Record<Switch, boolean>
}
