import { expectDone, expectRefused, Finding, LeftOut, resultOf } from "../client/answers.ts"
import { ballotByEntity, passedVote, secretBallot } from "../subjects/ballot.ts"
import { sendAs, type Verification, type View } from "../subjects/subject.ts"

/**
 * Checks what the table of ballots says in words: what a ballot by entity counts, and what a secret one shows (VOTE-07, VOTE-08),
 * and whose vote a passed one is (VOTE-09).
 */
export async function checkBallots(v: Verification): Promise<void> {
  await entities(v)
  await secrecy(v)
  await passedVotes(v)
}

/** Two people of the fixtures who belong to one entity. */
async function colleagues(v: Verification) {
  const { ballot, voters } = await v.records.shared("ballot by entity", () => ballotByEntity(v))
  const { path } = ballot
  const exchange = await sendAs(v, "general_secretary", "ballot.entity.list", { path, query: { size: "200" } })
  const rows = resultOf(exchange).items as { id: string; representative: View | null; voters: { id: string }[] }[]
  for (const row of rows) {
    const both = voters.filter(({ user_id }) => row.voters.some(({ id }) => id === user_id))
    const [first, second] = both
    if (first && second && !row.representative) return { ballot, entity: row.id, first, second }
  }
  throw new LeftOut("no two people of the fixtures belong to one entity without a representative")
}

async function entities(v: Verification): Promise<void> {
  await v.check("ballot.vote", "effect", "the first vote of one of its voters is that of the entity", async () => {
    const { ballot, entity, first, second } = await colleagues(v)
    const { path } = ballot
    const options = resultOf(await sendAs(v, first.who, "ballot.get", { path })).options as { id: string }[]
    const body = { option_id: options[0]?.id }
    expectDone(await sendAs(v, first.who, "ballot.vote", { path, body }))
    const later = await sendAs(v, second.who, "ballot.vote", { path, body })
    expectRefused(later, [400], ["entity_voted"])
    const seen = await sendAs(v, second.who, "ballot.get", { path })
    const own = resultOf(seen).my_entity as { entity: { id: string }; vote: { user: { id: string } } | null } | null
    if (own?.entity.id !== entity) throw new Finding(`my_entity is ${String(own?.entity.id)}, not ${entity}`, seen)
    if (own.vote?.user.id !== first.user_id) throw new Finding("it does not say who cast the vote", seen)
    if (resultOf(seen).my_vote !== null) throw new Finding("somebody else's vote is my_vote", seen)
  })
  await v.check("ballot.get", "effect", "a ballot by entity counts each entity once", async () => {
    const { ballot } = await v.records.shared("ballot by entity", () => ballotByEntity(v))
    const { path } = ballot
    const list = await sendAs(v, "general_secretary", "ballot.entity.list", { path })
    const read = await sendAs(v, "general_secretary", "ballot.get", { path })
    const { total } = resultOf(read).turnout as { total: number }
    if (total !== resultOf(list).total)
      throw new Finding(`the turnout has ${total} entities, the list ${String(resultOf(list).total)}`, read, list)
  })
}

/** A secret ballot in which the participant has voted, and the receipt. */
async function castSecretly(v: Verification) {
  const ballot = await secretBallot(v)
  const { path } = ballot
  const options = resultOf(await sendAs(v, "participant", "ballot.get", { path })).options as { id: string }[]
  const exchange = await sendAs(v, "participant", "ballot.vote", { path, body: { option_id: options[0]?.id } })
  return { path, code: String(resultOf(exchange).receipt_code) }
}

async function secrecy(v: Verification): Promise<void> {
  const cast = () => v.records.shared("secret vote", () => castSecretly(v))
  await v.check("ballot.record.list", "effect", "records of a secret ballot have no choice", async () => {
    const { path } = await cast()
    const exchange = await sendAs(v, "secretary", "ballot.record.list", { path, query: { size: "200" } })
    const rows = resultOf(exchange).items as { state: string; option: unknown; reason: unknown }[]
    if (!rows.some(({ state }) => state === "voted")) throw new Finding("they do not say who has voted", exchange)
    if (rows.some(({ option, reason }) => option !== null || reason !== null))
      throw new Finding("a row has a choice or a reason", exchange)
  })
  await v.check(
    "ballot.get",
    "effect",
    "a secret ballot shows its voter neither the choice nor the code again",
    async () => {
      const { path, code } = await cast()
      const exchange = await sendAs(v, "participant", "ballot.get", { path })
      const { option } = resultOf(exchange).my_vote as { option: unknown }
      if (option !== null || JSON.stringify(exchange.answer).includes(code))
        throw new Finding("the choice or the code is shown", exchange)
    },
  )
  await v.check("ballot.result.get", "effect", "a secret ballot has no result while it is ongoing", async () => {
    const { path } = await cast()
    expectRefused(await sendAs(v, "secretary", "ballot.result.get", { path }), [400], ["secret_ballot"])
  })
  await v.check("ballot.paper.list", "effect", "a secret ballot publishes no votes while it is ongoing", async () => {
    const { path } = await cast()
    const exchange = await sendAs(v, "secretary", "ballot.paper.list", { path })
    if (resultOf(exchange).total !== 0) throw new Finding(`${String(resultOf(exchange).total)} votes`, exchange)
  })
}

/** The participant's vote in a ballot, passed to the secretary and cast by them. */
async function castForAnother(v: Verification) {
  const { path, voter_id } = await passedVote(v)
  const options = resultOf(await sendAs(v, "secretary", "ballot.get", { path })).options as { id: string }[]
  const body = { option_id: options[0]?.id, voter_ids: [voter_id] }
  const own = await sendAs(v, "participant", "ballot.vote", { path, body: { option_id: body.option_id } })
  return { path, voter_id, body, own, cast: await sendAs(v, "secretary", "ballot.vote", { path, body }) }
}

async function passedVotes(v: Verification): Promise<void> {
  const cast = () => v.records.shared("passed vote", () => castForAnother(v))
  await v.check("ballot.vote", "effect", "who has passed on the vote cannot vote", async () => {
    expectRefused((await cast()).own, [400], ["vote_passed"])
  })
  await v.check("ballot.vote", "effect", "the holder casts a passed vote, which counts for its voter", async () => {
    const { path, cast: done } = await cast()
    expectDone(done)
    const exchange = await sendAs(v, "participant", "ballot.get", { path })
    const { my_vote, turnout } = resultOf(exchange) as { my_vote: { cast_by: unknown } | null; turnout: View }
    if (!my_vote?.cast_by) throw new Finding("my_vote does not say who cast it", exchange)
    if (turnout.voted !== 1) throw new Finding(`${String(turnout.voted)} votes`, exchange)
  })
  await v.check("ballot.vote", "effect", "a passed vote is cast once", async () => {
    const { path, body } = await cast()
    expectRefused(await sendAs(v, "secretary", "ballot.vote", { path, body }), [400], ["validation_failed"])
    expectRefused(await sendAs(v, "participant", "ballot.revoke", { path }), [400], ["already_voted"])
  })
  await v.check("ballot.record.list", "effect", "the record of a passed vote says who cast it", async () => {
    const { path, voter_id } = await cast()
    const exchange = await sendAs(v, "secretary", "ballot.record.list", { path })
    const rows = resultOf(exchange).items as { user: { id: string } | null; cast_by: unknown }[]
    if (!rows.find(({ user }) => user?.id === voter_id)?.cast_by) throw new Finding("it does not", exchange)
  })
}
