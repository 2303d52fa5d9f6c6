import fc from "fast-check"
import { describe, expect, test } from "vitest"
import * as z from "zod/mini"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Api } from "#app/api/client.server.ts"
import { findButton, findByEnter, findNames, searchRequest } from "#app/parts/participants/find-fields.ts"
import { groupFirst, memberTree, treeSearchFrom } from "#app/parts/participants/member-tree.server.ts"
import {
  openSearchValue,
  participantValue,
  readParticipant,
  readParticipants,
} from "#app/parts/participants/participant.ts"
import { moveErrorsToPicker } from "#app/parts/participants/participants-refusal.server.ts"
import { people, person } from "#app/parts/participants/participants.schema.ts"
import { zoneOptions } from "#app/parts/zone-options.server.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"

type Schemas = components["schemas"]

const member = (id: string, roles: Schemas["GroupRole"][] = []): Schemas["MemberNodeMember"] => ({
  id,
  username: id,
  name: `Name ${id}`,
  real_name: id,
  is_disabled: false,
  roles,
  organization: { id: "e", name: "海登光电", name_english: "Halden Lightworks" },
})
const node = (key: string, more: Partial<Schemas["MemberNode"]> = {}): Schemas["MemberNode"] => ({
  module: "workgroup",
  key,
  name: `组 ${key}`,
  name_english: `Group ${key}`,
  total: 2,
  members: [],
  nodes: [],
  ...more,
})

/** A backend with two groups, and one organisation that lists two of forty people. */
function backend() {
  const asked: unknown[] = []
  const people = node("e", { module: "entity", name_english: "Halden", members: [member("1"), member("2", ["chair"])] })
  const elsewhere = node("f", { module: "entity", total: 38 })
  const get = (_path: string, { query }: { query?: Record<string, unknown> } = {}) => {
    asked.push(query)
    const value = query ? { nodes: [people, elsewhere], total: 40 } : { nodes: [node("COPT"), node("LINK")], total: 4 }
    return Promise.resolve({ ok: true, value })
  }
  return { asked, context: { api: { get } as unknown as Api, locale: "en" as const } }
}

describe("FORM-05 a chosen person or group", () => {
  test("is read back unchanged from its form value, with any name", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("member" as const, "group" as const),
        fc.string({ minLength: 1 }),
        fc.string({ unit: "grapheme" }),
        fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
        (kind, id, text, note) => {
          expect(readParticipant(participantValue({ kind, id, text, note }))).toEqual({ kind, id, text, note })
        },
      ),
    )
    for (const value of ["", "nonsense", "member=", "text=Mara"]) expect(readParticipant(value)).toBeUndefined()
  })

  test("is read once, even if it was sent twice", () => {
    const mara = participantValue({ kind: "member", id: "1", text: "Mara" })
    const again = participantValue({ kind: "member", id: "1", text: "Mara Ellingsen" })
    const group = participantValue({ kind: "group", id: "1", text: "One" })
    expect(readParticipants([mara, again, group, "nonsense"]).map(({ kind, id }) => kind + id)).toEqual([
      "member1",
      "group1",
    ])
  })

  test("is exactly one person in a field for one person", () => {
    const schema = z.object({ assignee: person() })
    const formWith = (...values: string[]) => {
      const form = new FormData()
      for (const value of values) form.append("assignee", value)
      return parseForm(form, schema)
    }
    const mara = participantValue({ kind: "member", id: "1", text: "Mara" })
    const jonas = participantValue({ kind: "member", id: "2", text: "Jonas" })
    const group = participantValue({ kind: "group", id: "COPT", text: "Optics" })
    expect(formWith(mara)).toMatchObject({ status: "success", value: { assignee: "1" } })
    expect(formWith(mara, mara)).toMatchObject({ status: "success", value: { assignee: "1" } })
    expect(formWith().reply().error).toEqual({ assignee: ["form.required_choice"] })
    expect(formWith(group).reply().error).toEqual({ assignee: ["form.required_choice"] })
    expect(formWith(mara, jonas).reply().error).toEqual({ assignee: ["form.single_person"] })
  })
})

test("FORM-08 a name that was typed and not chosen is refused, unless somebody of that name is chosen", () => {
  const schema = z.object({ who: person() })
  const mara = participantValue({ kind: "member", id: "1", text: "Mara Ellingsen" })
  const form = (...values: string[]) => {
    const data = new FormData()
    for (const value of values) data.append("who", value)
    return parseForm(data, schema)
  }
  expect(form(mara, openSearchValue("mara"))).toMatchObject({ status: "success" })
  expect(form(mara, openSearchValue("Liu"))).toMatchObject({ status: "error" })
  expect(form(openSearchValue("mara"))).toMatchObject({ status: "error" })
})

test("a field for people ignores groups, and has a minimum and a maximum", () => {
  const schema = z.object({ some: people({ min: 1, max: 2 }), any: people({ min: 0, max: 2 }) })
  const formWith = (some: string[], any: string[] = []) => {
    const form = new FormData()
    for (const value of some) form.append("some", value)
    for (const value of any) form.append("any", value)
    return parseForm(form, schema)
  }
  const named = (id: string) => participantValue({ kind: "member", id, text: `Name ${id}` })
  const group = participantValue({ kind: "group", id: "COPT", text: "Optics" })
  expect(formWith([named("1"), group, named("2"), named("1")])).toMatchObject({
    status: "success",
    value: { some: ["1", "2"], any: [] },
  })
  expect(formWith([group]).reply().error).toEqual({ some: ["form.participants_empty"] })
  const three = ["1", "2", "3"].map(named)
  expect(Object.keys(formWith(three, three).reply().error ?? {})).toEqual(["some", "any"])
})

describe("FORM-05 the people picker", () => {
  test("lists the groups first, without their members", async () => {
    const { asked, context } = backend()
    const tree = await memberTree(context)
    expect(asked).toEqual([undefined])
    expect(tree.groups.map(({ acronym, text, total }) => [acronym, text, total])).toEqual([
      ["COPT", "Group COPT", 2],
      ["LINK", "Group LINK", 2],
    ])
    expect(tree.found).toBeUndefined()
    expect(groupFirst(tree, "LINK").groups.map(({ acronym }) => acronym)).toEqual(["LINK", "COPT"])
  })

  test("lists at most 50 people of a group, and how many more there are", async () => {
    const { asked, context } = backend()
    const [first] = (await memberTree(context, { group: "LINK" })).groups
    expect(asked).toContainEqual({ group_acronym: "LINK", size: 50 })
    const people = [
      { text: "Name 1", role: undefined },
      { text: "Name 2", role: "chair" },
    ]
    const organizations = [{ text: "Halden", total: 2, people }]
    expect(first).toMatchObject({ acronym: "LINK", people: { total: 40, more: 38, organizations } })
    const [person] = first?.people?.organizations[0]?.people ?? []
    expect(readParticipant(person?.value ?? "")).toEqual({
      kind: "member",
      id: "1",
      text: "Name 1",
      note: "Halden Lightworks",
    })
  })

  test("lists people and groups that match a search", async () => {
    const { asked, context } = backend()
    const tree = await memberTree(context, { q: "group link" })
    expect(asked).toContainEqual({ q: "group link", size: 50 })
    expect(tree.groups.map(({ acronym }) => acronym)).toEqual(["LINK"])
    expect(tree.found).toMatchObject({ q: "group link", total: 40, more: 38 })
  })

  test("reads search and group from the address", () => {
    const wish = (search: string) => treeSearchFrom(new URLSearchParams(search))
    expect(wish("q=%20mara%20")).toEqual({ q: "mara" })
    expect(wish("group=COPT&q=")).toEqual({ group: "COPT" })
    expect(wish("")).toEqual({})
    expect(wish(`q=${"x".repeat(300)}`).q).toHaveLength(100)
  })
})

describe("FORM-05 searching people without scripts", () => {
  const names = findNames("who")
  const formOf = (values: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(values)) form.append(name, value)
    return form
  }
  const pressed = ({ name, value }: { name: string; value: string }) => ({ [name]: value })

  test.each([
    ["the search button", { ...pressed(findButton("who")), [names.typed]: " mara " }, { q: "mara" }],
    ["the search button without text", { ...pressed(findButton("who")), [names.typed]: "" }, {}],
    ["the button of a group", { ...pressed(findButton("who", "COPT")), [names.typed]: "mara" }, { group: "COPT" }],
    ["Enter in the box", { ...pressed(findByEnter), [names.typed]: "mara", [names.shown]: "" }, { q: "mara" }],
    [
      "Enter elsewhere, after a search",
      { ...pressed(findByEnter), [names.typed]: "mara", [names.shown]: "mara" },
      undefined,
    ],
    ["Enter elsewhere", { ...pressed(findByEnter), [names.typed]: "" }, undefined],
    ["the button of another picker", { ...pressed(findButton("other")), [names.typed]: "mara" }, undefined],
    ["the form's own button, with a name that was not searched", { [names.typed]: "mara" }, { q: "mara" }],
    ["the form's own button, after the search", { [names.typed]: "mara", [names.shown]: "mara" }, undefined],
  ])("%s", (_name, values, wish) => {
    expect(searchRequest(formOf(values), "who")).toEqual(wish)
  })
})

/** A form in whose picker people were chosen. */
function chosenIn(control: string, values: readonly string[]): FormData {
  const form = new FormData()
  for (const value of values) form.append(control, value)
  return form
}

test("ERR-01 the name of a refused person or group is shown at the picker", () => {
  const control = "participants.chosen"
  const chosen = [
    participantValue({ kind: "group", id: "COPT", text: "Optics" }),
    participantValue({ kind: "member", id: "1", text: "Mara" }),
    participantValue({ kind: "member", id: "2", text: "Jonas" }),
  ]
  const fields = ["participants.member_ids.1", "participants.group_acronyms.0", "participants", "subject"]
  const errors = fields.map((field) => ({ field, code: "unknown_reference", message: "" }))
  const refused = { kind: "refused" as const, code: "validation_failed", message: "", errors, details: {} }
  const answer = moveErrorsToPicker(refused, chosenIn(control, chosen), { sent: "participants", control }, "en")
  expect(answer.kind === "refused" && answer.errors).toEqual([
    { field: "participants.chosen", code: "text", message: "Jonas no longer exists or cannot be chosen." },
    { field: "participants.chosen", code: "text", message: "Optics no longer exists or cannot be chosen." },
    { field: "participants.chosen", code: "unknown_reference", message: "" },
    { field: "subject", code: "unknown_reference", message: "" },
  ])
})

test("ERR-01 a refused person of a list is found by the index in the list", () => {
  const chosen = ["Mara", "Jonas"].map((text) => participantValue({ kind: "member", id: text, text }))
  const errors = ["chair_ids.1", "chair_ids", "member_ids.0"].map((field) => ({ field, code: "too_many", message: "" }))
  const refused = { kind: "refused" as const, code: "validation_failed", message: "", errors, details: {} }
  const answer = moveErrorsToPicker(
    refused,
    chosenIn("chair_ids", chosen),
    { sent: "chair_ids", control: "chair_ids" },
    "en",
  )
  expect(answer.kind === "refused" && answer.errors.map(({ field, message }) => [field, message])).toEqual([
    ["chair_ids", "Jonas no longer exists or cannot be chosen."],
    ["chair_ids", ""],
    ["member_ids.0", ""],
  ])
})

test("I18N-03 time zones start with the person's own and UTC, then follow the backend's order, each with its offset", () => {
  const now = Date.parse("2026-11-20T07:30:00Z")
  const known = ["Africa/Abidjan", "America/New_York", "Asia/Shanghai", "UTC"]
  const own = { now, zone: "Asia/Shanghai", locale: "en" } as const
  expect(zoneOptions(known, own).map(({ text }) => text)).toEqual([
    ...["Asia/Shanghai (UTC+8)", "UTC", "Africa/Abidjan (UTC)", "America/New York (UTC−5)"],
  ])
  const elsewhere = { ...own, zone: "Moon/Tycho" }
  expect(zoneOptions(known, elsewhere, "Europe/Oslo").map(({ value }) => value)).toEqual([
    ...["Europe/Oslo", "UTC", "Africa/Abidjan", "America/New_York", "Asia/Shanghai"],
  ])
  const summer = zoneOptions(known, { ...own, now: Date.parse("2027-07-01T00:00:00Z") })
  expect(summer.map(({ text }) => text)).toContain("America/New York (UTC−4)")
  expect(zoneOptions(known, { ...own, locale: "zh" }).map(({ text }) => text)).toEqual([
    ...["中国标准时间（UTC+8）Asia/Shanghai", "UTC", "Africa/Abidjan (UTC)", "America/New York (UTC−5)"],
  ])
})
