import type { components } from "#app/api/schema.d.ts"
import { subscriptionOf, everything } from "../rules/subscription.ts"
import { writeLog } from "../rules/log.ts"
import { switches, type MemberRow, type Switch, type Switches, type WorkgroupRow } from "../store/records.ts"
import type { Store } from "../store/store.ts"
import { changedBy, Input, refuseStale } from "./input.ts"
import { ok, signedIn, type Handlers } from "./types.ts"
import { groupRef } from "./views.ts"

type Schemas = components["schemas"]

/** Which mails a person gets (ACC-03). */
export const subscriptionHandlers = {
  "subscription.get": signedIn(({ store, viewer }) => ok(record(viewer.member, store))),

  "subscription.update": signedIn((call) => {
    const { store, viewer, body, now } = call
    const { member } = viewer
    const before = subscriptionOf(member, call)
    const input = new Input(call)
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

/** The groups of a person that still send mails. */
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
      switches: plain(groups[group.id] ?? everything),
    })),
    is_feed_active: store.rows.calendar_feed.find(({ member_id }) => member_id === member.id) !== undefined,
  }
}

function plain(given: Switches): Record<Switch, boolean> {
  return Object.fromEntries(switches.map((name) => [name, given[name]])) as Record<Switch, boolean>
}
