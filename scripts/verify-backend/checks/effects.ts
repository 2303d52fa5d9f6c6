import { expectDone, expectRefused, resultOf } from "../answers.ts"
import { Finding, type Exchange } from "../results.ts"
import { properCall } from "../proper-call.ts"
import { sharedTopic } from "../shared-topic.ts"
import type { Verification } from "../verification.ts"

/** Checks that writes take effect and can be read again. */
export async function checkEffects(v: Verification): Promise<void> {
  await writtenIsRead(v)
  await numbers(v)
  await previews(v)
}

type Written = {
  subject: string
  start_time: string
  duration: number
  timezone: string
  location: string
  description: { text: string }
}

async function writtenIsRead(v: Verification): Promise<void> {
  for (const operation of ["meeting.create", "meeting.update"])
    await v.check(operation, "effect", "what was written is read again", async () => {
      const { subject: _own, ...call } = await properCall(v, operation)
      const exchange = await v.target.send(operation, call)
      const id = String(resultOf(exchange).id)
      if (operation === "meeting.create") await v.meetings.register(id)
      const read = await v.target.send("meeting.get", { as: call.as, path: { id } })
      compare(call.body as Written, resultOf(read) as Written, read)
    })
  await v.check("meeting.list", "actions", "a row has the actions of its record", async () => {
    await sharedTopic(v)
    const as = await v.people.get("secretary")
    const list = await v.target.send("meeting.list", { as, query: { q: v.records.run, size: "10" } })
    for (const { id, actions } of resultOf(list).items as { id: string; actions: string[] }[]) {
      const record = await v.target.send("meeting.get", { as, path: { id } })
      if ([...actions].sort().join() !== (resultOf(record).actions as string[]).sort().join())
        throw new Finding(`${id}: the row lists ${actions.join(", ")}`, record, list)
    }
  })
}

/** Compares sent and read values. Times may be returned in another notation. */
function compare(sent: Written, read: Written, exchange: Exchange): void {
  const shown = ({ subject, start_time, duration, timezone, location, description }: Written) => ({
    subject,
    start: Math.trunc(Date.parse(start_time) / 60_000),
    duration,
    timezone,
    location,
    text: description.text,
  })
  const [wanted, found] = [Object.entries(shown(sent)), Object.values(shown(read))]
  const other = wanted.flatMap(([name, value], at) =>
    String(value) === String(found[at]) ? [] : [`${name}: ${String(found[at])}`],
  )
  if (other.length > 0) throw new Finding(`read again: ${other.join(", ")}`, exchange)
}

async function numbers(v: Verification): Promise<void> {
  await v.check("meeting.create", "effect", "numbers go up, also after a meeting was cancelled", async () => {
    const first = await v.meetings.read(await v.meetings.make("group", "cancelled"))
    const second = await v.meetings.read(await v.meetings.make("group", "not_started"))
    for (const field of ["number", "group_number"])
      if (!(Number(second[field]) > Number(first[field])))
        throw new Finding(`${field} ${String(first[field])} was followed by ${String(second[field])}`)
  })
  await v.check("meeting.cancel", "effect", "open topics are cancelled with their meeting", async () => {
    const { id, meeting } = await v.topics.make("cancelled")
    const topic = (await v.meetings.read(meeting)).topics.find((one) => one.id === id)
    if (topic?.status !== "cancelled") throw new Finding(`the topic is ${String(topic?.status)}`)
  })
  await v.check("meeting.remind", "effect", "a second reminder within the hour is refused", async () => {
    const { subject: _same, ...call } = await properCall(v, "meeting.remind")
    expectDone(await v.target.send("meeting.remind", call))
    expectRefused(await v.target.send("meeting.remind", call), [400], ["reminder_too_soon"])
  })
  await v.check("meeting.create", "effect", "a start in the past is refused at its field", async () => {
    const { subject: _none, ...call } = await properCall(v, "meeting.create")
    const body = { ...(call.body as object), start_time: v.records.instant(-3_600_000) }
    const exchange = await v.target.send("meeting.create", { ...call, body })
    expectRefused(exchange, [400], ["validation_failed"])
    if (!JSON.stringify(exchange.answer).includes("before_now"))
      throw new Finding("start_time is not before_now", exchange)
  })
}

/** Checks that a preview is refused like the action itself and changes nothing. */
async function previews(v: Verification): Promise<void> {
  const preview = async (who: "secretary" | "participant", state: "not_started" | "cancelled") => {
    const meeting = await v.records.shared(`meeting group ${state}`, () => v.meetings.make("group", state))
    const query = { module: "meeting", key: meeting.id, action: "cancel" }
    return { meeting, exchange: await v.target.send("preview.get", { as: await v.people.get(who), query }) }
  }
  await v.check("preview.get", "effect", "shows whom it concerns, and does nothing", async () => {
    const { meeting, exchange } = await preview("secretary", "not_started")
    const { recipients } = resultOf(exchange) as { recipients?: { total?: number } }
    if (recipients?.total !== 1) throw new Finding(`one participant, ${String(recipients?.total)} recipients`, exchange)
    const { status } = await v.meetings.read(meeting)
    if (status !== "not_started") throw new Finding(`the meeting is ${status}`, exchange)
  })
  await v.check("preview.get", "role", "of an action that is not theirs", async () =>
    expectRefused((await preview("participant", "not_started")).exchange, [403], ["forbidden"]),
  )
  await v.check("preview.get", "state", "of an action that is not possible any more", async () =>
    expectRefused((await preview("secretary", "cancelled")).exchange, [400], ["state_refused"]),
  )
}
