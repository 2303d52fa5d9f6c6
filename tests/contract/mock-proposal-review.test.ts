import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Reply } from "./mock-support.ts"
import { codes, people, useMock } from "./use-mock.ts"

type Proposal = components["schemas"]["Proposal"]

const host = useMock()
const { call, signIn } = people(host)

const form = {
  title: "Return loss of patch cords",
  authors: ["Jonas Brekkhus"],
  group_acronym: "STEER",
  content: { format: "markdown", text: "Measured at 1550 nm." },
  timezone: "Europe/Oslo",
}

const resultOf = ({ status, body }: Reply): Proposal => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body.result as Proposal
}

describe("PROP-02 ROLE-07 a proposal of a restricted group", () => {
  test("waits for the proposal administrators, who review it from outside the group", async () => {
    const restricted = await signIn("restricted-member")
    const made = resultOf(await call(restricted, "POST", "proposal", form))
    expect(made.waiting_for).toMatchObject({ roles: ["proposal_admin"] })
    const reviewer = await signIn("proposal-admin", restricted)
    const waiting = resultOf(await call(reviewer, "GET", "needs-my-action?size=200")) as unknown as {
      items: { record: { key: string }; action: string }[]
    }
    expect(waiting.items.filter(({ record }) => record.key === made.draft_code)).toMatchObject([{ action: "review" }])
    const at = `proposal/${made.draft_code}`
    const listed = resultOf(await call(reviewer, "GET", "proposal?group_acronym=STEER&size=200")) as unknown as {
      items: { draft_code: string }[]
      actions: string[]
    }
    expect(listed.items.map(({ draft_code }) => draft_code)).toContain(made.draft_code)
    expect(listed.actions, "only members submit one").toEqual(["export"])
    for (const path of [`${at}/feedback`, `${at}/member`, `operation-log?module=proposal&key=${made.draft_code}`])
      expect((await call(reviewer, "GET", path)).status, path).toBe(200)
    const body = { version: made.version, decision: "approve", revision_number: 0 }
    const approved = resultOf(await call(reviewer, "POST", `${at}/review`, body))
    expect(approved.actions).toEqual(expect.arrayContaining(["phase.end", "phase.update", "close", "meeting.create"]))
    const secretary = await signIn("general-secretary", restricted)
    expect(resultOf(await call(secretary, "GET", at)).actions).toContain("close")
  })

  test("stays closed to other business roles, and opens nothing else of the group to its reviewers", async () => {
    const restricted = await signIn("restricted-member")
    const made = resultOf(await call(restricted, "POST", "proposal", form))
    for (const person of ["notice-admin", "member-admin", "chair"])
      expect(codes(await call(await signIn(person, restricted), "GET", `proposal/${made.draft_code}`)), person).toEqual(
        [403, "restricted_group"],
      )
    for (const person of ["proposal-admin", "general-secretary"]) {
      const reviewer = await signIn(person, restricted)
      for (const path of ["workgroup/STEER", "meeting?group_acronym=STEER", "ballot?group_acronym=STEER"])
        expect(codes(await call(reviewer, "GET", path)), path).toEqual([403, "restricted_group"])
      const submitted = await call(reviewer, "POST", "proposal", form)
      expect(codes(submitted)).toEqual([403, "restricted_group"])
    }
  })
})
