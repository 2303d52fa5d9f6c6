import { type Failure, type Result, valueOf } from "#app/lib/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { nameIn } from "#app/lib/locale.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { switches, type Switch } from "./subscription-labels.ts"
import { subscriptionSchema, type SubscriptionFormValues } from "./subscription.schema.ts"
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

/** The rows of groups that the person is no longer in, or that are disbanded; the backend refuses each of them by its position. */
function rowsGone(failure: Failure): Set<number> {
  const errors = failure.kind === "refused" ? failure.errors : []
  const gone = errors.map(
    ({ field, code }) => code === "unknown_reference" && /^groups\.(\d+)\.group_acronym$/.exec(field),
  )
  return new Set(gone.flatMap((match) => (match ? [Number(match[1])] : [])))
}

/**
 * Saves what is ticked. If the person has left a group since the form was shown, its row is left out: otherwise the form could not be saved
 * until it is opened again.
 */
export async function saveSwitches(
  { api }: Pick<RequestContext, "api">,
  { version, alliance, groups: rows }: SubscriptionFormValues,
): Promise<Result<Schemas["Subscription"]>> {
  const groups = rows.map(({ acronym, on }) => ({ group_acronym: acronym, switches: switchesOf(on) }))
  const body = { version, alliance: switchesOf(alliance), groups }
  const saved = await api.put("/subscription", { body })
  const gone = saved.ok ? new Set() : rowsGone(saved.failure)
  if (gone.size === 0) return saved
  return api.put("/subscription", { body: { ...body, groups: groups.filter((_, at) => !gone.has(at)) } })
}

/** Saves the mail subscriptions (`subscription.update`). */
export const saveSubscription = formAction(subscriptionSchema, {
  write: ({ context, input }) => saveSwitches(context, input),
  done: "subscription.saved",
  to: (_saved, { context }) => paths.mySubscriptions(context.alliance),
})
