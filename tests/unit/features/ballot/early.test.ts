import { expect, test } from "vitest"
import { resultWithRecords } from "#app/features/ballot/result/result.server.ts"
import { exampleBallot } from "./fixture.ts"
import { reader } from "../meeting/fixture.ts"

test.each([
  ["en", "Voters see the result after their own vote, everyone else when voting ends on"],
  ["zh", "投票人投票后即可查看结果"],
] as const)(
  "VOTE-05 whoever asks too early learns that voters see the result after their vote (%s)",
  async (locale, text) => {
    const ballot = exampleBallot({ status: "ongoing", actions: ["vote"], my_vote: null, is_voter: true })
    const refused = { ok: false, failure: { kind: "forbidden", details: {} } }
    const get = (path: string) => Promise.resolve(path === "/ballot/{id}" ? { ok: true, value: ballot } : refused)
    const context = { ...reader({ locale }), api: { get } } as unknown as Parameters<typeof resultWithRecords>[0]
    const thrown = await resultWithRecords(context, { alliance: "aurora", id: ballot.id }).catch(
      (error: unknown) => error,
    )
    expect(thrown).toMatchObject({ init: { status: 403 }, data: { reason: expect.stringContaining(text) as string } })
  },
)
