import { describe, expect, test } from "vitest"
import { orgs, type Reply, type Session } from "./mock-support.ts"
import { codes, people, useMock } from "./use-mock.ts"

const form = {
  name: " 霜原传感 ",
  name_english: "Rime Sensing",
  acronym: "霜原",
  acronym_english: "RIME",
  level_id: "level-aurora-3",
  email_suffix: "Rime-Sensing.example",
  contacts: [{ name: "Aino Rantala", email: "aino@rime-sensing.example" }],
  expiration: "2026-11-19",
  region_code: "FI",
}

const host = useMock()
const { call, signIn, storeOf } = people(host)

type Result = Record<string, unknown> & { id: string; version: number; actions: string[] }
type List = { items: Result[]; total: number; actions: string[]; counts: Record<string, number> }

const resultOf = ({ body }: Reply) => body.result as Result
const listOf = async (who: Session, path: string) => (await call(who, "GET", path)).body.result as unknown as List

describe("ADM-05 entities", () => {
  test("creating trims texts, returns level and region, and is logged; an entity expires after its expiration date", async () => {
    const admin = await signIn("member-admin")
    const answer = await call(admin, "POST", "entity", form)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    const entity = resultOf(answer)
    expect(entity).toMatchObject({
      name: "霜原传感",
      level: { id: "level-aurora-3", name_english: "Regular member" },
      email_suffix: "rime-sensing.example",
      contacts: [{ name: "Aino Rantala", phone: null, email: "aino@rime-sensing.example" }],
      region: { code: "FI", name_english: "Finland" },
      is_expired: true,
      status: "valid",
      member_total: 0,
      version: 1,
      actions: ["update", "disable"],
    })
    const [row] = storeOf(admin).rows.operation_log.filter(({ key }) => key === entity.id)
    expect(row).toMatchObject({ operation: "entity.create", module: "entity", member_id: admin.user_id })
    const lastDay = { ...form, version: 1, expiration: "2026-11-20" }
    expect(resultOf(await call(admin, "PUT", `entity/${entity.id}`, lastDay))).toMatchObject({ is_expired: false })
  })

  test("taken names, an unknown level, an unknown region and too many contacts are refused at their fields", async () => {
    const admin = await signIn("admin")
    const taken = { ...form, name: "海登光电", name_english: "yunli TECH" }
    expect(codes(await call(admin, "POST", "entity", taken))).toEqual([
      400,
      "validation_failed",
      "name not_unique",
      "name_english not_unique",
    ])
    const unknown = { ...form, level_id: "level-harbor-1", region_code: "CN-33" }
    expect(codes(await call(admin, "POST", "entity", unknown))).toEqual([
      400,
      "validation_failed",
      "level_id unknown_reference",
      "region_code unknown_reference",
    ])
    const many = { ...form, contacts: Array(4).fill({ name: "A" }) }
    expect(codes(await call(admin, "POST", "entity", many))).toEqual([400, "validation_failed", "contacts too_many"])
  })

  test("an update may keep its own names, and clears omitted fields; an old version is stale", async () => {
    const admin = await signIn("admin")
    const names = { name: "河湾微系统", name_english: "Riverbend", acronym: "河湾", acronym_english: "RB" }
    const changed = resultOf(await call(admin, "PUT", "entity/entity-aurora-12", { ...names, version: 1 }))
    expect(changed).toMatchObject({ version: 2, level: null, email_suffix: null, contacts: [], expiration: null })
    const late = await call(admin, "PUT", "entity/entity-aurora-12", { ...names, version: 1 })
    expect(codes(late)).toEqual([400, "stale"])
  })

  test("an entity with members cannot be disabled; the refusal contains their number, and the preview is refused, too", async () => {
    const admin = await signIn("member-admin")
    const { rows } = storeOf(admin)
    const people = rows.member.filter(({ entity_id, is_disabled }) => entity_id === "entity-aurora-1" && !is_disabled)
    const refused = await call(admin, "POST", "entity/entity-aurora-1/disable", { version: 1 })
    expect([...codes(refused), refused.body.result]).toEqual([400, "entity_has_members", { total: people.length }])
    const path = "preview?module=entity&action=disable&key="
    expect(codes(await call(admin, "GET", `${path}entity-aurora-1`))).toEqual([400, "entity_has_members"])
    expect(codes(await call(admin, "GET", `${path}entity-aurora-11`))).toEqual([400, "state_refused"])
    expect(codes(await call(admin, "GET", `${path}nobody`))).toEqual([
      400,
      "validation_failed",
      "key unknown_reference",
    ])
    const preview = resultOf(await call(admin, "GET", `${path}entity-aurora-12`))
    expect(preview).toMatchObject({ record: { key: "entity-aurora-12", status: "valid" }, changes: [], warnings: [] })
    for (const person of people) rows.member.put({ ...person, is_disabled: true })
    const done = resultOf(await call(admin, "POST", "entity/entity-aurora-1/disable", { version: 1 }))
    expect(done).toMatchObject({ status: "invalid", version: 2, actions: ["update", "enable"] })
    expect(done.member_total).toBeGreaterThanOrEqual(people.length)
  })

  test("the list is filtered by status, level and search text, and counts both statuses", async () => {
    const admin = await signIn("admin")
    const idsOf = async (query: string) => (await listOf(admin, `entity?${query}`)).items.map(({ id }) => id)
    expect(await idsOf("status=invalid")).toEqual(["entity-aurora-11"])
    expect(await idsOf("q=skerry-test.example")).toEqual(["entity-aurora-8"])
    expect((await listOf(admin, "entity?level_id=level-aurora-1")).total).toBeGreaterThan(1)
    const { counts, total, actions } = await listOf(admin, "entity")
    expect([counts, total, actions]).toEqual([{ valid: 11, invalid: 1 }, 12, ["create", "export"]])
    const last = (await idsOf("sort=expiration")).slice(-1)
    expect(storeOf(admin).rows.entity.get(last[0] ?? "")?.expiration).toBeNull()
  })

  test.each(["member", "chair", "general-secretary", "notice-admin"])(
    "%s cannot read or change entities and member levels",
    async (person) => {
      const who = await signIn(person)
      for (const [method, path, body] of [
        ["GET", "entity", undefined],
        ["GET", "entity/entity-aurora-1", undefined],
        ["POST", "entity", form],
        ["PUT", "entity/entity-aurora-12", { ...form, version: 1 }],
        ["POST", "entity/entity-aurora-12/disable", { version: 1 }],
        ["POST", "entity/entity-aurora-11/enable", { version: 1 }],
        ["GET", "preview?module=entity&action=disable&key=entity-aurora-12", undefined],
        ["GET", "member-level", undefined],
        ["POST", "member-level", { name: "甲", name_english: "A" }],
        ["PUT", "member-level/level-aurora-1", { name: "甲", name_english: "A", version: 1 }],
      ] as const)
        expect(codes(await call(who, method, path, body)), path).toEqual([403, "forbidden"])
      expect(storeOf(who).rows.entity.filter(({ version }) => version > 1)).toEqual([])
    },
  )

  test("entities and levels of another alliance are not found", async () => {
    const harbor = await signIn("admin", undefined, orgs.harbor)
    expect((await call(harbor, "GET", "entity/entity-aurora-1")).status).toBe(404)
    expect((await call(harbor, "POST", "entity/entity-aurora-12/disable", { version: 1 })).status).toBe(404)
    const level = { name: "甲", name_english: "A", version: 1 }
    expect((await call(harbor, "PUT", "member-level/level-aurora-1", level)).status).toBe(404)
  })
})

describe("ADM-05 member levels", () => {
  test("are added and renamed, also in entities; taken names and old versions are refused", async () => {
    const admin = await signIn("member-admin")
    const honorary = { name: "荣誉会员", name_english: "Honorary member" }
    expect(resultOf(await call(admin, "POST", "member-level", honorary))).toMatchObject({ entity_total: 0, version: 1 })
    const again = await call(admin, "POST", "member-level", { ...honorary, name: "名誉会员" })
    expect(codes(again)).toEqual([400, "validation_failed", "name_english not_unique"])
    const renamed = { name: "理事单位", name_english: "Council member", version: 1 }
    expect(resultOf(await call(admin, "PUT", "member-level/level-aurora-1", renamed))).toMatchObject({ version: 2 })
    expect(codes(await call(admin, "PUT", "member-level/level-aurora-1", renamed))).toEqual([400, "stale"])
    const { items } = await listOf(admin, "member-level?sort=name_english")
    expect(items.map(({ name }) => name)).toEqual(["理事单位", "荣誉会员", "观察员", "普通会员", "高级会员"])
    expect(resultOf(await call(admin, "GET", "entity/entity-aurora-1")).level).toMatchObject({ name: "理事单位" })
    const log = storeOf(admin).rows.operation_log.filter(({ module }) => module === "member_level")
    expect(log.map(({ operation, memo }) => [operation, memo])).toEqual([
      ["member-level.create", "荣誉会员 Honorary member"],
      ["member-level.update", "name: 理事会员 -> 理事单位"],
    ])
  })
})
