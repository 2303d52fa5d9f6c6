import { expectRefused, resultOf } from "../answers.ts"
import type { PersonRole } from "../fixtures.ts"
import { Finding, LeftOut } from "../results.ts"
import type { Subject } from "../request.ts"
import { properCall, requests, snapshot, versionOf } from "../requests.ts"
import type { Rule } from "../rules.ts"
import {
  allowed,
  may,
  meetingStates,
  meetingTable,
  refusalOf,
  topicStates,
  topicTable,
  type Role,
  type StateTable,
} from "../state-tables.ts"
import type { Verification } from "../verification.ts"
import { organizers, type Meeting, type Topic } from "../world.ts"

/** Who asks, and what they are to a meeting of the group; for the alliance nobody is an officer. */
const asking = [
  "alliance_admin",
  "general_secretary",
  "chair",
  "vice_chair",
  "secretary",
  "participant",
  "outsider",
] as const
type Asking = (typeof asking)[number]

function rolesOf(who: Asking, { scope }: Meeting): ReadonlySet<Role> {
  const isOfficer = who === "chair" || who === "vice_chair" || who === "secretary"
  const roles: Role[] = []
  if (who === "alliance_admin" || who === "participant") roles.push(who)
  if (isOfficer && scope === "group") roles.push(who)
  if (organizers[scope] === who) roles.push("organizer")
  return new Set(roles)
}

/** One kind of record with its table, states and ways to ask. */
type Kind = {
  name: string
  operationOf: (action: string) => string
  table: StateTable
  /** A record for all that must leave it as it is, by state. */
  records: { state: string; key: string; make: (v: Verification) => Promise<Subject> }[]
  roles: (who: Asking, subject: Subject) => ReadonlySet<Role>
}

const ofTopic = (made: Topic): Subject => ({ meeting: made.meeting, topic: made })

const meetings: Kind = {
  name: "meeting",
  operationOf: (action) => `meeting.${action}`,
  table: meetingTable,
  records: (["group", "alliance"] as const).flatMap((scope) =>
    meetingStates.map((state) => ({
      state,
      key: `meeting ${scope} ${state}`,
      make: async ({ world }: Verification) => ({ meeting: await world.meeting(scope, state) }),
    })),
  ),
  roles: (who, { meeting }) => (meeting ? rolesOf(who, meeting) : new Set()),
}

const topics: Kind = {
  name: "topic",
  operationOf: (action) => `meeting.topic.${action === "feedback.complete" ? "feedback.create" : action}`,
  table: topicTable,
  records: topicStates.map((state) => ({
    state,
    key: `topic ${state}`,
    make: async ({ world }: Verification) => ofTopic(await world.topic(state)),
  })),
  roles: (who, { meeting }) => {
    const roles = meeting ? rolesOf(who, meeting) : new Set<Role>()
    return who === "participant" ? new Set([...roles, "creator" as const]) : roles
  },
}

/** states.md sections 2 and 3, state by action by person: what is listed, what is refused, and that what is listed works. */
export async function checkMeetingCells(v: Verification): Promise<void> {
  for (const kind of [meetings, topics]) {
    for (const record of kind.records) {
      for (const who of asking) {
        await lists(v, kind, record, who)
        for (const action of Object.keys(kind.table)) await refuses(v, kind, record, who, action)
        await works(v, kind, record, who)
      }
    }
  }
}

type Place = Kind["records"][number]

const subjectOf = (v: Verification, { key, make }: Place): Promise<Subject> =>
  v.world.shared(`cell ${key}`, () => make(v) as Promise<never>) as Promise<Subject>

async function lists(v: Verification, kind: Kind, record: Place, who: Asking): Promise<void> {
  await v.check("meeting.get", "actions", `${record.key}: what ${who} may do is listed, no more`, async () => {
    const subject = await subjectOf(v, record)
    const exchange = await v.target.send("meeting.get", {
      as: await v.people.get(who),
      path: { id: subject.meeting?.id ?? "" },
    })
    const meeting = resultOf(exchange) as { actions?: string[]; topics?: { id: string; actions: string[] }[] }
    const listed = subject.topic ? meeting.topics?.find(({ id }) => id === subject.topic?.id)?.actions : meeting.actions
    compare(listed ?? [], allowed(kind.table, record.state, kind.roles(who, subject)), kind.table, exchange)
  })
}

/** Actions that no table names are not judged. */
function compare(
  listed: readonly string[],
  expected: readonly string[],
  table: StateTable,
  exchange: Finding["exchanges"][number],
): void {
  const missing = expected.filter((action) => !listed.includes(action))
  const tooMuch = listed.filter((action) => action in table && !expected.includes(action))
  const parts = [
    missing.length > 0 && `missing: ${missing.join(", ")}`,
    tooMuch.length > 0 && `too much: ${tooMuch.join(", ")}`,
  ]
  const found = parts.filter(Boolean).join("; ")
  if (found) throw new Finding(found, exchange)
}

async function refuses(v: Verification, kind: Kind, record: Place, who: Asking, action: string): Promise<void> {
  const assumed = kind.roles(who, {
    meeting: { scope: record.key.includes(" alliance ") ? "alliance" : "group" } as Meeting,
  })
  if (may(kind.table, action, record.state, assumed)) return
  const why = refusalOf(kind.table, action, record.state, assumed)
  const rule: Rule = why === "role" ? "role" : "state"
  const operation = kind.operationOf(action)
  await v.check(operation, rule, `${record.key}: ${who} may not ${action}`, async () => {
    const subject = await subjectOf(v, record)
    const before = await snapshot(v, subject)
    const exchange = await v.target.send(operation, await callOf(v, operation, action, subject, who))
    if (exchange.status < 300) v.world.spoil(`cell ${record.key}`)
    if (why === "role") expectRefused(exchange, [403], ["forbidden", "restricted_group"])
    else if (why === "state") expectRefused(exchange, [400], ["state_refused"])
    else expectRefused(exchange, [400, 403], ["state_refused", "forbidden"])
    if (before === (await snapshot(v, subject))) return
    v.world.spoil(`cell ${record.key}`)
    throw new Finding("refused, but something was written", exchange)
  })
}

async function callOf(v: Verification, operation: string, action: string, subject: Subject, who: PersonRole) {
  const { subject: _same, ...call } = await properCall(v, operation, subject)
  const body = action === "feedback.complete" ? { ...(call.body as object), is_completed: true } : call.body
  return { ...call, as: await v.people.get(who), ...(body !== undefined && { body }) }
}

/** What must come last, because nothing is possible after it. */
const final = ["cancel", "end", "withdraw", "feedback.complete"]

/** Everything a person may do, on a record of their own, in an order in which each is still possible; each stands in the log. */
async function works(v: Verification, kind: Kind, record: Place, who: Asking): Promise<void> {
  const assumed = kind.roles(who, {
    meeting: { scope: record.key.includes(" alliance ") ? "alliance" : "group" } as Meeting,
  })
  const actions = allowed(kind.table, record.state, assumed).sort(
    (a, b) => Number(final.includes(a)) - Number(final.includes(b)),
  )
  let own: Promise<Subject> | undefined
  for (const action of actions) {
    const operation = kind.operationOf(action)
    let isDone = false
    const make = () => (own ??= record.make(v))
    await v.check(operation, "actions", `${record.key}: ${who} may ${action}, and it works`, async () => {
      const subject = await make()
      const version = await versionOf(v, subject)
      const exchange = await v.target.send(operation, await callOf(v, operation, action, subject, who))
      const result = resultOf(exchange, `${who} to be allowed`)
      if (
        typeof result.version === "number" &&
        requests[operation]?.body &&
        operation !== "meeting.topic.create" &&
        result.version < version
      )
        throw new Finding(`the version went from ${version} to ${result.version}`, exchange)
      isDone = true
      expectEffect(action, subject, result, exchange)
    })
    await v.check(operation, "log", `${record.key}: ${action} of ${who} stands in the log`, async () => {
      if (!isDone) throw new LeftOut("it was not done")
      await logged(v, await make(), operation, who)
    })
  }
}

const reached: Readonly<Record<string, string>> = {
  cancel: "cancelled",
  end: "ended",
  withdraw: "withdrawn",
  "feedback.complete": "completed",
}

function expectEffect(
  action: string,
  { topic }: Subject,
  { status }: Record<string, unknown>,
  exchange: Finding["exchanges"][number],
): void {
  const expected = reached[action] ?? (topic && action === "feedback.create" ? "feedback_received" : undefined)
  if (expected !== undefined && status !== expected)
    throw new Finding(`it is ${String(status)}, not ${expected}`, exchange)
}

async function logged(v: Verification, { meeting }: Subject, operation: string, who: PersonRole): Promise<void> {
  const person = await v.people.get(who)
  const query = { module: "meeting", key: meeting?.id ?? "", operation, member_id: person.session.user_id }
  const exchange = await v.target.send("operation-log.list", { as: await v.people.get("alliance_admin"), query })
  if (Number(resultOf(exchange).total) < 1) throw new Finding(`no row of ${operation} by ${who}`, exchange)
}
