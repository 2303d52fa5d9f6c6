import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { operations, problems } from "./mock-contract.ts"
import { orgs, type Reply, type Session } from "./mock-support.ts"
import { people, useMock } from "./use-mock.ts"

const host = useMock()
const { signIn, storeOf } = people(host)

type Package = {
  id: string
  actions: string[]
  subject: string
  status: string
  size: number | null
  expiry_time: string | null
  progress_percent: number | null
}

type Meeting = components["schemas"]["Meeting"]

const meetings = { module: "meeting", format: "csv", language: "english" }
const create = (who: Session, body: object = meetings) => host.call("POST", "/api/export-package", who.headers, body)
const advance = (who: Session, duration: string) => host.control(who.store, "POST", "clock", { advance: duration })

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("the seed has none")
  return value
}

function packageOf({ status, body }: Reply): Package {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body.result as Package
}

async function read(who: Session, id: string): Promise<Package | undefined> {
  const { body } = await host.call("GET", "/api/export-package?size=200", who.headers)
  return (body.result?.items as Package[]).find((one) => one.id === id)
}

async function act(who: Session, method: string, id: string, rest = ""): Promise<[number, string | undefined]> {
  const { status, body } = await host.call(method, `/api/export-package/${id}${rest}`, who.headers)
  return [status, body.code]
}

/** Downloads the file as bytes. */
async function download(who: Session, id: string): Promise<{ name: string; bytes: Buffer }> {
  const answer = await fetch(`${host.origin}/api/export-package/${id}/file`, { headers: who.headers })
  expect(answer.status).toBe(200)
  const name = answer.headers.get("content-disposition")?.split("UTF-8''")[1] ?? ""
  return { name: decodeURIComponent(name), bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe("an export package (openapi/states/export-package.yaml)", () => {
  test("DL-04 it is packing, then complete, expires after a day, and can be repeated and deleted", async () => {
    const member = await signIn("member")
    const made = packageOf(await create(member))
    expect(made).toMatchObject({ status: "packing", actions: [], size: null, expiry_time: null, progress_percent: 0 })
    expect(await act(member, "GET", made.id, "/file")).toEqual([400, "package_not_ready"])
    expect(await act(member, "DELETE", made.id)).toEqual([400, "state_refused"])
    expect(await act(member, "POST", made.id, "/repeat")).toEqual([400, "state_refused"])

    await advance(member, "PT5S")
    expect((await read(member, made.id))?.progress_percent).toBe(50)
    await advance(member, "PT5S")
    const complete = await read(member, made.id)
    expect(complete).toMatchObject({ status: "complete", actions: ["download", "delete"], progress_percent: null })
    expect(complete?.expiry_time).toBe("2026-11-21T07:30:10Z")
    expect((await download(member, made.id)).bytes.length).toBe(complete?.size)
    expect(await act(member, "POST", made.id, "/repeat")).toEqual([400, "state_refused"])

    await advance(member, "P1D")
    expect(await read(member, made.id)).toMatchObject({ status: "expired", actions: ["repeat", "delete"] })
    expect(await act(member, "GET", made.id, "/file")).toEqual([400, "package_expired"])
    const again = packageOf(await host.call("POST", `/api/export-package/${made.id}/repeat`, member.headers))
    expect(again).toMatchObject({ status: "packing", subject: made.subject })
    expect(again.id).not.toBe(made.id)
    expect(await act(member, "DELETE", made.id)).toEqual([200, undefined])
    expect(await read(member, made.id)).toBeUndefined()
  })

  test("a failed package has no file and can be repeated", async () => {
    const { store, headers } = await signIn("member")
    const rows = host.mock.stores.get(store).rows.export_package
    const failed = rows.find(({ id }) => id === "export-package-aurora-member-3")
    expect(failed?.is_failed).toBe(true)
    const member = { store, headers } as Session
    expect(await read(member, failed?.id ?? "")).toMatchObject({ status: "failed", size: null, expiry_time: null })
    expect(await act(member, "GET", failed?.id ?? "", "/file")).toEqual([400, "package_not_ready"])
    expect(await act(member, "POST", failed?.id ?? "", "/repeat")).toEqual([200, undefined])
  })

  test("the same request returns the package that is still packing; another request creates a new one", async () => {
    const member = await signIn("member")
    const first = packageOf(await create(member))
    expect(packageOf(await create(member)).id).toBe(first.id)
    expect(packageOf(await create(member, { ...meetings, language: "chinese" })).id).not.toBe(first.id)
    await advance(member, "PT10S")
    expect(packageOf(await create(member)).id).not.toBe(first.id)
  })

  test("creating, downloading and deleting are logged", async () => {
    const member = await signIn("member")
    const { id } = packageOf(await create(member))
    await advance(member, "PT10S")
    await download(member, id)
    await act(member, "DELETE", id)
    const log = host.mock.stores.get(member.store).rows.operation_log.filter(({ key }) => key === id)
    const verbs = ["create", "download", "delete"].map((verb) => `export-package.${verb}`)
    expect(log.map(({ operation }) => operation)).toEqual(verbs)
  })

  test("packages of other people are not listed and return 404", async () => {
    const member = await signIn("member")
    const admin = await host.signIn("admin", orgs.aurora, member.store)
    const { id } = packageOf(await create(member))
    await advance(member, "PT10S")
    expect(await read(admin, id)).toBeUndefined()
    for (const [method, rest] of [
      ["GET", "/file"],
      ["DELETE", ""],
      ["POST", "/repeat"],
    ] as const)
      expect(await act(admin, method, id, rest)).toEqual([404, "not_found"])
  })
})

describe("the content of an export", () => {
  async function exported(person: string, body: object) {
    const who = await signIn(person)
    const { id } = packageOf(await create(who, body))
    await advance(who, "PT10S")
    return { who, ...(await download(who, id)) }
  }

  async function readMeeting(who: Session, id: string) {
    const { body } = await host.call("GET", `/api/meeting/${id}`, who.headers)
    return body.result as Meeting
  }

  test("has the filtered rows of the list in the requested language", async () => {
    const query = "group_acronym=COPT&status=ended&size=10&sort=subject"
    const { who, name, bytes } = await exported("member", { ...meetings, language: "chinese", query })
    const { body } = await host.call("GET", `/api/meeting?group_acronym=COPT&status=ended`, who.headers)
    const lines = bytes.toString().trimEnd().split("\r\n")
    expect(name).toBe("会议.csv")
    expect(lines[0]).toContain("编号")
    expect(lines.length - 1).toBe(body.result?.total)
    expect(lines.slice(1).every((line) => line.includes("COPT") && line.includes("ended"))).toBe(true)
  })

  test("has no records that the person may not read", async () => {
    const { bytes } = await exported("lone-member", meetings)
    const { bytes: all } = await exported("restricted-member", meetings)
    expect(bytes.toString()).not.toContain("STEER")
    expect(all.toString()).toContain("STEER")
  })

  test("has the files of a meeting", async () => {
    const { name, bytes } = await exported("member", { ...meetings, key: "meeting-aurora-11", format: "zip" })
    expect(name.endsWith(".zip")).toBe(true)
    expect(bytes.readUInt32LE(0)).toBe(0x04034b50)
    expect(bytes.readUInt32LE(bytes.length - 22)).toBe(0x06054b50)
    expect(bytes.readUInt16LE(bytes.length - 12)).toBe(2)
    expect(bytes.includes("议程.txt")).toBe(true)
  })

  test("MEET-09 has the topics of a meeting, their files and the attendees", async () => {
    const member = await signIn("member")
    const list = await host.call("GET", "/api/meeting?size=200", member.headers)
    const ids = (list.body.result?.items as { id: string }[]).map(({ id }) => id)
    const records = await Promise.all(ids.map((id) => readMeeting(member, id)))
    const past = found(records.find(({ topics, attendees }) => topics.length > 0 && attendees.length > 0))
    const [topic, attendee] = [found(past.topics[0]), found(past.attendees[0])]
    const { rows } = storeOf(member)
    const file = found(rows.file.find(({ name }) => name === "Budget.txt"))
    rows.meeting_topic.put({ ...found(rows.meeting_topic.get(topic.id)), attachment_ids: [file.id] })

    const body = { ...meetings, key: past.id, format: "zip", language: "chinese" }
    const { id } = packageOf(await create(member, body))
    await advance(member, "PT10S")
    const text = (await download(member, id)).bytes.toString()
    expect(text).toContain("议题.csv\ufeffid,主题,说明")
    expect(text).toContain(`${topic.id},${topic.subject}`)
    expect(text).toContain("出席情况.csv\ufeff名称,单位")
    expect(text).toContain(`\r\n${attendee.name},`)
    expect(text).toContain("Budget.txt")
  })

  test("MEET-15 has the recorded decisions of a meeting, but not one that was withdrawn", async () => {
    const member = await signIn("member")
    const rows = storeOf(member).rows.decision.filter(({ meeting_id }) => meeting_id === "meeting-aurora-8")
    const isWithdrawn = (is: boolean) => found(rows.find(({ is_withdrawn }) => is_withdrawn === is))
    const body = { ...meetings, key: "meeting-aurora-8", format: "zip", language: "chinese" }
    const { id } = packageOf(await create(member, body))
    await advance(member, "PT10S")
    const text = (await download(member, id)).bytes.toString()
    expect(text).toContain(
      "决议.csv\ufeffid,编号,工作组编号,决议,状态,工作组,会议,议题,投票,作出时间,时区,批准时间,批准人",
    )
    expect(text).toContain(isWithdrawn(false).id)
    expect(text).not.toContain(isWithdrawn(true).id)
  })

  test("MEET-15 has the register of decisions of a group, and none of groups that the person may not see", async () => {
    const register = { module: "decision", format: "csv", language: "english" }
    const { who, name, bytes } = await exported("member", { ...register, query: "group_acronym=COPT" })
    const { body } = await host.call("GET", "/api/decision?group_acronym=COPT", who.headers)
    const lines = bytes.toString().trimEnd().split("\r\n").slice(1)
    expect(name).toBe("Decisions.csv")
    expect([lines.length, body.result?.actions]).toEqual([body.result?.total, ["export"]])
    expect(lines.every((line) => line.includes("COPT"))).toBe(true)
    const all = (await exported("restricted-member", register)).bytes.toString()
    const open = (await exported("lone-member", register)).bytes.toString()
    expect([all.includes("STEER"), open.includes("STEER")]).toEqual([true, false])
  })

  test("has unique names for files with equal names, also next to numbered names and the CSV table", async () => {
    const who = await signIn("member")
    const { file, meeting } = storeOf(who).rows
    const names = ["agenda.pdf", "Agenda.pdf", "agenda (2).pdf", "Meetings.csv"]
    const documentation_ids = names.map((name, at) => file.put({ ...found(file.all()[0]), id: `same-${at}`, name }).id)
    meeting.put({ ...found(meeting.get("meeting-aurora-11")), documentation_ids })
    const { id } = packageOf(await create(who, { ...meetings, key: "meeting-aurora-11", format: "zip" }))
    await advance(who, "PT10S")
    const { bytes } = await download(who, id)
    const directory = bytes.toString("latin1").split("PK\x01\x02").slice(1)
    const inside = directory.map((entry) => entry.slice(42, 42 + entry.charCodeAt(24)).toLowerCase())
    expect(inside).toEqual(expect.arrayContaining(["agenda (2).pdf", "agenda (2) (2).pdf", "meetings (2).csv"]))
    expect(new Set(inside).size).toBe(inside.length)
  })

  test("has a folder with files for each meeting of a list", async () => {
    const { bytes } = await exported("member", { ...meetings, query: "group_acronym=COPT", format: "zip" })
    expect(bytes.includes("Meetings.csv")).toBe(true)
    const folders = new Set([...bytes.toString("latin1").matchAll(/(\d+)\/[^/\0]+\.txt/g)].map(([, number]) => number))
    expect(folders.size).toBeGreaterThan(1)
  })

  test("DL-04 has a folder for each download, with its name and files, except those of restricted groups", async () => {
    const list = { module: "download", format: "zip", language: "english" }
    const { bytes } = await exported("member", list)
    expect(bytes.includes("Specification template/Guide to the headings.txt")).toBe(true)
    expect(bytes.includes("Budget.txt"), "of a restricted group").toBe(false)
    expect((await exported("restricted-member", list)).bytes.includes("Draft budget/Budget.txt")).toBe(true)
  })

  test("ADM-08 has no formulas in a log; officers export only the log of their group, without IP addresses", async () => {
    const admin = await signIn("admin")
    const entity = { name: "=1+1", name_english: "Formula House", acronym: "甲", acronym_english: "A" }
    await host.call("POST", "/api/entity", admin.headers, entity)
    const log = { module: "operation_log", format: "csv", language: "english" }
    const linesOf = async (who: Session, query: string) => {
      const { id } = packageOf(await create(who, { ...log, query }))
      await advance(who, "PT10S")
      return (await download(who, id)).bytes.toString().trimEnd().split("\r\n")
    }
    const [heads = "", ...rows] = await linesOf(admin, "operation=entity.create&operation=entity.update&size=10")
    expect(heads).toContain("user agent")
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(",'=1+1 Formula House,")
    expect(rows[0]).toContain("127.0.0.1")

    const secretary = await host.signIn("secretary", orgs.aurora, admin.store)
    const ofGroup = await linesOf(secretary, "group_acronym=COPT")
    expect(ofGroup.length).toBeGreaterThan(2)
    expect(ofGroup.slice(1).every((line) => line.includes("COPT") && !line.includes("127.0.0.1"))).toBe(true)
    for (const query of ["group_acronym=LINK", "operation=entity.create"]) {
      const refused = await create(secretary, { ...log, query })
      expect([refused.status, refused.body.code]).toEqual([403, "forbidden"])
    }
  })

  test.each(["notice", "proposal", "workgroup"])("has the rows of a list: %s", async (module) => {
    const { bytes } = await exported("admin", { ...meetings, module })
    expect(bytes.toString().split("\r\n").length).toBeGreaterThan(3)
  })
})

describe("permissions and validation of exports", () => {
  test.each([
    ["a kind of record without a list", { ...meetings, module: "phase_duration" }, "module value_unknown"],
    ["an unknown record", { ...meetings, key: "meeting-none" }, "key unknown_reference"],
    ["a record of the other alliance", { ...meetings, key: "meeting-harbor-1" }, "key unknown_reference"],
    ["an unknown group", { ...meetings, query: "group_acronym=NONE" }, "query unknown_reference"],
    ["an invalid time", { ...meetings, query: "from=nonsense" }, "query unknown_reference"],
    ["an unknown status", { ...meetings, query: "status=ended&status=none" }, "query unknown_reference"],
  ])("%s is refused", async (_title, body, expected) => {
    const { status, body: answer } = await create(await signIn("member"), body)
    expect(status).toBe(400)
    expect(answer.errors?.map(({ field, code }) => `${field} ${code}`)).toEqual([expected])
  })

  test("a list or record of a restricted group is refused to outsiders", async () => {
    const outsider = await signIn("lone-member")
    for (const body of [
      { ...meetings, query: "group_acronym=STEER" },
      { ...meetings, key: "meeting-aurora-33" },
    ])
      expect((await create(outsider, body)).body.code).toBe("restricted_group")
  })

  test("a person who can read a meeting can export it", async () => {
    const member = await signIn("lone-member")
    const { body } = await host.call("GET", "/api/meeting/meeting-aurora-1", member.headers)
    expect(body.result?.actions).toContain("export")
  })
})

test("export packages are sorted by size; those without a size come last", async () => {
  const member = await signIn("member")
  packageOf(await create(member))
  const answer = await host.call(
    "GET",
    "/api/export-package?sort=-size&module=meeting&status=packing&status=complete",
    member.headers,
  )
  const operation = operations.find(({ operationId }) => operationId === "export-package.list")
  if (operation) expect(problems(operation, 200, "application/json", answer.body)).toEqual([])
  expect((answer.body.result?.items as Package[]).map(({ size }) => size === null)).toEqual([false, true])
})
