import { expect, test } from "vitest"
import { newBallotForm } from "#app/features/ballot/form/form.server.ts"
import { newMeetingForm } from "#app/features/meeting/form/form.server.ts"
import { readParticipants } from "#app/parts/participants/participant.ts"
import document from "../../../openapi/generated/openapi.json"
import { exampleBallot } from "./ballot/fixture.ts"
import { exampleMeeting, reader } from "./meeting/fixture.ts"

const examples = document.paths["/preview"].get.responses["200"].content["application/json"].examples
const preview = Object.values(examples)[0]?.value.result

const { organizer, group } = exampleMeeting()
const members = [
  { ...organizer, id: "member-1", name: "Mara" },
  { ...organizer, id: "member-2", name: "Emeka", is_disabled: true },
]
const people = { is_everyone: false, total: 1, members, groups: [] }
const params = { alliance: "aurora", acronym: group?.acronym }

/** A reader whose backend returns this record. */
function readerOf(path: string, record: object) {
  const answers: Record<string, unknown> = {
    [path]: record,
    "/preview": preview,
    "/utils/timezone": { timezones: ["Asia/Shanghai"] },
    "/member/tree": { nodes: [] },
    "/proposal": { items: [] },
    "/agenda-template": { items: [] },
    "/membership-application/guideline": { levels: [] },
    ...(path !== "/meeting/{id}" && { "/meeting": { items: [] } }),
  }
  const get = (asked: string) => Promise.resolve({ ok: true, value: answers[asked] })
  return { ...reader(), api: { get } } as unknown as Parameters<typeof newMeetingForm>[0]
}

const idsIn = (chosen: string[]) => readParticipants(chosen).map(({ id }) => id)

test("MEET-11 a duplicated meeting does not start with people who cannot be chosen", async () => {
  const meeting = exampleMeeting({ participants: people, actions: ["duplicate"] })
  const request = new Request("http://portal.test/a/aurora/wg/COPT/meeting/create?from=meeting-1")
  const { view } = await newMeetingForm(readerOf("/meeting/{id}", meeting), request, params)
  expect(idsIn(view.values.participants.chosen)).toEqual(["member-1"])
})

test("VOTE-02 neither does a repeated ballot", async () => {
  const ballot = exampleBallot({ voters: people, status: "ended", actions: ["ballot.create"] })
  const request = new Request("http://portal.test/a/aurora/wg/COPT/vote/create?previous=ballot-1")
  const { view } = await newBallotForm(readerOf("/ballot/{id}", ballot), request, params)
  expect(view.previous?.id).toBe(ballot.id)
  expect(idsIn(view.values.voters.chosen)).toEqual(["member-1"])
})
