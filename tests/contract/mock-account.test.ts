import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { problems, operations } from "./mock-contract.ts"
import type { Reply, Session } from "./mock-support.ts"
import { people, useMock } from "./use-mock.ts"

type Schemas = components["schemas"]

const host = useMock()
const { signIn } = people(host)

const ask = ({ headers }: Session, method: string, path: string, body?: object) =>
  host.call(method, `/api${path}`, headers, body)

function resultOf<Value>(operationId: string, { status, body }: Reply): Value {
  expect(status, JSON.stringify(body)).toBe(200)
  const operation = operations.find((one) => one.operationId === operationId)
  if (operation) expect(problems(operation, 200, "application/json", body)).toEqual([])
  return body.result as Value
}

const faultsOf = ({ body }: Reply) => body.errors?.map(({ field, code }) => `${field} ${code}`)

describe("profile (ACC-01)", () => {
  const read = async (who: Session) => resultOf<Schemas["Profile"]>("profile.get", await ask(who, "GET", "/profile"))
  const least = { timezone: "Europe/Oslo", language: "english" }

  test("has no country and no phone number at first; an update is trimmed, stored and logged", async () => {
    const who = await signIn("member")
    const before = await read(who)
    expect(before).toMatchObject({ version: 1, country: null, mobile1: null, timezone: "Europe/Oslo" })
    const said = {
      version: 1,
      salutation: "male",
      first_name: "Jonas",
      job_title: "  Engineer 工程师 ",
      country_code: "NO",
      province_code: "NO-46",
      city_code: "NO-4601",
      mobile1: "+47 412 34 567",
      timezone: "America/St_Johns",
      language: "chinese",
    }
    const answer = await ask(who, "PUT", "/profile", said)
    const after = resultOf<Schemas["Profile"]>("profile.update", answer)
    expect(after).toMatchObject({ version: 2, job_title: "Engineer 工程师", timezone: "America/St_Johns" })
    expect([after.country?.code, after.province?.code, after.city?.name_english]).toEqual(["NO", "NO-46", "Bergen"])
    expect(await read(who)).toEqual(after)
    const log = host.mock.stores
      .get(who.store)
      .rows.operation_log.find(({ operation }) => operation === "profile.update")
    expect(log).toMatchObject({ module: "profile", member_id: who.user_id })
    expect(log?.memo).toContain("timezone: Europe/Oslo -> America/St_Johns")
  })

  test("an update of the language changes the language of the member", async () => {
    const who = await signIn("member")
    resultOf("profile.update", await ask(who, "PUT", "/profile", { ...least, version: 1, language: "chinese" }))
    expect(host.mock.stores.get(who.store).rows.member.get(who.user_id)?.language).toBe("chinese")
  })

  test.each([
    ["a province without its country", { province_code: "NO-46" }, "province_code unknown_reference"],
    [
      "a province of another country",
      { country_code: "CN", province_code: "NO-46" },
      "province_code unknown_reference",
    ],
    ["an unknown country", { country_code: "XX" }, "country_code unknown_reference"],
    ["a city without its province", { country_code: "CN", city_code: "CN-3301" }, "city_code unknown_reference"],
    ["an unknown timezone", { timezone: "Mars/Olympus" }, "timezone zone_unknown"],
    ["an invalid phone number", { mobile1: "12-ab" }, "mobile1 phone_format"],
    ["a fax number that is too short", { fax: "1234" }, "fax phone_format"],
    ["an unsupported language", { language: "klingon" }, "language value_unknown"],
  ])("%s is refused at its field", async (_title, change, fault) => {
    const who = await signIn("member")
    expect(faultsOf(await ask(who, "PUT", "/profile", { ...least, version: 1, ...change }))).toEqual([fault])
    expect((await read(who)).version).toBe(1)
  })

  test("a second update of the same version is refused as stale, with the current version", async () => {
    const who = await signIn("member")
    await ask(who, "PUT", "/profile", { ...least, version: 1, job_title: "First" })
    const { status, body } = await ask(who, "PUT", "/profile", { ...least, version: 1, job_title: "Second" })
    expect([status, body.code, body.result?.version]).toEqual([400, "stale", 2])
    expect((await read(who)).job_title).toBe("First")
  })
})

describe("subscriptions (ACC-03)", () => {
  const read = async (who: Session) =>
    resultOf<Schemas["Subscription"]>("subscription.get", await ask(who, "GET", "/subscription"))
  const change = (who: Session, body: object) => ask(who, "PUT", "/subscription", body)

  test("all switches of the alliance are on by default; only own active groups are listed", async () => {
    const { alliance, groups, version } = await read(await signIn("member"))
    expect(Object.values(alliance).every(Boolean)).toBe(true)
    expect(groups.map(({ group }) => group.acronym)).toContain("COPT")
    expect(groups.filter(({ group }) => group.status === "disband" || group.acronym === "STEER")).toEqual([])
    expect(version).toBe(1)
    expect((await read(await signIn("lone-member"))).groups).toEqual([])
  })

  test("a switch of a group changes the recipients of this kind of mail for the group, not of other kinds", async () => {
    const who = await signIn("member")
    const { alliance, groups } = await read(who)
    const copt = groups.find(({ group }) => group.acronym === "COPT")
    const switches = { ...copt?.switches, meeting: false }
    const changed = { version: 1, alliance, groups: [{ group_acronym: "COPT", switches }] }
    const after = resultOf<Schemas["Subscription"]>("subscription.update", await change(who, changed))
    expect(after.version).toBe(2)
    expect(after.groups.filter((one) => !one.switches.meeting).map(({ group }) => group.acronym)).toEqual(["COPT"])

    const admin = await host.signIn("admin", undefined, who.store)
    const recipients = async (id: string, action: string) => {
      const { body } = await ask(admin, "GET", `/preview?module=meeting&action=${action}&key=${id}`)
      const { members } = (body.result as Schemas["Preview"]).recipients
      return members.some(({ id: member }) => member === who.user_id)
    }
    expect(await recipients("meeting-aurora-6", "cancel")).toBe(false)
    expect(await recipients("meeting-aurora-6", "remind")).toBe(true)
  })

  test("a member who has switched meeting mails off gets none", async () => {
    const who = await signIn("member")
    const { alliance, groups } = await read(who)
    const quiet = groups.map(({ group, switches }) => ({
      group_acronym: group.acronym,
      switches: { ...switches, meeting: false },
    }))
    await change(who, { version: 1, alliance: { ...alliance, meeting: false }, groups: quiet })
    const admin = await host.signIn("admin", undefined, who.store)
    const { body } = await ask(admin, "GET", "/meeting/meeting-aurora-6")
    const { version } = body.result as { version: number }
    expect((await ask(admin, "POST", "/meeting/meeting-aurora-6/cancel", { version })).status).toBe(200)
    const mails = host.mock.stores.get(who.store).rows.mail.filter(({ record }) => record === "meeting-aurora-6")
    expect(mails.length).toBeGreaterThan(0)
    expect(mails.filter(({ member_id }) => member_id === who.user_id)).toEqual([])
  })

  test("a group of other people and an old version are refused", async () => {
    const who = await signIn("lone-member")
    const { alliance } = await read(who)
    const foreign = { version: 1, alliance, groups: [{ group_acronym: "COPT", switches: alliance }] }
    expect(faultsOf(await change(who, foreign))).toEqual(["groups.0.group_acronym unknown_reference"])
    await change(who, { version: 1, alliance, groups: [] })
    expect((await change(who, { version: 1, alliance, groups: [] })).body.code).toBe("stale")
  })
})
