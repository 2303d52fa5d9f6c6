import type { components } from "#openapi/generated/schema.d.ts"
import { hashOfKey, newFeedKey } from "./feed-key.ts"
import { writeLog } from "#mock/engine/log.ts"
import type { World } from "#mock/engine/rules.ts"
import { enterGroup } from "#mock/domains/workgroup/group-roles.ts"
import { day, toText } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { CalendarFeedRow } from "./records.ts"
import { entriesOf, eventsOf, touches } from "./entries.ts"
import type { CalendarEntry } from "#mock/engine/domain.ts"
import { groupsOf } from "#mock/domains/workgroup/filter.ts"
import { textIn } from "#mock/engine/unchecked.ts"
import { recordRefOf } from "#mock/engine/record-ref.ts"
import { fieldRefusal, Refusal } from "#mock/engine/refusal.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { guarded, ok, publicOperation, signedIn, type Handlers } from "#mock/engine/handler.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"

type Schemas = components["schemas"]

const before = 90 * day
const after = 366 * day

export const calendarFeedHandlers = {
  "calendar.feed.list": signedIn(({ store, now, viewer: { member } }) => {
    const mine = store.rows.calendar_feed.filter(({ member_id }) => member_id === member.id)
    const latest = mine.sort((a, b) => b.created_time - a.created_time)
    return ok({ items: latest.map((feed) => ({ ...feedView(feed, member, { store, now }), feed_key: null })) })
  }),

  "calendar.feed.create": guarded(
    (call) => groupsOf(call, textIn(call.body, "group_acronym")),
    (call, findGroups) => {
      const { store, now, body } = call
      const { member } = call.viewer
      const world = { store, now }
      const group_id = findGroups()?.[0]?.id ?? null
      const record = body.record ?? null
      if (record && group_id !== null) throw fieldRefusal("record", "value_unknown")
      if (record && !entryNamed(record, member, world)) throw fieldRefusal("record.key", "unknown_reference")
      const key = newFeedKey()
      const feed = {
        id: store.newId("calendar-feed"),
        alliance_id: member.alliance_id,
        member_id: member.id,
        group_id,
        record,
        key_hash: hashOfKey(key),
        created_time: now,
        last_read_time: null,
      }
      for (const { id } of store.rows.calendar_feed.filter((other) => isSame(other, feed)))
        store.rows.calendar_feed.delete(id)
      store.rows.calendar_feed.put(feed)
      writeLog(call, {
        user: member,
        module: "profile",
        alliance_id: member.alliance_id,
        key: member.id,
        memo: groupNameOf(feed, store),
      })
      return { status: 201, body: { success: true, result: { ...feedView(feed, member, world), feed_key: key } } }
    },
  ),

  "calendar.feed.delete": guarded(
    ({ store, viewer, path }) => {
      const feed = store.rows.calendar_feed.get(path.id)
      if (feed?.member_id !== viewer.member.id) throw new Refusal("not_found")
      return feed
    },
    (call, feed) => {
      const { store, viewer } = call
      const { member } = viewer
      store.rows.calendar_feed.delete(feed.id)
      const memo = groupNameOf(feed, store)
      writeLog(call, { user: member, module: "profile", alliance_id: feed.alliance_id, key: member.id, memo })
      return { status: 200, body: { success: true } }
    },
  ),

  "calendar.feed.read": publicOperation(({ store, now, alliance, path }) => {
    const hash = hashOfKey(path.feed_key)
    const feed = store.rows.calendar_feed.find(({ key_hash }) => key_hash === hash)
    const owner = feed && store.rows.member.get(feed.member_id)
    const isElsewhere = alliance !== undefined && feed?.alliance_id !== alliance.id
    if (!feed || !owner || owner.is_disabled || isElsewhere) throw new Refusal("not_found")
    const world = { store, now }
    const items = eventsOf(contentOf(feed, owner, world), world)
    store.rows.calendar_feed.put({ ...feed, last_read_time: now })
    const { scope, group, record } = feedView(feed, owner, world)
    return ok({ scope, group, record, timezone: owner.timezone, language: owner.language, items })
  }),
} satisfies Handlers

/** What the log says of a feed: its group; nothing else of what a person subscribes to. */
function groupNameOf({ group_id }: CalendarFeedRow, store: Store): string | null {
  const group = group_id === null ? undefined : store.rows.workgroup.get(group_id)
  return group?.acronym ?? null
}

/** Whether two feeds have the same owner and the same scope: only the newer one works. */
function isSame(a: CalendarFeedRow, b: CalendarFeedRow): boolean {
  const isSameRecord = a.record?.module === b.record?.module && a.record?.key === b.record?.key
  return a.member_id === b.member_id && a.group_id === b.group_id && isSameRecord
}

function entryNamed({ module, key }: NonNullable<CalendarFeedRow["record"]>, user: MemberRow, world: World) {
  return entriesOf(user, world).find((entry) => entry.module === module && entry.id === key)
}

/** The feed's current entries for its owner, without records that the owner may no longer read. */
function contentOf({ group_id, record }: CalendarFeedRow, owner: MemberRow, world: World): CalendarEntry[] {
  if (record) {
    const entry = entryNamed(record, owner, world)
    if (!entry) throw new Refusal("not_found")
    return [entry]
  }
  const group = group_id === null ? undefined : world.store.rows.workgroup.get(group_id)
  if (group && enterGroup(owner, { group_id: group.id }, world)) throw new Refusal("not_found")
  const near = entriesOf(owner, world).filter((entry) => touches(entry, world.now - before, world.now + after))
  return near.filter((entry) => (group_id === null ? entry.isMine() : entry.group_id === group_id))
}

function feedView(feed: CalendarFeedRow, owner: MemberRow, world: World): Omit<Schemas["CalendarFeed"], "feed_key"> {
  const { id, group_id, record, created_time, last_read_time } = feed
  return {
    id,
    scope: record ? "record" : group_id === null ? "person" : "group",
    group: groupRefOf(world.store, group_id),
    record: record && recordRefOf(record.module, record.key, owner, world),
    created_time: toText(created_time),
    last_read_time: last_read_time === null ? null : toText(last_read_time),
  }
}
