import { type Failure, valueOf } from "#app/lib/failure.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
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

/** Names the groups that the person has left since the form was opened. The page shows the form again without their rows. */
function withLeftGroups(failure: Failure, rows: { acronym: string }[], { locale }: RequestContext): Failure {
  if (failure.kind !== "refused") return failure
  const left = failure.errors.flatMap(({ field, code }) =>
    code === "unknown_reference" ? (rows[Number(field.split(".")[1])]?.acronym ?? []) : [],
  )
  if (left.length === 0) return failure
  const message = serverIntl(locale).formatMessage({ id: "subscription.left" }, { groups: left.join(", ") })
  // a code without a text of the portal keeps the message
  return { ...failure, code: "unknown_reference", errors: [], message }
}

/** Saves the mail subscriptions (`subscription.update`). */
export const saveSubscription = formAction(subscriptionSchema, {
  write: async ({ context, input }) => {
    const rows = input.groups.filter((row) => row !== undefined)
    const groups = rows.map(({ acronym, on }) => ({ group_acronym: acronym, switches: switchesOf(on) }))
    const body = { version: input.version, alliance: switchesOf(input.alliance), groups }
    const saved = await context.api.put("/subscription", { body })
    return saved.ok ? saved : { ok: false, failure: withLeftGroups(saved.failure, rows, context) }
  },
  done: "subscription.saved",
  to: (_saved, { context }) => paths.mySubscriptions(context.alliance),
})
