import { expect, test } from "vitest"
import { confirmView } from "#app/features/meeting/confirm.server.ts"
import document from "../../../openapi/generated/openapi.json"
import { exampleMeeting, reader } from "./meeting-fixture.ts"

const examples = document.paths["/preview"].get.responses["200"].content["application/json"].examples
const preview = Object.values(examples)[0]?.value.result
const series = { every: "week", position: 1, total: 3, previous_id: null, next_id: "meeting-2" } as const
const meeting = exampleMeeting({ id: "meeting-1", actions: ["cancel"], series })

/** The choice of a series' cancellation; the second preview, of all that follow, succeeds or fails. */
async function choiceIf(isLoaded: boolean) {
  const get = (path: string, { query }: { query?: { scope?: string } } = {}) => {
    if (path !== "/preview") return Promise.resolve({ ok: true, value: meeting })
    if (query?.scope && !isLoaded) return Promise.resolve({ ok: false, failure: { kind: "timeout" } })
    return Promise.resolve({ ok: true, value: preview })
  }
  const context = { ...reader(), api: { get } } as unknown as Parameters<typeof confirmView>[0]
  const { choice } = await confirmView(context, { alliance: "aurora", id: "meeting-1", action: "cancel" })
  return choice?.options.map(({ text }) => text)
}

test("MEET-11 FORM-10 the confirmation says if the following meetings could not be loaded", async () => {
  expect(await choiceIf(true)).toEqual(["meeting-confirm.scope.one", "meeting-confirm.scope.following"])
  expect(await choiceIf(false)).toEqual(["meeting-confirm.scope.one", "meeting-confirm.scope.following-unknown"])
})
