import type { components } from "#openapi/generated/schema.d.ts"
import { needsMyActionKindValues } from "#openapi/generated/values/needs-my-action-kind.ts"
import { isMemberAdministrator } from "#mock/domains/member/roles.ts"
import { waitingFor } from "./waiting.ts"
import { countBy, listPage, matches, sorted } from "#mock/engine/list-rows.ts"
import { isNew } from "#mock/domains/notice/view.ts"
import { ok, signedIn, type Handlers } from "#mock/engine/handler.ts"
import { recordTexts } from "#mock/engine/record-ref.ts"
import { visible } from "#mock/engine/visible.ts"

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

  "needs-my-action.counts": signedIn(({ store, now, viewer: { member } }) => {
    const waiting = waitingFor(member, { store, now })
    const counts = countBy(waiting, needsMyActionKindValues, ({ kind }) => kind)
    const decides = isMemberAdministrator(member)
    return ok({
      needs_my_action: waiting.length,
      ballot: counts.ballot,
      task: counts.task,
      new_notice: visible("notice", member, { store, now }, (row) => isNew(row, now)).length,
      inbox_unread: store.rows.inbox.where("member_id", member.id).filter(({ read_time }) => read_time === null).length,
      login_request: decides ? counts.login_request : null,
      membership_application: decides ? counts.membership_application : null,
    })
  }),
} satisfies Handlers

const keys = {
  until_time: ({ until_time }: Waiting) => until_time && Date.parse(until_time),
  since_time: ({ since_time }: Waiting) => Date.parse(since_time),
}
