import { describe, expect, test } from "vitest"
import type { Reply, Session } from "./mock-support.ts"
import { people, useMock } from "./use-mock.ts"

const host = useMock()
const { call, signIn } = people(host)

type Feed = { id: string; feed_key: string; last_read_time: string | null }
type Content = { items: { module: string; key: string; status: string; group: { acronym: string } | null }[] }

const resultOf = <Value>({ body }: Reply) => body.result as unknown as Value

async function make(who: Session, body: object = {}): Promise<Feed> {
  const answer = await call(who, "POST", "calendar/feed", body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return resultOf<Feed>(answer)
}

/** Reads the feed without a session, as a calendar program does. */
const read = ({ store }: Session, key: string, alliance = "alliance-aurora") =>
  host.call("GET", `/api/calendar/feed-content/${key}`, { "alliance-id": alliance, "x-mock-store": store })

describe("CAL-03 calendar feeds", () => {
  test("a personal feed contains the owner's events, also cancelled ones; the time of the last read is stored", async () => {
    const member = await signIn("member")
    const feed = await make(member)
    expect(feed.feed_key).toMatch(/^[\w-]{43}$/)
    const answer = await read(member, feed.feed_key)
    const { items } = resultOf<Content>(answer)
    expect(items.map(({ status }) => status)).toContain("cancelled")
    expect(
      items
        .filter(({ module }) => module === "schedule")
        .map(({ key }) => key)
        .sort(),
    ).toEqual(["schedule-aurora-1", "schedule-aurora-2"])
    const { items: feeds } = resultOf<{ items: Feed[] }>(await call(member, "GET", "calendar/feed"))
    const listed = feeds.find(({ id }) => id === feed.id)
    expect(listed?.feed_key).toBeNull()
    expect(listed?.last_read_time).not.toBeNull()
  })

  test("a feed of a group contains only this group, a feed of a record only this record", async () => {
    const chair = await signIn("chair")
    const group = await make(chair, { group_acronym: "COPT" })
    const { items } = resultOf<Content>(await read(chair, group.feed_key))
    expect(new Set(items.map((item) => item.group?.acronym))).toEqual(new Set(["COPT"]))
    const record = await make(chair, { record: { module: "meeting", key: "meeting-aurora-4" } })
    const one = resultOf<Content>(await read(chair, record.feed_key)).items
    expect(one.map(({ key, status }) => [key, status])).toEqual([["meeting-aurora-4", "cancelled"]])
  })

  test("the list of feeds says what each is of: the person, a group or a record", async () => {
    const chair = await signIn("chair")
    await make(chair)
    await make(chair, { group_acronym: "COPT" })
    await make(chair, { record: { module: "meeting", key: "meeting-aurora-6" } })
    const { items } = resultOf<{ items: { scope: string; group: { acronym: string } | null }[] }>(
      await call(chair, "GET", "calendar/feed"),
    )
    const own = items.filter(({ group }) => group === null || group.acronym === "COPT")
    expect(new Set(own.map(({ scope, group }) => `${scope} ${group?.acronym ?? "-"}`))).toEqual(
      new Set(["person -", "group COPT", "record -"]),
    )
  })

  test("a new feed of a group replaces the earlier one; other feeds stay valid", async () => {
    const chair = await signIn("chair")
    const [own, first] = [await make(chair), await make(chair, { group_acronym: "COPT" })]
    const second = await make(chair, { group_acronym: "COPT" })
    const statuses = await Promise.all(
      [own, first, second].map(async (feed) => (await read(chair, feed.feed_key)).status),
    )
    expect(statuses).toEqual([200, 404, 200])
  })

  test("only the owner can revoke a feed; a revoked feed returns 404", async () => {
    const chair = await signIn("chair")
    const other = await signIn("member", chair)
    const feed = await make(chair)
    expect((await call(other, "DELETE", `calendar/feed/${feed.id}`)).status).toBe(404)
    expect((await read(chair, feed.feed_key)).status).toBe(200)
    expect((await call(chair, "DELETE", `calendar/feed/${feed.id}`)).status).toBe(200)
    expect((await read(chair, feed.feed_key)).status).toBe(404)
    expect((await call(chair, "DELETE", `calendar/feed/${feed.id}`)).status).toBe(404)
  })

  test("ROLE-07 a feed of a restricted group is refused to outsiders, and ends when its owner leaves the group", async () => {
    const member = await signIn("member")
    expect((await call(member, "POST", "calendar/feed", { group_acronym: "STEER" })).body.code).toBe("restricted_group")
    const hidden = { record: { module: "meeting", key: "meeting-aurora-33" } }
    expect((await call(member, "POST", "calendar/feed", hidden)).body.errors?.[0]).toMatchObject({
      field: "record.key",
      code: "unknown_reference",
    })
    const insider = await signIn("restricted-member")
    const feed = await make(insider, { group_acronym: "STEER" })
    expect((await read(insider, feed.feed_key)).status).toBe(200)
    const { workgroup } = host.mock.stores.get(insider.store).rows
    const group = workgroup.find(
      ({ acronym, alliance_id }) => acronym === "STEER" && alliance_id === insider.alliance_id,
    )
    if (!group) throw new Error("the seed has no STEER")
    const without = (ids: readonly string[]) => ids.filter((id) => id !== insider.user_id)
    workgroup.put({ ...group, roles: { ...group.roles, member: without(group.roles.member) } })
    expect((await read(insider, feed.feed_key)).status).toBe(404)
  })

  test("TEN-05 a feed returns 404 in another alliance, and when its owner is disabled", async () => {
    const member = await signIn("member")
    const feed = await make(member)
    expect((await read(member, feed.feed_key, "alliance-harbor")).status).toBe(404)
    const rows = host.mock.stores.get(member.store).rows.member
    const row = rows.get(member.user_id)
    if (row) rows.put({ ...row, is_disabled: true })
    expect((await read(member, feed.feed_key)).status).toBe(404)
  })

  test("the key is stored neither in the rows of feeds nor in the log", async () => {
    const member = await signIn("member")
    const { feed_key } = await make(member)
    const { calendar_feed, operation_log } = host.mock.stores.get(member.store).rows
    expect(JSON.stringify([calendar_feed.all(), operation_log.all()])).not.toContain(feed_key)
  })
})
