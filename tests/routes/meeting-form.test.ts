import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { text } from "#tests/support/texts.ts"
import type { Visitor } from "#tests/support/visitor.ts"

const page = "/a/aurora/wg/COPT/meeting/create"
const kilobyte = 1024

let own: OwnPortal
let chair: Visitor
beforeAll(async () => {
  own = await startOwnPortal("routes-meeting-form", { scale: "large" })
  chair = own.newVisitor()
  await chair.signIn("chair")
})
afterAll(() => own.stop())

const names = (html: string) => [...html.matchAll(/<input(?=[^>]*type="checkbox")[^>]*value="member=/g)].length

/** The form of the page, filled in, as a browser without scripts submits it. */
function filled(html: string, changes: [string, string][] = []): FormData {
  const [, key = ""] = /name="idempotency_key" value="([^"]*)"/.exec(html) ?? []
  const form = new FormData()
  const usual: [string, string][] = [
    ["idempotency_key", key],
    ["subject", "Plenary of everybody"],
    ["description.format", "markdown"],
    ["description.text", "Agenda"],
    ["start.date", "2027-06-15"],
    ["start.time", "09:30"],
    ["start.zone", "Europe/Oslo"],
    ["duration.preset", "60"],
    ["participants.who", "selected"],
  ]
  for (const [name, value] of [...usual, ...changes]) form.append(name, value)
  return form
}

describe("FORM-05 an alliance of more than 2,000 members", () => {
  test("has this many members", () => {
    const rows = own.mock.stores.get(chair.mock.store).rows.member.all()
    expect(rows.filter(({ alliance_id }) => alliance_id === rows[0]?.alliance_id).length).toBeGreaterThanOrEqual(2_000)
  })

  test("the form contains nobody but its organizer and is as small as in a small alliance", async () => {
    const { status, body } = await chair.get(page)
    expect(status).toBe(200)
    expect(names(body)).toBe(1)
    expect(body).toContain('value="member=member-aurora-chair')
    expect(body.length).toBeLessThan(120 * kilobyte)
  })

  test("a search without scripts shows at most 50 people, says how many more there are, and keeps all that was typed", async () => {
    const chosen = participantValue({ kind: "member", id: "member-aurora-chair", text: "Mara Ellingsen" })
    const { body: form } = await chair.get(page)
    const search = filled(form, [
      ["participants.chosen", chosen],
      ["find", "participants.chosen"],
      ["find-participants.chosen", "a"],
    ])
    const found = await chair.post(page, search)
    expect(found.status).toBe(200)
    expect(names(found.body)).toBe(51)
    expect(found.body).toMatch(/[\d,]{5} more people match/)
    expect(found.body).toContain("Mara Ellingsen")
    expect(found.body).toContain('value="Plenary of everybody"')
    expect(found.body).not.toContain(text("en", "form.problems", { count: 1 }))
    expect(found.body.length).toBeLessThan(200 * kilobyte)
  })

  test("a script gets at most 50 people as well, in a small response", async () => {
    for (const search of ["?q=a", "?group=COPT", ""]) {
      const { status, body, headers } = await chair.get(`/a/aurora/member-tree${search}`)
      expect(status).toBe(200)
      expect(headers.get("content-type")).toMatch(/^application\/json/)
      const { groups, found } = JSON.parse(body) as MemberTree
      const shown = [found, ...groups.map(({ people }) => people)].flatMap((people) => people?.organizations ?? [])
      expect(shown.flatMap(({ people }) => people).length).toBeLessThanOrEqual(50)
      expect(body.length).toBeLessThan(32 * kilobyte)
    }
  })

  test("FORM-07 a form that is sent twice creates one meeting", async () => {
    const { body } = await chair.get(page)
    const twice = () =>
      filled(body, [["participants.chosen", participantValue({ kind: "group", id: "COPT", text: "" })]])
    const [one, other] = [await chair.post(page, twice()), await chair.post(page, twice())]
    expect(one.status).toBe(303)
    expect(one.location).toMatch(/\/a\/aurora\/wg\/COPT\/meeting\/meeting-/)
    expect(other.location).toBe(one.location)
    const { meeting } = own.mock.stores.get(chair.mock.store).rows
    expect(meeting.filter(({ subject }) => subject === "Plenary of everybody")).toHaveLength(1)
  })
})

test("MEET-11 FORM-10 the form of a repeated meeting names those that follow; that of the last one does not ask", async () => {
  const { body } = await chair.get(page)
  const form = filled(body, [
    ["participants.chosen", participantValue({ kind: "group", id: "COPT", text: "" })],
    ["repeat.every", "week"],
    ["repeat.count", "4"],
  ])
  form.set("subject", "Weekly call")
  const { status } = await chair.post(page, form)
  expect(status).toBe(303)
  const series = own.mock.stores
    .get(chair.mock.store)
    .rows.meeting.filter(({ subject }) => subject === "Weekly call")
    .sort((a, b) => a.start_time - b.start_time)
  const edit = async (at: number) => (await chair.get(`/a/aurora/wg/COPT/meeting/${series[at]?.id}/edit`)).body
  const numbers = series.slice(2).map(({ group_number }) => `COPT-M-${group_number}`)
  const hint = { count: numbers.length, numbers: numbers.join(", "), more: 0 }
  expect((await edit(1)).includes(text("en", "meeting-form.scope.hint", hint))).toBe(true)
  expect((await edit(3)).includes('name="scope"')).toBe(false)
})
