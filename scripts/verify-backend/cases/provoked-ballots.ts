import { expectDone, resultOf } from "../client/answers.ts"
import { ballotToPass, secretBallot } from "../subjects/ballot.ts"
import { note } from "../subjects/bodies.ts"
import { validCall } from "../subjects/calls.ts"
import { create, sendAs, type Subject, type Verification } from "../subjects/subject.ts"
import { type Provoking, userOf } from "./provoking.ts"

/** The first option of a ballot. */
async function vote(v: Verification, { path }: Subject, who: "participant" | "secretary", more: object = {}) {
  const [option] = resultOf(await sendAs(v, who, "ballot.get", { path })).options as { id: string }[]
  return sendAs(v, who, "ballot.vote", { path, body: { option_id: option?.id, ...more } })
}

/** A ballot whose voters cannot pass on their vote. */
async function withoutProxies(v: Verification): Promise<Subject> {
  const { body } = await ballotToPass(v)
  const { id } = await create(v, "ballot.create", "secretary", { body: { ...body, proxy_limit: 0 } })
  return { path: { id: String(id) } }
}

/** Refusals of ballots. */
export const refusedBallots: readonly Provoking[] = [
  {
    operation: "ballot.pass",
    code: "no_proxies",
    how: "in a ballot that allows none",
    provoke: async (v) => {
      const { path } = await withoutProxies(v)
      const body = { holder_id: await userOf(v, "secretary") }
      return { exchange: await sendAs(v, "participant", "ballot.pass", { path, body }) }
    },
  },
  {
    operation: "ballot.proxy.list",
    code: "no_proxies",
    how: "of a ballot that allows none",
    provoke: async (v) => ({ exchange: await sendAs(v, "secretary", "ballot.proxy.list", await withoutProxies(v)) }),
  },
  {
    operation: "ballot.pass",
    code: "vote_passed",
    how: "a second time",
    provoke: async (v) => {
      const { call } = await validCall(v, "ballot.pass")
      expectDone(await v.target.send("ballot.pass", call))
      return { exchange: await v.target.send("ballot.pass", call) }
    },
  },
  {
    operation: "ballot.pass",
    code: "holds_votes",
    how: "by a person to whom a vote was passed",
    provoke: async (v) => {
      const { body } = await ballotToPass(v)
      const path = { id: String((await create(v, "ballot.create", "secretary", { body })).id) }
      const passTo = async (who: "participant" | "secretary", to: "participant" | "secretary") =>
        sendAs(v, who, "ballot.pass", { path, body: { holder_id: await userOf(v, to) } })
      expectDone(await passTo("secretary", "participant"))
      return { exchange: await passTo("participant", "secretary") }
    },
  },
  {
    operation: "ballot.result.get",
    code: "forbidden",
    how: "by a voter before the vote",
    provoke: async (v) => {
      const { subject } = await validCall(v, "ballot.vote")
      return { exchange: await sendAs(v, "participant", "ballot.result.get", { path: subject.path }) }
    },
  },
  {
    operation: "ballot.vote",
    code: "secret_reason",
    how: "with a reason in a secret ballot",
    provoke: async (v) => ({ exchange: await vote(v, await secretBallot(v), "participant", { reason: note }) }),
  },
  {
    operation: "ballot.vote",
    code: "vote_not_held",
    how: "for somebody who has passed nothing",
    provoke: async (v) => {
      const { subject } = await validCall(v, "ballot.vote")
      return { exchange: await vote(v, subject, "participant", { voter_ids: [await userOf(v, "secretary")] }) }
    },
  },
]
