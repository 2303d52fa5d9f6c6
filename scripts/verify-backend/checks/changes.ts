import { Finding, LeftOut, resultOf, type Exchange } from "../client/answers.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { callOf, sendValid } from "../subjects/calls.ts"
import { newRestrictedMeeting } from "../subjects/meeting.ts"
import { sendAs, type Verification } from "../subjects/subject.ts"

type ChangeSet = { cursor: string; is_gap: boolean; changes: { module: string; key: string }[] }

const operation = "changes.get"

async function ask(v: Verification, who: PersonRole, query: Record<string, string> = {}) {
  const exchange = await sendAs(v, who, operation, { query, headers: { accept: "application/json" } })
  if (exchange.status === 501) throw new LeftOut("the backend does not tell changes, which it may")
  return { exchange, set: resultOf(exchange) as unknown as ChangeSet }
}

const names = ({ changes }: ChangeSet, key: string) => changes.some((change) => change.key === key)

/** Checks what is told of changes: each once, to those who can read the record and to nobody else; and that no cursor is refused (LIVE-01). */
export async function checkChanges(v: Verification): Promise<void> {
  const create = async (): Promise<{ key: string; exchange: Exchange }> => {
    const exchange = await sendValid(v, "schedule.create")
    return { key: String(resultOf(exchange).id), exchange }
  }
  await v.check(operation, "effect", "what somebody changed is told after the cursor, once", async () => {
    const { set: begin } = await ask(v, "outsider")
    const { key } = await create()
    const { exchange, set } = await ask(v, "outsider", { cursor: begin.cursor })
    if (!names(set, key)) throw new Finding(`${key} was created and is not told`, exchange)
    const again = await ask(v, "outsider", { cursor: set.cursor })
    if (names(again.set, key)) throw new Finding(`${key} is told again after the cursor that told it`, again.exchange)
  })
  await v.check(operation, "effect", "a change of a record is told, not only its creation", async () => {
    const { call, subject } = await callOf(v, "schedule.update")
    const { set: begin } = await ask(v, "outsider")
    resultOf(await v.target.send("schedule.update", call))
    const { exchange, set } = await ask(v, "outsider", { cursor: begin.cursor })
    if (!names(set, String(subject.path?.id))) throw new Finding("the change is not told", exchange)
  })
  await v.check(operation, "effect", "a cursor that nobody knows is a gap, not a refusal", async () => {
    const { exchange, set } = await ask(v, "outsider", { cursor: "no-such-cursor" })
    if (!set.is_gap) throw new Finding("`is_gap` is false", exchange)
  })
  await v.check(operation, "role", "outsiders are told nothing of a restricted group", async () => {
    const { set: begin } = await ask(v, "outsider")
    const inside = await ask(v, "restricted_member")
    const id = await newRestrictedMeeting(v)
    const told = await ask(v, "restricted_member", { cursor: inside.set.cursor })
    if (!names(told.set, id)) throw new Finding("a member of the group is not told of its new meeting", told.exchange)
    const { exchange, set } = await ask(v, "outsider", { cursor: begin.cursor })
    if (names(set, id)) throw new Finding("an outsider is told of a meeting of the group", exchange)
  })
  await v.check(operation, "tenant", "another alliance is told nothing", async () => {
    const { set: begin } = await ask(v, "neighbour")
    const { key } = await create()
    const { exchange, set } = await ask(v, "neighbour", { cursor: begin.cursor })
    if (names(set, key)) throw new Finding(`${key} is told`, exchange)
  })
}
