import { readFileSync } from "node:fs"
import { setTimeout as wait } from "node:timers/promises"
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest"
import { recordKinds } from "#mock/engine/registry.ts"
import { asPerson, resultOf, type ApiAnswer, type AsPerson, type Method } from "#tests/support/as-person.ts"
import { openWindow, type LiveWindow } from "#tests/support/live/window.ts"
import { newStore } from "#tests/support/mock.ts"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"
import { Visitor } from "#tests/support/visitor.ts"

const root = new URL("../..", import.meta.url).pathname
/** Milliseconds within which a window is told (LIVE-01). */
const limit = 5_000
const idOf = (person: string) => `member-aurora-${person}`

let own: TestPortal
beforeAll(async () => void (own = await sharedPortal()))

const windows: LiveWindow[] = []
afterEach(() => {
  for (const window of windows.splice(0)) window.close()
})

type Scene = { ask: AsPerson; store: string; visitor(person: string): Promise<Visitor> }

async function scene(): Promise<Scene> {
  const store = newStore()
  const visitor = async (person: string) => {
    const one = new Visitor({ portal: own.portal, mock: own.mockOrigin }, store)
    await one.signIn(person)
    return one
  }
  return { ask: asPerson(own, store), store, visitor }
}

/** How somebody loses the records of a group: the group, who it is, and what an administrator does. */
type Loss = { name: string; acronym: string; person: string; lose: (scene: Scene) => Promise<ApiAnswer> }

const versionOf = async ({ ask }: Scene, path: string) =>
  resultOf<Record<string, unknown>>(await ask("admin", "GET", path))

const losses: Loss[] = [
  {
    name: "is removed from a restricted group",
    acronym: "STEER",
    person: "restricted-member",
    lose: ({ ask }) => ask("admin", "DELETE", `/workgroup/STEER/role/member/member/${idOf("restricted-member")}`),
  },
  {
    name: "is in no group when a group becomes restricted",
    acronym: "COPT",
    person: "lone-member",
    async lose(scene) {
      const { version, name, name_english } = await versionOf(scene, "/workgroup/COPT")
      const description = { format: "markdown", text: "Closed" }
      return scene.ask("admin", "PUT", "/workgroup/COPT", {
        version,
        name,
        name_english,
        type: "restricted",
        description,
      })
    },
  },
  {
    name: "has an account that is disabled",
    acronym: "STEER",
    person: "restricted-member",
    async lose(scene) {
      const { version } = await versionOf(scene, `/member/${idOf("restricted-member")}`)
      return scene.ask("admin", "POST", `/member/${idOf("restricted-member")}/disable`, { version, reason: "Left" })
    },
  },
]

type GroupRow = { id: string; draft_code?: string; group_id?: string | null; alliance_id: string }

/** The records of a group of every registered kind. */
function recordsOf(acronym: string, store: string) {
  const { rows } = own.mock.stores.get(store)
  const alliance = rows.member.get(idOf("admin"))?.alliance_id
  const [group] = rows.workgroup.filter((one) => one.acronym === acronym && one.alliance_id === alliance)
  return recordKinds().flatMap(([module]) => {
    const table = (rows as unknown as Record<string, { all(): GroupRow[] } | undefined>)[module]
    const own = (table?.all() ?? []).filter(({ group_id }) => group_id !== undefined && group_id === group?.id)
    return own.map(({ id, draft_code: key = id, alliance_id }) => ({ module, key, alliance_id }))
  })
}

/** Something of each record changes. */
function changeAll(records: ReturnType<typeof recordsOf>, store: string): void {
  const { journal } = own.mock.stores.get(store)
  for (const record of records) journal.note(record)
  journal.wake()
}

type GroupRecord = ReturnType<typeof recordsOf>[number]
const nameOf = ({ module, key }: GroupRecord) => `${module} ${key}`

/** The names of the records whose `get` refuses a person: not a ballot whose voter they are, nor their own request to join. */
async function closedAmong(ask: AsPerson, person: string, acronym: string, records: readonly GroupRecord[]) {
  const closed: string[] = []
  for (const record of records) {
    const folder = record.module === "workgroup_join_request" ? `workgroup/${acronym}/join-request` : record.module
    const { status } = await ask(person, "GET", `/${folder.replaceAll("_", "-")}/${record.key}`)
    if (status !== 200) closed.push(nameOf(record))
  }
  return closed
}

const namesOf = (window: LiveWindow) => new Set(window.told.flatMap(({ changes }) => changes))

describe.each(losses)("LIVE-01 somebody who $name", ({ acronym, person, lose }) => {
  test("is told of none of its records any more: not on an open stream, not with the old cursor, not by polling", async () => {
    const present = await scene()
    const { ask, store } = present
    const records = recordsOf(acronym, store)
    expect(new Set(records.map(({ module }) => module)).size).toBeGreaterThan(3)
    const [lost, stays] = [await present.visitor(person), await present.visitor("admin")]
    const open = (visitor: Visitor, path?: string) => windows[windows.push(openWindow(visitor, path)) - 1] as LiveWindow
    const [window, control] = [open(lost), open(stays)]
    await vi.waitFor(() => expect([window.told.length, control.told.length]).toEqual([1, 1]), { timeout: limit })
    const since = new Date().toISOString()
    const { cursor } = resultOf<{ cursor: string }>(await ask(person, "GET", "/changes"))
    changeAll(records, store)
    await vi.waitFor(() => expect(namesOf(window).size).toBeGreaterThan(3), { timeout: limit })
    const id = window.told[0]?.id ?? ""

    expect((await lose(present)).status).toBeLessThan(300)
    const told = [window.told.length, control.told.length]
    changeAll(records, store)
    await vi.waitFor(() => expect(control.told.length).toBeGreaterThan(told[1] ?? 0), { timeout: limit })
    await wait(3_000)
    const late = open(lost, `/a/aurora/changes?cursor=${id}`)
    const bySince = open(lost, `/a/aurora/changes?since=${since}`)
    await wait(3_000)
    const after = [...window.told.slice(told[0]), ...late.told, ...bySince.told].flatMap(({ changes }) => changes)
    const closed = await closedAmong(ask, person, acronym, records)
    expect(closed.length).toBeGreaterThan(records.length / 2)
    expect(after.filter((name) => closed.includes(name))).toEqual([])
    for (const query of [`cursor=${cursor}`, `since=${since}`]) {
      const { status, text } = await ask(person, "GET", `/changes?${query}`)
      expect([200, 401]).toContain(status)
      expect(records.filter((record) => closed.includes(nameOf(record)) && text.includes(`"${record.key}"`))).toEqual(
        [],
      )
    }
    const again = resultOf<{ changes: { key: string }[] }>(await ask("admin", "GET", `/changes?since=${since}`))
    expect(again.changes.length, "the changes are there, for those who may read them").toBeGreaterThan(3)
  })
})

test("LIVE-01 the windows of somebody whose account is disabled end, and no new one stays open", async () => {
  const present = await scene()
  const visitor = await present.visitor("restricted-member")
  const window = windows[windows.push(openWindow(visitor)) - 1]
  await vi.waitFor(() => expect(window?.told).toHaveLength(1), { timeout: limit })
  await losses[2]?.lose(present)
  await vi.waitFor(() => expect([window?.off, window?.isOpen]).toEqual([0, false]), { timeout: limit })
  const again = windows[windows.push(openWindow(visitor)) - 1]
  await vi.waitFor(() => expect([again?.streams.length, again?.isOpen]).toEqual([1, false]), { timeout: limit })
  expect(again?.told).toEqual([])
})

type Contract = { paths: Record<string, Record<string, { operationId?: string }>> }

/** The operations on threads, with the ids that they need. */
function threadCalls(on: { module: string; key: string }, thread: string, comment: string) {
  const { paths } = JSON.parse(readFileSync(`${root}openapi/generated/openapi.json`, "utf8")) as Contract
  const text = { content: { format: "markdown", text: "Hello" }, mention_ids: [] }
  const bodies: Record<string, object> = {
    "thread.create": { ...on, ...text },
    "thread.follow": { ...on, is_following: true },
    "thread.comment.create": text,
    "thread.comment.update": { version: 1, ...text },
    "thread.comment.delete": { version: 1 },
    "thread.resolve": { version: 1 },
    "thread.reopen": { version: 1 },
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId = "" }]) => {
      if (!operationId.startsWith("thread.")) return []
      const address = path.replace("{id}", thread).replace("{comment_id}", comment)
      const query = operationId === "thread.list" ? `?${new URLSearchParams(on)}` : ""
      return [{ operationId, method: method.toUpperCase() as Method, path: address + query, body: bodies[operationId] }]
    }),
  )
}

describe.each(losses)(
  "DISC-01 somebody who was mentioned, follows the record and $name",
  ({ acronym, person, lose }) => {
    test("gets no mail and no notification any more, and every operation on its threads refuses", async () => {
      const present = await scene()
      const { ask, store } = present
      const { rows } = own.mock.stores.get(store)
      const on = { module: "task", key: acronym === "STEER" ? "task-aurora-6" : "task-aurora-7" }
      const text = (words: string, mention_ids: string[] = []) => ({
        content: { format: "markdown", text: words },
        mention_ids,
      })
      const sent = () =>
        [
          ...rows.mail.filter(({ member_id }) => member_id === idOf(person)),
          ...rows.inbox.where("member_id", idOf(person)),
        ].length
      type Thread = { id: string; comments: { id: string }[] }
      const begin = async (mention_ids: string[] = []) =>
        resultOf<Thread>(await ask("admin", "POST", "/thread", { ...on, ...text("Look", mention_ids) }))
      resultOf(await ask(person, "PUT", "/thread/following", { ...on, is_following: true }))
      const first = sent()
      const thread = await begin([idOf(person)])
      expect(sent() - first, "told while they may read it").toBeGreaterThan(0)
      const comments = `/thread/${thread.id}/comment`
      const comment = resultOf<{ id: string }>(await ask(person, "POST", comments, text("I was here")))

      expect((await lose(present)).status).toBeLessThan(300)
      const before = sent()
      await begin()
      resultOf(await ask("admin", "POST", comments, text("More")))
      resultOf(await ask("admin", "POST", `/thread/${thread.id}/resolve`, { version: 1 }))
      resultOf(await ask("admin", "POST", `/thread/${thread.id}/reopen`, { version: 2 }))
      expect(sent() - before, "told afterwards").toBe(0)
      const named = await ask("admin", "POST", comments, text("You?", [idOf(person)]))
      expect([named.status, named.text.includes("unknown_reference")]).toEqual([400, true])

      const calls = threadCalls(on, thread.id, comment.id)
      expect(calls.length).toBeGreaterThanOrEqual(9)
      for (const { operationId, method, path, body } of calls) {
        const { status, text: answer } = await ask(person, method, path, body)
        expect([operationId, [401, 403].includes(status), status], answer).toEqual([operationId, true, status])
        expect(answer).not.toContain("Look")
      }
      const inbox = await ask(person, "GET", "/inbox?size=200")
      if (inbox.status === 200)
        for (const { record } of resultOf<{ items: { record: { key: string } | null }[] }>(inbox).items)
          expect(record?.key).not.toBe(on.key)
    })
  },
)
