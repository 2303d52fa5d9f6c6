import type { components } from "#openapi/generated/schema.d.ts"
import { needsMyActionKindValues } from "#openapi/generated/values/needs-my-action-kind.ts"
import { actionCounts, waitingFor } from "./waiting.ts"
import { countBy, listPage, matches, sorted } from "#mock/engine/list-rows.ts"
import { ok, signedIn, type Handlers } from "#mock/engine/handler.ts"
import { recordTexts } from "#mock/engine/record-ref.ts"

type Waiting = components["schemas"]["NeedsMyAction"]

/** Records that wait for an action of the signed-in user (DASH-08). */
export const needsMyActionHandlers = {
  "needs-my-action.list": signedIn(({ store, now, viewer: { member }, query }) => {
    const world = { store, now }
    const { sort = "until_time", kind, q } = query
    const fitting = sorted(waitingFor(member, world), "since_time", keys).filter(({ record }) =>
      matches(q, recordTexts(record)),
    )
    const rows = kind ? fitting.filter((row) => kind.includes(row.kind)) : fitting
    return ok({
      ...listPage(rows, { ...query, sort }, keys, (row) => row),
      actions: [],
      counts: countBy(fitting, needsMyActionKindValues, (row) => row.kind),
    })
  }),

  "needs-my-action.counts": signedIn(({ store, now, viewer: { member } }) => ok(actionCounts(member, { store, now }))),
} satisfies Handlers

const keys = {
  until_time: ({ until_time }: Waiting) => until_time && Date.parse(until_time),
  since_time: ({ since_time }: Waiting) => Date.parse(since_time),
}
