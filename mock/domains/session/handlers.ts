import { redeemTicket } from "#mock/engine/sso/tickets.ts"
import { writeLog } from "#mock/engine/log.ts"
import type { AllianceRow } from "#mock/domains/alliance/records.ts"
import type { MemberRow, StrangerRow } from "#mock/domains/member/records.ts"
import { memberLoggingInFirst } from "#mock/domains/member/join.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { viewerOf } from "#mock/engine/session-guard.ts"
import { ok, publicOperation, signedIn, type Handlers } from "#mock/engine/handler.ts"

export const sessionHandlers = {
  "ticket.exchange": publicOperation((call) => {
    const { store, body } = call
    const ticket = redeemTicket(store, body)
    const alliance = store.rows.alliance.find(({ org }) => org === body.org)
    if (!ticket || !alliance) throw new Refusal("ticket_invalid")
    const fits = (row: MemberRow | StrangerRow) => row.alliance_id === alliance.id && row.person === ticket.person
    const stranger = store.rows.stranger.find(fits)
    const member = store.rows.member.find(fits) ?? (stranger && memberLoggingInFirst(stranger, store))
    const goto = body.goto ?? null
    if (!member) {
      if (!stranger) throw new Refusal("ticket_invalid")
      const body = {
        success: true,
        code: "not_member",
        message: notMember,
        result: strangerResult(stranger, alliance, goto),
      } as const
      return { status: 200, body }
    }
    if (member.is_disabled) throw new Refusal("member_disabled")
    const token = openSession(store, member)
    writeLog(call, { user: member, module: "session", alliance_id: alliance.id })
    return ok({ ...strangerResult(member, alliance, goto), ...rights(member), token })
  }),

  "token.verify": publicOperation(({ store, body }) => {
    if (viewerOf(store, body)) return { status: 200, body: { success: true } }
    return { status: 200, body: { success: false, code: "token_invalid", message: "Login timed out" } }
  }),

  "token.revoke": signedIn((call) => {
    call.store.rows.session.delete(call.viewer.session.id)
    writeLog(call, { user: call.viewer.member, module: "session", alliance_id: call.alliance.id })
    return { status: 200, body: { success: true } }
  }),
} satisfies Handlers

const notMember = "You are not a member of this organization!"

function openSession(store: Store, member: MemberRow): string {
  return store.rows.session.put({
    id: store.newSecret(),
    member_id: member.id,
    alliance_id: member.alliance_id,
    created_time: store.now(),
  }).id
}

function strangerResult(known: Pick<MemberRow, "id" | "username">, alliance: AllianceRow, goto: string | null) {
  return {
    token: null,
    org: alliance.org,
    alliance_id: alliance.id,
    user_id: known.id,
    username: known.username,
    is_admin: false,
    biz_roles: [],
    timezone: "Asia/Shanghai",
    language: "english",
    goto,
  }
}

function rights({ name, real_name, is_admin, biz_roles, timezone, language }: MemberRow) {
  return { name: name || real_name, is_admin, biz_roles: [...biz_roles], timezone, language }
}
