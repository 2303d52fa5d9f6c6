import { valueOf } from "#app/lib/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { nameIn } from "#app/lib/locale.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { switches, type Switch } from "./subscription-labels.ts"
import { subscriptionSchema } from "./subscription.schema.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import { paths } from "#app/lib/paths.ts"

type Schemas = components["schemas"]
type Switches = Schemas["SubscriptionSwitches"]

const chosen = (given: Switches): Switch[] => switches.filter((name) => given[name])

function switchesOf(on: readonly Switch[]): Schemas["SubscriptionSwitchesInput"] {
  return Object.fromEntries(switches.map((name) => [name, on.includes(name)])) as Record<Switch, boolean>
}

/** Form values of this person's mail subscriptions, and the names of their groups (ACC-03). */
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

/** Saves the mail subscriptions (`subscription.update`). */
export const saveSubscription = formAction(subscriptionSchema, {
  write: ({ context, input }) => {
    const groups = input.groups.map(({ acronym, on }) => ({ group_acronym: acronym, switches: switchesOf(on) }))
    const body = { version: input.version, alliance: switchesOf(input.alliance), groups }
    return context.api.put("/subscription", { body })
  },
  done: "subscription.saved",
  to: (_saved, { context }) => paths.mySubscriptions(context.alliance),
})
