import { valueOf } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { nameIn } from "#app/lib/locale.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { switches, type Switch, type SubscriptionWish } from "./subscription.schema.ts"

type Schemas = components["schemas"]
type Switches = Schemas["SubscriptionSwitches"]

const chosen = (given: Switches): Switch[] => switches.filter((name) => given[name])

function switchesOf(on: readonly Switch[]): Schemas["SubscriptionSwitchesInput"] {
  return Object.fromEntries(switches.map((name) => [name, on.includes(name)])) as Record<Switch, boolean>
}

/** Which mails this person gets, as the form holds it, and the names of their groups (ACC-03). */
export async function subscriptionView({ api, locale }: RequestContext) {
  const { version, alliance, groups } = valueOf(await api.get("/subscription"))
  return {
    names: Object.fromEntries(groups.map(({ group }) => [group.acronym, nameIn(locale, group)])),
    values: {
      version,
      alliance: chosen(alliance),
      groups: groups.map(({ group, switches: given }) => ({ acronym: group.acronym, on: chosen(given) })),
    },
  }
}

/** Writes it (`subscription.update`). */
export function saveSubscription({ api }: RequestContext, wish: SubscriptionWish) {
  const groups = wish.groups.map(({ acronym, on }) => ({ group_acronym: acronym, switches: switchesOf(on) }))
  const body = { version: wish.version, alliance: switchesOf(wish.alliance), groups }
  return api.put("/subscription", { body })
}
