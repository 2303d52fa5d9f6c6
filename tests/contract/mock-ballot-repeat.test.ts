import { expect, test } from "vitest"
import type { Session } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()

type Ballot = { id: string; options: { text: string }[]; actions: string[]; previous_ballot: { id: string } | null }

const question = {
  subject: "Once more 再次",
  start_time: "2099-06-15T09:30:00Z",
  timezone: "UTC",
  duration: 3,
  options: [{ text: "Yes 是" }, { text: "No 否" }],
  description: { format: "markdown", text: "Question 问题" },
}

/** The first ended ballot of a group, as a chair reads it. */
async function over(chair: Session): Promise<Ballot> {
  const { body } = await host.call("GET", "/api/ballot?group_acronym=COPT&status=ended", chair.headers)
  const [first] = body.result?.items as Ballot[]
  const answer = await host.call("GET", `/api/ballot/${first?.id}`, chair.headers)
  return answer.body.result as Ballot
}

test("openapi/states/ballot.yaml: an ended ballot can be repeated by a new ballot that refers to it", async () => {
  const chair = await host.signIn("chair", undefined, host.newStore())
  const previous = await over(chair)
  expect(previous.actions).toContain("ballot.create")
  const body = { ...question, group_acronym: "COPT", previous_ballot_id: previous.id }
  const { status, body: made } = await host.call("POST", "/api/ballot", chair.headers, body)
  expect(status, JSON.stringify(made)).toBe(201)
  const ballot = made.result as Ballot
  expect(ballot.previous_ballot).toMatchObject({ id: previous.id })
  expect(ballot.actions).not.toContain("ballot.create")
})
