import { beforeEach, describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Session } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

type Template = components["schemas"]["AgendaTemplate"]

const host = useMock()
let chair: Session
let member: Session

beforeEach(async () => {
  const store = host.newStore()
  chair = await host.signIn("chair", undefined, store)
  member = await host.signIn("member", undefined, store)
})

const call = (who: Session, method: string, path: string, body?: object) =>
  host.call(method, `/api/${path}`, who.headers, body)

const description = { format: "markdown", text: "Who, **until when**." }
const topics = [
  { subject: "Open items 未完成事项", minutes: 20, description },
  { subject: "Any other business", minutes: null },
]

const create = (who: Session, more: object = {}) =>
  call(who, "POST", "agenda-template", { group_acronym: "COPT", name: "Weekly 周会", topics, ...more })

const made = async () => (await create(chair)).body.result as Template
const codes = ({ body }: Awaited<ReturnType<typeof call>>) => body.errors?.map(({ field, code }) => [field, code])

describe("MEET-16 agenda templates of a group", () => {
  test("a template has its topics in their order; everybody who sees the group reads it", async () => {
    const { id, topic_total, minutes_total } = await made()
    expect([topic_total, minutes_total]).toEqual([2, 20])
    const { body } = await call(member, "GET", `agenda-template/${id}`)
    expect(body.result).toMatchObject({
      name: "Weekly 周会",
      actions: [],
      topics: [topics[0], { subject: "Any other business", minutes: null, description: { text: "" } }],
    })
    expect((await create(member, { name: "Mine" })).body.code).toBe("forbidden")
  })

  test("a name is used once in a group, also in another spelling of it; another group can have it", async () => {
    const { id, version } = await made()
    expect(codes(await create(chair, { name: "ＷＥＥＫＬＹ 周会" }))).toEqual([["name", "not_unique"]])
    const admin = await host.signIn("admin", undefined, chair.store)
    expect((await create(admin, { group_acronym: "LINK" })).status).toBe(201)
    const body = { version, name: "weekly 周会", topics: topics.slice(1) }
    const { body: changed } = await call(chair, "PUT", `agenda-template/${id}`, body)
    expect(changed.result).toMatchObject({ name: "weekly 周会", topic_total: 1, version: 2 })
    expect((await call(chair, "PUT", `agenda-template/${id}`, body)).body.code).toBe("stale")
  })

  test("a template without topics, or with a wrong one, is refused at its field", async () => {
    expect(codes(await create(chair, { topics: [] }))).toEqual([["topics", "min_items"]])
    const wrong = [...topics, { subject: "Third", description: { format: "markdown", text: "![x](/file/none)" } }]
    expect((await create(chair, { topics: wrong.map((one) => ({ ...one, minutes: 0 })) })).status).toBe(400)
  })

  test("what was created from a template stays when it is deleted, and its deletion is logged", async () => {
    const { id, version, topics: kept } = await made()
    const meeting = {
      group_acronym: "COPT",
      subject: "From a template",
      start_time: "2027-03-02T09:00:00Z",
      timezone: "UTC",
      duration: 60,
      description,
      topics: kept.map(({ subject, minutes }) => ({ subject, minutes })),
    }
    const { body } = await call(chair, "POST", "meeting", meeting)
    expect((await call(chair, "DELETE", `agenda-template/${id}?version=${version}`)).status).toBe(200)
    expect((await call(chair, "GET", `agenda-template/${id}`)).status).toBe(404)
    const found = await call(chair, "GET", `meeting/${(body.result as { id: string }).id}`)
    expect((found.body.result as { topics: object[] }).topics).toHaveLength(2)
    const log = await call(chair, "GET", "operation-log?group_acronym=COPT&module=agenda_template")
    expect((log.body.result as { items: { operation: string }[] }).items.map(({ operation }) => operation)).toEqual([
      "agenda-template.delete",
      "agenda-template.create",
    ])
  })

  test("the list has the templates of groups that the person sees, and offers to create in one group of which they are an officer", async () => {
    const listed = async (who: Session, query = "") => {
      const { items, actions } = (await call(who, "GET", `agenda-template?size=200${query}`)).body.result as {
        items: Template[]
        actions: string[]
      }
      return { groups: [...new Set(items.map(({ group }) => group.acronym))].sort(), actions }
    }
    expect((await listed(member)).groups).not.toContain("STEER")
    expect(await listed(chair, "&group_acronym=COPT")).toEqual({ groups: ["COPT"], actions: ["create"] })
    expect((await listed(member, "&group_acronym=COPT")).actions).toEqual([])
    expect((await call(member, "GET", "agenda-template?group_acronym=STEER")).status).toBe(403)
  })
})
