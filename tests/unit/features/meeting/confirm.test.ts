import { expect, test } from "vitest"
import { confirmView } from "#app/features/meeting/confirm/confirm.server.ts"
import document from "../../../../openapi/generated/openapi.json"
import { exampleMeeting, reader } from "./fixture.ts"

const examples = document.paths["/preview"].get.responses["200"].content["application/json"].examples
const preview = Object.values(examples)[0]?.value.result
const series = { every: "week", position: 1, total: 3, previous_id: null, next_id: "meeting-2" } as const
const meeting = exampleMeeting({ id: "meeting-1", actions: ["cancel"], series })

const later = { module: "meeting", key: "meeting-2", title: "Plenary", code: "7", group_number: null, group: null }

function previewOf(following: object[] | undefined) {
  if (!following) return { ok: false, failure: { kind: "timeout" } }
  const own = preview as { changes: object[] }
  const meetings = { effect: "cancels", module: "meeting", total: following.length, items: following }
  return { ok: true, value: { ...own, changes: following.length > 0 ? [...own.changes, meetings] : own.changes } }
}

/** The choice of a series' cancellation; the second preview, of all that follow, names these meetings, or fails. */
async function choiceIf(following: object[] | undefined) {
  const get = (path: string, { query }: { query?: { scope?: string } } = {}) => {
    if (path !== "/preview") return Promise.resolve({ ok: true, value: meeting })
    return Promise.resolve(query?.scope ? previewOf(following) : { ok: true, value: preview })
  }
  const context = { ...reader(), api: { get } } as unknown as Parameters<typeof confirmView>[0]
  const { choice } = await confirmView(context, { alliance: "aurora", id: "meeting-1", action: "cancel" })
  return choice?.options.map(({ text }) => text)
}

test("MEET-11 FORM-10 the confirmation says if the following meetings could not be loaded", async () => {
  expect(await choiceIf([later])).toEqual(["meeting-confirm.scope.one", "meeting-confirm.scope.following"])
  expect(await choiceIf(undefined)).toEqual(["meeting-confirm.scope.one", "meeting-confirm.scope.following-unknown"])
})

test("MEET-11 there is no choice if everything that follows is cancelled already", async () => {
  expect(await choiceIf([])).toBeUndefined()
})
