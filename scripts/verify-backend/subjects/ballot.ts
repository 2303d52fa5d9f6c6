import { expectDone } from "../client/answers.ts"
import { note, text } from "./bodies.ts"
import { cleanUpBy, create, readRecord, sendAs, type Kind, type Subject, type Verification } from "./subject.ts"
import { startSoon, waitForStart } from "./starting.ts"
import { day } from "./test-records.ts"

/** Number of ballots created together, because all of them need the same wait for their start. */
const batch = 6

/** The form of a ballot; its only voter is the participant. */
async function formOf(v: Verification, start_time: string, name = "") {
  const { session } = await v.people.get("participant")
  return {
    subject: `${v.records.run}${name} test ballot 测试投票`,
    start_time,
    timezone: "UTC",
    duration: 2,
    options: [{ text: "Yes 是" }, { text: "No 否" }, { text: "Abstain 弃权", is_abstention: true }],
    voters: { member_ids: [session.user_id], group_acronyms: [] },
    counted_by: "person",
    weights: [],
    proxy_limit: 1,
    description: text(note),
  }
}

const formInGroup = async (v: Verification, start_time: string, name = "") => ({
  ...(await formOf(v, start_time, name)),
  group_acronym: v.fixtures.alliance.group,
})

const subjectOf = (id: unknown, change: string): Subject => ({
  path: { id: String(id) },
  read: { who: "secretary", operation: "ballot.get" },
  change,
})

async function planned(v: Verification): Promise<Subject> {
  const body = await formInGroup(v, v.records.instant(7 * day))
  return subjectOf((await create(v, "ballot.create", "secretary", { body })).id, "ballot.update")
}

/** Makes a ballot that has not started about another record. */
export const ballotAbout = async (v: Verification, about: object) =>
  create(v, "ballot.create", "secretary", { body: { ...(await formInGroup(v, v.records.instant(7 * day))), ...about } })

async function begun(v: Verification): Promise<Subject[]> {
  const as = await v.people.get("secretary")
  const made: Subject[] = []
  while (made.length < batch) {
    const { id } = await startSoon(v, async (start_time) =>
      v.target.send("ballot.create", { as, body: await formInGroup(v, start_time) }),
    )
    made.push(subjectOf(id, "ballot.extend"))
  }
  for (const ballot of made) await waitForStart(v, ballot)
  return made
}

const ongoing = (v: Verification) => v.records.fromStock("ballot", () => begun(v))

/** The people of the fixtures who may be in the same entity; none of the other alliance. */
const possible = ["secretary", "participant", "chair", "vice_chair", "outsider", "alliance_admin"] as const

/** An ongoing ballot of the whole alliance that counts entities, and its voters: people of the fixtures (VOTE-07). */
export async function ballotByEntity(v: Verification) {
  const voters = await Promise.all(
    possible.map(async (who) => ({ who, user_id: (await v.people.get(who)).session.user_id })),
  )
  const member_ids = voters.map(({ user_id }) => user_id)
  const as = await v.people.get("general_secretary")
  const { id } = await startSoon(v, async (start_time) => {
    const body = {
      ...(await formOf(v, start_time)),
      voters: { member_ids, group_acronyms: [] },
      counted_by: "entity",
      proxy_limit: 0,
    }
    return v.target.send("ballot.create", { as, body })
  })
  const ballot: Subject = { path: { id: String(id) }, read: { who: "general_secretary", operation: "ballot.get" } }
  await waitForStart(v, ballot)
  return { ballot, voters }
}

/** An ongoing secret ballot of the group; its only voter is the participant (VOTE-08). */
export async function secretBallot(v: Verification): Promise<Subject> {
  const as = await v.people.get("secretary")
  const { id } = await startSoon(v, async (start_time) =>
    v.target.send("ballot.create", { as, body: { ...(await formInGroup(v, start_time)), is_secret: true } }),
  )
  const ballot = subjectOf(id, "ballot.extend")
  await waitForStart(v, ballot)
  return ballot
}

/** The same, in which the participant has voted. */
async function votedSecretly(v: Verification): Promise<Subject> {
  const ballot = await secretBallot(v)
  const [option] = (await readRecord(v, ballot)).options as { id: string }[]
  expectDone(await sendAs(v, "participant", "ballot.vote", { path: ballot.path, body: { option_id: option?.id } }))
  return ballot
}

/** A ballot of the group that has not started, whose two voters are the participant and the secretary (VOTE-09). */
export async function ballotToPass(v: Verification, start_time = v.records.instant(7 * day)) {
  const form = await formInGroup(v, start_time)
  const { session } = await v.people.get("secretary")
  const voters = { member_ids: [...form.voters.member_ids, session.user_id], group_acronyms: [] }
  return { holder_id: session.user_id, body: { ...form, voters } }
}

async function toPass(v: Verification): Promise<Subject> {
  const { body } = await ballotToPass(v)
  return subjectOf((await create(v, "ballot.create", "secretary", { body })).id, "ballot.update")
}

async function toRevoke(v: Verification): Promise<Subject> {
  const ballot = await toPass(v)
  const { session } = await v.people.get("secretary")
  expectDone(await sendAs(v, "participant", "ballot.pass", { path: ballot.path, body: { holder_id: session.user_id } }))
  return ballot
}

/** An ongoing ballot in which the participant has passed the vote to the secretary. */
export async function passedVote(v: Verification) {
  const as = await v.people.get("secretary")
  const { id } = await startSoon(v, async (start_time) =>
    v.target.send("ballot.create", { as, body: (await ballotToPass(v, start_time)).body }),
  )
  const ballot = subjectOf(id, "ballot.extend")
  expectDone(
    await sendAs(v, "participant", "ballot.pass", { path: ballot.path, body: { holder_id: as.session.user_id } }),
  )
  await waitForStart(v, ballot)
  const { session } = await v.people.get("participant")
  return { ...ballot, voter_id: session.user_id }
}

const reason = "The verification is over. 验证结束。"

export const ballots: Kind = {
  name: "ballots",
  creates: ["ballot.create"],
  sample: { path: "/ballot/{id}", make: ongoing },
  specials: [{ table: "ballot", shows: { is_secret: true }, make: votedSecretly }],
  cleanUp: cleanUpBy("ballot.get", { not_started: "ballot.cancel", ongoing: "ballot.cancel" }, () => ({ reason })),
  writes: {
    "ballot.create": {
      who: "secretary",
      entitled: "alliance_admin",
      body: (v, unique) => formInGroup(v, v.records.instant(9 * day), ` ${unique}`),
      other: { duration: 4 },
    },
    "ballot.update": {
      who: "secretary",
      subject: planned,
      body: (v, unique) => formOf(v, v.records.instant(8 * day), ` ${unique}`),
    },
    "ballot.cancel": {
      who: "secretary",
      subject: planned,
      body: (_v, unique) => ({ reason: `No draft 没有草案 ${unique}` }),
      other: { reason: "Another reason 其他原因" },
    },
    "ballot.extend": {
      who: "secretary",
      subject: ongoing,
      body: async (v, _unique, ballot) => {
        const { end_time } = await readRecord(v, ballot)
        const end = Math.max(Date.parse(String(end_time)), Date.parse(v.records.instant(3 * day))) + day
        return { end_time: new Date(end).toISOString(), timezone: "UTC" }
      },
      other: { timezone: "Europe/Oslo" },
    },
    "ballot.vote": {
      who: "participant",
      subject: ongoing,
      body: async (v, unique, ballot) => {
        const [option] = (await readRecord(v, ballot)).options as { id: string }[]
        return { option_id: option?.id, reason: `Agreed 同意 ${unique}` }
      },
      other: { reason: "Another reason 其他理由" },
    },
    "ballot.pass": {
      who: "participant",
      subject: toPass,
      body: async (v) => ({ holder_id: (await v.people.get("secretary")).session.user_id }),
      other: { holder_id: "no-such-voter" },
    },
    "ballot.revoke": { who: "participant", subject: toRevoke },
    "ballot.remind": { who: "secretary", subject: ongoing },
  },
}
