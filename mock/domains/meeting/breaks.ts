import type { OperationId } from "#mock/engine/handler.ts"
import type { Incoming, Outgoing } from "#mock/engine/prism/dispatch.ts"
import type { MeetingRow } from "./records.ts"
import type { AnyCall, Break } from "#mock/engine/breaks/plant.ts"

/**
 * Violations of the contract and of the state tables that can be planted to prove that `verify-backend` detects them
 * (`MOCK_BREAK=stale-accepted,total-wrong`). Each changes one operation; without the setting none of this code runs.
 */
export const breaks = {
  "wrong-type": answer("meeting.get", 200, (meeting) => ({ ...meeting, duration: String(meeting.duration) })),

  "missing-field": answer("meeting.list", 200, (list) => ({
    ...list,
    items: (list.items as object[]).map((item) => ({ ...item, planned_end_time: undefined })),
  })),

  "undocumented-status": {
    operation: "meeting.remind",
    outgoing: (outgoing) => (outgoing.status === 200 ? { ...outgoing, status: 202 } : outgoing),
  },

  "error-envelope": {
    operation: "meeting.get",
    outgoing: (outgoing) => (outgoing.status === 404 ? { ...outgoing, body: { error: "not found" } } : outgoing),
  },

  "unauthenticated-allowed": { operation: "meeting.list", incoming: (incoming) => withSession(incoming) },

  "unknown-field-accepted": {
    operation: "meeting.feedback.create",
    incoming: (incoming) => withBody(incoming, ({ text, attachment_ids }) => ({ text, attachment_ids })),
  },

  "role-not-enforced": {
    operation: "meeting.cancel",
    call: (call) => ({
      ...call,
      viewer: call.viewer && { ...call.viewer, member: { ...call.viewer.member, is_admin: true } },
    }),
  },

  "state-not-enforced": {
    operation: "meeting.feedback.create",
    call: (call) => ({ ...call, now: Math.max(call.now, meetingOf(call)?.start_time ?? 0) }),
  },

  "written-on-refusal": {
    operation: "meeting.update",
    outgoing: (outgoing, { store, route }) => {
      const meeting = store.rows.meeting.get(route.path.id ?? "")
      if ((outgoing.status === 403 || outgoing.status === 404) && meeting)
        store.rows.meeting.put({ ...meeting, version: meeting.version + 1 })
      return outgoing
    },
  },

  "stale-accepted": {
    operation: "meeting.update",
    call: (call) => ({ ...call, body: { ...(call.body as object), version: meetingOf(call)?.version } }),
  },

  "idempotency-ignored": {
    operation: "meeting.topic.create",
    incoming: (incoming) => {
      const { "idempotency-key": _key, ...headers } = incoming.headers
      return { ...incoming, headers }
    },
  },

  "total-wrong": answer("meeting.list", 200, (list) => ({ ...list, total: list.total && Number(list.total) + 1 })),

  "sort-ignored": {
    operation: "meeting.list",
    incoming: (incoming) => ({ ...incoming, query: { ...incoming.query, sort: "subject" } }),
  },

  "tenant-leak": { operation: "meeting.get", call: (call) => asNeighbour(call) },

  "repeated-key-dead": repeatedKeyDead(),

  "actions-wrong": answer("meeting.get", 200, (meeting) => ({
    ...meeting,
    actions: (meeting.actions as string[]).filter((action) => action !== "cancel"),
  })),
} satisfies Record<string, Break>

export type BreakName = keyof typeof breaks

export const breakNames = Object.keys(breaks) as [BreakName, ...BreakName[]]

type Result = Record<string, unknown>

/** Changes the result of a response. */
function answer(operation: OperationId, status: number, change: (result: Result) => Result): Break {
  return {
    operation,
    outgoing: (outgoing: Outgoing) => {
      const body = outgoing.body as { result?: Result }
      return outgoing.status === status && body.result
        ? { ...outgoing, body: { ...body, result: change(body.result) } }
        : outgoing
    },
  }
}

/** Answers a repeated `calendar.feed.create` with a key that opens nothing. */
function repeatedKeyDead(): Break {
  const known = new Set<unknown>()
  return {
    operation: "calendar.feed.create",
    outgoing: (outgoing, { headers }) => {
      const key = headers["idempotency-key"]
      const { result, ...body } = outgoing.body as { result?: Result }
      const isRepeated = key !== undefined && known.has(key)
      known.add(key)
      return isRepeated && result
        ? { ...outgoing, body: { ...body, result: { ...result, feed_key: "x".repeat(43) } } }
        : outgoing
    },
  }
}

function withBody(incoming: Incoming, change: (body: Result) => Result): Incoming {
  const { body } = incoming
  if (body.kind !== "json" || typeof body.value !== "object" || body.value === null) return incoming
  return { ...incoming, body: { ...body, value: change(body.value as Result) } }
}

/** Signs in a caller without a token by adding the headers of an existing session. */
function withSession(incoming: Incoming): Incoming {
  const { store, headers } = incoming
  const session = store.rows.session.all().at(-1)
  const member = session && store.rows.member.get(session.member_id)
  if (headers.token !== undefined || !session || !member) return incoming
  const { id, alliance_id, username } = member
  const names = {
    token: session.id,
    "alliance-id": alliance_id,
    "member-id": id,
    username: encodeURIComponent(username),
  }
  return { ...incoming, headers: { ...headers, ...names } }
}

function meetingOf({ store, path }: AnyCall): MeetingRow | undefined {
  return store.rows.meeting.get((path as { id: string }).id)
}

/** Lets a user of another alliance read the meeting as an administrator of the meeting's alliance. */
function asNeighbour(call: AnyCall): AnyCall {
  const meeting = meetingOf(call)
  const { viewer, store } = call
  if (!viewer || !meeting || meeting.alliance_id === viewer.member.alliance_id) return call
  const member = store.rows.member.find((row) => row.alliance_id === meeting.alliance_id && row.is_admin)
  return member
    ? { ...call, viewer: { ...viewer, member }, alliance: store.rows.alliance.get(meeting.alliance_id) }
    : call
}
