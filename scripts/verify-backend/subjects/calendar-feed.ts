import { create, type Kind, type Verification } from "./subject.ts"

const formOf = ({ fixtures }: Verification) => ({ group_acronym: fixtures.alliance.group })

/** Makes a feed of the group's calendar. The address of an earlier one ends. */
export async function newFeed(v: Verification): Promise<{ id: string; feed_key: string }> {
  const { id, feed_key } = await create(v, "calendar.feed.create", "alliance_admin", { body: formOf(v) })
  return { id: String(id), feed_key: String(feed_key) }
}

export const calendarFeeds: Kind = {
  name: "calendar feeds",
  creates: ["calendar.feed.create"],
  sample: { path: "/calendar/feed-content/{feed_key}", isFresh: true, make: async (v) => ({ path: await newFeed(v) }) },
  writes: { "calendar.feed.create": { who: "alliance_admin", body: formOf } },
}
