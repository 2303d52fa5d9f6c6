import { expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { answerStates, laterTotal } from "#app/features/meeting/answer/answers-view.ts"

type Answers = NonNullable<components["schemas"]["Meeting"]["answers"]>

const given = (id: string, answer: Answers["items"][number]["answer"], is_outdated = false) => ({
  member: { id, username: id, name: id, real_name: id, organization: null, is_disabled: false },
  answer,
  time: "2026-11-20T07:31:00Z",
  is_outdated,
})

test("MEET-17 the answer stands beside the name of an invited person, also one for the earlier time, or that there is none", () => {
  const items = [given("a", "accepted"), given("b", "declined", true)]
  const answers: Answers = { accepted: 1, tentative: 0, declined: 1, unanswered: 1, outdated: 1, items }
  expect(["a", "b", "c"].map(answerStates(answers, serverIntl("en")))).toEqual([
    "accepted",
    "declined, before the time was changed",
    "not answered",
  ])
})

test("MEET-17 the answer to a series is offered while meetings follow", () => {
  expect([null, { position: 1, total: 3 }, { position: 3, total: 3 }].map(laterTotal)).toEqual([0, 2, 0])
})
