import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Session } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

type Notice = components["schemas"]["Notice"]

const host = useMock()
const hour = 3_600_000
const form = {
  subject: "五月互通测试",
  content: { format: "markdown", text: "请自带测试板。" },
  subject_english: "Plug test in May",
  content_english: { format: "markdown", text: "Bring your boards." },
  reply_to: ["office@aurora-interconnect.example"],
  group_acronym: "COPT",
}

const call = (who: Session, method: string, path: string, body?: object) =>
  host.call(method, `/api/notice${path}`, who.headers, body)
const storeOf = ({ store }: Session) => host.mock.stores.get(store)
/** A time from now, in whole seconds. */
const later = (who: Session, by: number) => new Date(Math.floor((storeOf(who).now() + by) / 1000) * 1000).toISOString()

/** A draft of the group by its chair; `more` replaces fields of the form. */
async function drafted(more: object = {}) {
  const chair = await host.signIn("chair")
  const { status, body } = await call(chair, "POST", "", { ...form, ...more })
  return { chair, status, body, notice: body.result as unknown as Notice }
}

async function planned(by = hour) {
  const { chair, notice } = await drafted()
  const plan = { version: 1, planned_time: later(chair, by), timezone: "Europe/Oslo" }
  const answer = await call(chair, "POST", `/${notice.id}/plan`, plan)
  return { chair, id: notice.id, plan, answer, notice: answer.body.result as unknown as Notice }
}

const read = async (who: Session, id: string) => (await call(who, "GET", `/${id}`)).body.result as unknown as Notice
/** Moves the clock of the store. */
const pass = (who: Session, by: number) => storeOf(who).clock.fix(storeOf(who).now() + by)
const mailsOf = (who: Session, id: string) => storeOf(who).rows.mail.filter(({ record }) => record === id)

describe("NOTICE-04 sending is planned", () => {
  test("a planned notice keeps its time through changes, and nobody else sees it before", async () => {
    const { chair, id, plan, answer, notice } = await planned()
    expect(answer.status).toBe(200)
    expect(notice).toMatchObject({ status: "planned", timezone: "Europe/Oslo", version: 2, recipient_total: 17 })
    expect([notice.planned_time, notice.hold_until_time].map((time) => Date.parse(time ?? ""))).toEqual(
      [plan.planned_time, plan.planned_time].map((time) => Date.parse(time)),
    )
    expect(notice.actions).toEqual(["update", "recipient.update", "publish", "plan", "recall"])
    const { group_acronym: _fixed, ...changed } = { ...form, subject: "六月互通测试", version: 2 }
    expect((await call(chair, "PUT", `/${id}`, changed)).body.result).toMatchObject({
      status: "planned",
      planned_time: notice.planned_time,
      subject: "六月互通测试",
    })
    const external = { version: 3, external_recipients: ["nils@fjordlight.example"], template_language: "english" }
    expect((await call(chair, "PUT", `/${id}/recipient`, external)).body.result).toMatchObject({ status: "planned" })
    const again = { version: 4, planned_time: later(chair, 2 * hour), timezone: "UTC" }
    expect((await call(chair, "POST", `/${id}/plan`, again)).body.result).toMatchObject({ timezone: "UTC", version: 5 })
    expect((await call(chair, "POST", `/${id}/plan`, again)).body.code).toBe("stale")
    const member = await host.signIn("member", undefined, chair.store)
    expect((await call(member, "GET", `/${id}`)).status).toBe(403)
    const inList = async () => (await call(member, "GET", "?size=200&status=planned")).body.result
    expect(await inList()).toMatchObject({ items: [], counts: { planned: 0 } })
    expect(mailsOf(chair, id)).toEqual([])
  })

  test("when its time comes it goes to those who are recipients then, to each in their language", async () => {
    const { chair, id, notice } = await planned()
    const { rows } = storeOf(chair)
    const group = rows.workgroup.get("group-copt")
    const left = group?.roles.member.find((member) => rows.member.get(member)?.is_disabled === false) ?? ""
    if (group)
      rows.workgroup.put({
        ...group,
        roles: { ...group.roles, member: group.roles.member.filter((one) => one !== left) },
      })
    pass(chair, hour - 1000)
    expect(await read(chair, id)).toMatchObject({ status: "planned", sent_time: null })
    pass(chair, 1000)
    const sending = await read(chair, id)
    expect(sending).toMatchObject({ status: "sending", actions: ["delivery.list"], planned_time: notice.planned_time })
    expect(sending.recipient_total).toBe(notice.recipient_total - 1)
    const recalled = await call(chair, "POST", `/${id}/recall`, { version: 2 })
    expect([recalled.body.code, recalled.body.result]).toEqual(["hold_over", { hold_until_time: notice.planned_time }])
    const mails = mailsOf(chair, id)
    expect(mails).toHaveLength(sending.recipient_total)
    for (const { language, subject, text } of mails) {
      const isEnglish = language === "english"
      expect(subject).toBe(isEnglish ? "Notice: Plug test in May" : "通知：五月互通测试")
      expect(text).toContain(isEnglish ? "Bring your boards." : "请自带测试板。")
      expect(text).not.toContain(isEnglish ? "请自带测试板。" : "Bring your boards.")
    }
    expect(new Set(mails.map(({ language }) => language))).toEqual(new Set(["english", "chinese"]))
    const log = rows.operation_log.filter(({ key }) => key === id).map(({ operation }) => operation)
    expect(log).toEqual(["notice.create", "notice.plan", "system.start"])
    pass(chair, hour)
    const member = await host.signIn("member", undefined, chair.store)
    expect(await read(member, id)).toMatchObject({ status: "sent", subject_english: "Plug test in May" })
    expect(mailsOf(chair, id)).toHaveLength(sending.recipient_total)
  })

  test("it can be recalled, also by a former secretary who may no longer plan, publish or change it", async () => {
    const { chair, id } = await planned()
    const { rows } = storeOf(chair)
    for (const group of rows.workgroup.filter(({ id: one }) => one === "group-copt"))
      rows.workgroup.put({ ...group, roles: { ...group.roles, chair: [] } })
    expect((await read(chair, id)).actions).toEqual(["recall"])
    const { group_acronym: _fixed, ...changed } = { ...form, version: 2 }
    expect((await call(chair, "PUT", `/${id}`, changed)).status).toBe(403)
    expect((await call(chair, "POST", `/${id}/recall`, { version: 2 })).body.result).toMatchObject({
      status: "draft",
      planned_time: null,
      timezone: null,
      hold_until_time: null,
    })
    pass(chair, 2 * hour)
    expect(mailsOf(chair, id)).toEqual([])
  })

  test("published before its time it is held for a minute, and sent once", async () => {
    const { chair, id } = await planned()
    const published = await call(chair, "POST", `/${id}/publish`, { version: 2 })
    expect(published.body.result).toMatchObject({ status: "sending", planned_time: null, timezone: null })
    pass(chair, 90_000)
    await read(chair, id)
    const { length } = mailsOf(chair, id)
    expect(length).toBeGreaterThan(0)
    pass(chair, 2 * hour)
    await read(chair, id)
    expect(mailsOf(chair, id)).toHaveLength(length)
  })

  test("a time before now and an unknown zone are refused at their fields", async () => {
    const { chair, notice } = await drafted()
    const plan = { version: 1, planned_time: later(chair, -1000), timezone: "Europe/Atlantis" }
    const refused = await call(chair, "POST", `/${notice.id}/plan`, plan)
    expect(refused.body.errors).toMatchObject([
      { field: "planned_time", code: "before_now" },
      { field: "timezone", code: "zone_unknown" },
    ])
    expect(await read(chair, notice.id)).toMatchObject({ status: "draft", version: 1 })
    const draft = await call(chair, "POST", `/${notice.id}/plan`, { ...plan, timezone: "UTC", version: 2 })
    expect(draft.status).toBe(400)
  })

  test("it is withdrawn with its group, without a mail", async () => {
    const { chair, id } = await planned()
    const admin = await host.signIn("admin", undefined, chair.store)
    const { result } = (await host.call("GET", "/api/workgroup/COPT", admin.headers)).body
    const body = { version: result?.version, acronym: "COPT" }
    const disbanded = await host.call("POST", "/api/workgroup/COPT/disband", admin.headers, body)
    expect(disbanded.status).toBe(200)
    pass(chair, 2 * hour)
    const withdrawn = { status: "draft", planned_time: null, is_withdrawn_by_disbanding: true }
    expect(await read(admin, id)).toMatchObject(withdrawn)
    expect(mailsOf(chair, id).filter(({ operation }) => operation === "notice.publish")).toEqual([])
  })
})

describe("NOTICE-04 a text in each language", () => {
  test.each(["subject_english", "content_english"])(
    "an English text without %s is refused at that field",
    async (field) => {
      const { status, body } = await drafted({ [field]: null })
      expect(status).toBe(400)
      expect(body.errors).toMatchObject([{ field, code: "required" }])
    },
  )

  test("a notice with one text goes to everybody in that language", async () => {
    const { chair, notice } = await drafted({ subject_english: null, content_english: null })
    expect(notice).toMatchObject({ subject: "五月互通测试", subject_english: null, content_english: null })
    await call(chair, "POST", `/${notice.id}/publish`, { version: 1 })
    pass(chair, 90_000)
    await read(chair, notice.id)
    const subjects = new Set(mailsOf(chair, notice.id).map(({ subject }) => subject))
    expect(subjects).toEqual(new Set(["Notice: 五月互通测试", "通知：五月互通测试"]))
  })

  test("lists and searches find it by both texts", async () => {
    const { chair, notice } = await drafted()
    for (const q of ["互通测试", "Plug test in May"]) {
      const found = (await call(chair, "GET", `?size=200&q=${encodeURIComponent(q)}`)).body.result as {
        items: Notice[]
      }
      expect(found.items.map(({ id }) => id)).toContain(notice.id)
    }
    for (const q of ["自带测试板", "Bring your boards"]) {
      const search = `/api/search?module=notice&q=${encodeURIComponent(q)}`
      const { items } = (await host.call("GET", search, chair.headers)).body.result as {
        items: { record: components["schemas"]["RecordRef"] }[]
      }
      expect(items.map(({ record }) => record)).toMatchObject([{ title: "五月互通测试 / Plug test in May" }])
    }
  })
})
