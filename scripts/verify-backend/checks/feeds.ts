import { isDeepStrictEqual } from "node:util"
import { expectDone, expectRefused, Finding, resultOf } from "../client/answers.ts"
import { unique } from "../subjects/bodies.ts"
import { newFeed } from "../subjects/calendar-feed.ts"
import { validCall } from "../subjects/calls.ts"
import { newMeeting } from "../subjects/meeting.ts"
import { create, sendAs, type Verification } from "../subjects/subject.ts"

type Feed = { scope: string; group: { acronym: string } | null; record: { key: string } | null }

/** Checks calendar feeds (CAL-03): the key gives access without a session, is shown once, and stops working when its feed is deleted. */
export async function checkFeeds(v: Verification): Promise<void> {
  const owner = () => v.people.get("alliance_admin")
  const read = (feed_key: string) => v.target.send("calendar.feed.read", { path: { feed_key } })
  await v.check("calendar.feed.create", "effect", "the earlier address of the same feed ends", async () => {
    const [first, second] = [await newFeed(v), await newFeed(v)]
    expectRefused(await read(first.feed_key), [404])
    expectDone(await read(second.feed_key))
  })
  await v.check(
    "calendar.feed.create",
    "idempotency",
    "a repeated call gives an address that works, the only one",
    async () => {
      const { call: valid } = await validCall(v, "calendar.feed.create")
      const call = { ...valid, key: `verify-backend-${unique()}` }
      const first = String(resultOf(await v.target.send("calendar.feed.create", call)).feed_key)
      const again = String(resultOf(await v.target.send("calendar.feed.create", call)).feed_key)
      expectDone(await read(again))
      if (first !== again) expectRefused(await read(first), [404])
    },
  )
  await v.check("calendar.feed.list", "effect", "no key is shown again, and reading is noted", async () => {
    const { id, feed_key } = await newFeed(v)
    await read(feed_key)
    const exchange = await v.target.send("calendar.feed.list", { as: await owner() })
    const feeds = resultOf(exchange).items as { id: string; feed_key: unknown; last_read_time: unknown }[]
    if (feeds.some((feed) => feed.feed_key !== null)) throw new Finding("a key is listed", exchange)
    if (!feeds.find((feed) => feed.id === id)?.last_read_time) throw new Finding("it was never read", exchange)
  })
  await checkFeedOfRecord(v)
  await v.check("calendar.feed.create", "effect", "it says of what it is a feed", async () => {
    const { call } = await validCall(v, "calendar.feed.create")
    const ofGroup = await v.target.send("calendar.feed.create", call)
    const { path } = await newMeeting(v)
    const record = { module: "meeting", key: path.id }
    const ofRecord = await v.target.send("calendar.feed.create", { ...call, body: { record } })
    await v.target.send("calendar.feed.delete", { as: call.as, path: { id: String(resultOf(ofRecord).id) } })
    for (const [exchange, expected] of [
      [ofGroup, { scope: "group", group: v.fixtures.alliance.group, record: null }],
      [ofRecord, { scope: "record", group: null, record: path.id }],
    ] as const) {
      const { scope, group, record: named } = resultOf(exchange) as Feed
      const shown = { scope, group: group?.acronym ?? null, record: named?.key ?? null }
      if (!isDeepStrictEqual(shown, expected))
        throw new Finding(`it is ${JSON.stringify(shown)} and not ${JSON.stringify(expected)}`, exchange)
    }
  })
  await v.check("calendar.feed.delete", "role", "a feed of somebody else", async () => {
    const { id, feed_key } = await newFeed(v)
    for (const who of ["outsider", "neighbour"] as const)
      expectRefused(await sendAs(v, who, "calendar.feed.delete", { path: { id } }), [404])
    expectDone(await read(feed_key))
  })
  await v.check("calendar.feed.delete", "effect", "a revoked address is not found", async () => {
    const { id, feed_key } = await newFeed(v)
    expectDone(await v.target.send("calendar.feed.delete", { as: await owner(), path: { id } }))
    expectRefused(await read(feed_key), [404])
  })
}

/** A list of feeds is that of its reader, so somebody who is no administrator makes one. */
async function checkFeedOfRecord(v: Verification): Promise<void> {
  await v.check("calendar.feed.list", "reads", "the feed of a record names it, if its owner may read it", async () => {
    const { path } = await newMeeting(v)
    const record = { module: "meeting", key: path.id }
    const { id } = await create(v, "calendar.feed.create", "participant", { body: { record } })
    const exchange = await sendAs(v, "participant", "calendar.feed.list")
    await sendAs(v, "participant", "calendar.feed.delete", { path: { id: String(id) } })
    const feeds = resultOf(exchange).items as (Feed & { id: unknown })[]
    if (feeds.find((feed) => feed.id === id)?.record?.key !== path.id)
      throw new Finding(`the feed of the meeting ${path.id} does not name it`, exchange)
  })
}
