import { describe, expect, test } from "vitest"
import { confirmView as ballotQuestion } from "#app/features/ballot/confirm/confirm.server.ts"
import { confirmView as meetingQuestion } from "#app/features/meeting/confirm/confirm.server.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { plainValues } from "#app/parts/confirm/question.ts"
import { reminded } from "#app/parts/confirm/question.server.ts"
import document from "../../../openapi/generated/openapi.json"
import { exampleBallot } from "./ballot/fixture.ts"
import { exampleMeeting, reader } from "./meeting/fixture.ts"

const examples = document.paths["/preview"].get.responses["200"].content["application/json"].examples
const preview = Object.values(examples)[0]?.value.result

/** A reader at 2026-11-20T07:30:00Z whose backend returns this record. */
const readerOf = (record: object) => {
  const get = (path: string) => Promise.resolve({ ok: true, value: path === "/preview" ? preview : record })
  return { ...reader(), api: { get } } as unknown as Parameters<typeof meetingQuestion>[0]
}

const params = { alliance: "aurora", id: "record-1", action: "remind" }

async function meetingText(start_time: string) {
  const context = readerOf(exampleMeeting({ actions: ["remind"], status: "not_started", start_time }))
  const values = plainValues((await meetingQuestion(context, params)).values)
  return serverIntl("en").formatMessage({ id: "meeting-confirm.remind.text" }, values)
}

async function ballotText(end_time: string) {
  const context = readerOf(exampleBallot({ actions: ["remind"], status: "ongoing", end_time }))
  const values = plainValues((await ballotQuestion(context, params)).values)
  return serverIntl("en").formatMessage({ id: "ballot-confirm.remind.text" }, values)
}

describe("MEET-04 VOTE-04 a reminder after which no other one is possible", () => {
  test("the question promises another one only if the time suffices", async () => {
    expect(await meetingText("2026-11-20T08:30:00Z")).toContain(
      "The meeting starts before another reminder is possible.",
    )
    expect(await meetingText("2026-11-20T08:30:01Z")).toContain("the next reminder one hour after this one.")
    expect(await ballotText("2026-11-21T07:30:00Z")).toContain(", before another reminder is possible.")
    expect(await ballotText("2026-11-21T07:30:01Z")).toContain(
      ". You can send the next reminder 24 hours after this one.",
    )
  })

  test.each([
    ["2026-11-21T07:30:00Z", "ballot-confirm.remind.done-last"],
    ["2026-11-21T07:30:01Z", "ballot-confirm.remind.done"],
    [undefined, "ballot-confirm.remind.done"],
  ])("so does the message afterwards: until %s it is %s", async (until, id) => {
    const value = { last_time: "2026-11-20T07:30:00Z", next_time: "2026-11-21T07:30:00Z", recipient_total: 3 }
    const message = await reminded({ ok: true, value }, "ballot", reader(), async () => until)
    expect(message).toMatchObject({ ok: true, value: { id, values: { count: 3 } } })
  })
})
