import type { components } from "#app/api/schema.d.ts"
import { readOnlyListRules } from "../rules/list.ts"
import { isMemberAdministrator } from "../rules/roles.ts"
import { waitingFor } from "../rules/waiting.ts"
import { countBy, matches, pageOf, sorted } from "./list.ts"
import { isNew } from "./notice.ts"
import { ok, signedIn, type Handlers } from "./types.ts"
import { visible } from "./visible.ts"

type Waiting = components["schemas"]["NeedsMyAction"]

const kinds = ["ballot", "login_request", "membership_application", "proposal", "task"] as const

/** What waits for the person who asks (DASH-08). */
export const needsMyActionHandlers = {
  "needs-my-action.list": signedIn(({ store, now, viewer: { member }, query }) => {
    const world = { store, now }
    const { page = 1, size = 25, sort = "until_time", kind, q } = query
    const fitting = waitingFor(member, world).filter(({ record }) =>
      matches(q, [record.code, record.title, record.group?.acronym ?? null]),
    )
    const rows = kind ? fitting.filter((row) => kind.includes(row.kind)) : fitting
    return ok({
      items: pageOf(sorted(rows, sort, keys), page, size),
      total: rows.length,
      page,
      size,
      actions: readOnlyListRules.actions(member, { group_id: null }, world).filter((action) => action !== "export"),
      counts: countBy(fitting, kinds, (row) => row.kind),
    })
  }),

  "needs-my-action.counts": signedIn(({ store, now, viewer: { member } }) => {
    const waiting = waitingFor(member, { store, now })
    const counts = countBy(waiting, kinds, ({ kind }) => kind)
    const decides = isMemberAdministrator(member)
    return ok({
      needs_my_action: waiting.length,
      ballot: counts.ballot,
      task: counts.task,
      new_notice: visible("notice", member, { store, now }, (row) => isNew(row, now)).length,
      login_request: decides ? counts.login_request : null,
      membership_application: decides ? counts.membership_application : null,
    })
  }),
} satisfies Handlers

const keys = {
  until_time: ({ until_time }: Waiting) => until_time && Date.parse(until_time),
  since_time: ({ since_time }: Waiting) => Date.parse(since_time),
}
