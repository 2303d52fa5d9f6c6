import { expectDone, expectRefused, Finding, ifLeftOut, resultOf } from "../client/answers.ts"
import { validCall } from "../subjects/calls.ts"
import { switchMails } from "../subjects/guest.ts"
import { newMeeting } from "../subjects/meeting.ts"
import { makeIn, readRecord, sendAs, type Verification } from "../subjects/subject.ts"

/** Checks what the tables say of meetings in words: numbers, open topics, reminders, previews. */
export async function checkEffects(v: Verification): Promise<void> {
  await numbers(v)
  await previews(v)
}

async function numbers(v: Verification): Promise<void> {
  await v.check("meeting.list", "actions", "a row has the actions of its record", async () => {
    await newMeeting(v)
    const as = await v.people.get("secretary")
    const list = await v.target.send("meeting.list", { as, query: { q: v.records.run, size: "10" } })
    for (const { id, actions } of resultOf(list).items as { id: string; actions: string[] }[]) {
      const record = await v.target.send("meeting.get", { as, path: { id } })
      if ([...actions].sort().join() !== (resultOf(record).actions as string[]).sort().join())
        throw new Finding(`${id}: the row lists ${actions.join(", ")}`, record, list)
    }
  })
  await v.check("meeting.create", "effect", "numbers go up, also after a meeting was cancelled", async () => {
    const first = await readRecord(v, await newMeeting(v, "cancelled"))
    const second = await readRecord(v, await newMeeting(v))
    for (const field of ["number", "group_number"])
      if (!(Number(second[field]) > Number(first[field])))
        throw new Finding(`${field} ${String(first[field])} was followed by ${String(second[field])}`)
  })
  await v.check("meeting.cancel", "effect", "open topics are cancelled with their meeting", async () => {
    const { status } = await readRecord(v, await makeIn(v, "topics", "cancelled"))
    if (status !== "cancelled") throw new Finding(`the topic is ${String(status)}`)
  })
  await v.check("meeting.remind", "effect", "a second reminder within the hour is refused", async () => {
    const { call } = await validCall(v, "meeting.remind")
    expectDone(await v.target.send("meeting.remind", call))
    expectRefused(await v.target.send("meeting.remind", call), [400], ["reminder_too_soon"])
  })
  await v.check("meeting.create", "effect", "a start in the past is refused at its field", async () => {
    const { call } = await validCall(v, "meeting.create")
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
    const meeting = await v.records.shared(`previewed ${state}`, () => newMeeting(v, state))
    const query = { module: "meeting", key: meeting.path.id ?? "", action: "cancel" }
    return { meeting, exchange: await sendAs(v, who, "preview.get", { query }) }
  }
  await v.check("preview.get", "effect", "shows whom it concerns, and does nothing", async () => {
    // Mails of the run are switched off, and who gets none is no recipient.
    await switchMails(v, "participant", true).catch(ifLeftOut)
    const { meeting, exchange } = await preview("secretary", "not_started")
    await switchMails(v, "participant", false).catch(ifLeftOut)
    const { recipients } = resultOf(exchange) as { recipients?: { total?: number } }
    if (recipients?.total !== 1) throw new Finding(`one participant, ${String(recipients?.total)} recipients`, exchange)
    const { status } = await readRecord(v, meeting)
    if (status !== "not_started") throw new Finding(`the meeting is ${String(status)}`, exchange)
  })
  await v.check("preview.get", "role", "of an action that is not theirs", async () =>
    expectRefused((await preview("participant", "not_started")).exchange, [403], ["forbidden"]),
  )
  await v.check("preview.get", "state", "of an action that is not possible any more", async () =>
    expectRefused((await preview("secretary", "cancelled")).exchange, [400], ["state_refused"]),
  )
}
