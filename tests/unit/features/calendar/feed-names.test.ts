import { expect, test } from "vitest"
import { feedsView } from "#app/features/calendar/feed/feed.server.ts"
import { reader } from "../meeting/fixture.ts"

const feed = { feed_key: null, group: null, record: null, created_time: "2026-10-02T08:30:00Z", last_read_time: null }

test.each([
  ["en", "My calendar", "A record that you can no longer open"],
  ["zh", "与我相关的安排", "您已无权查看的记录"],
] as const)(
  "CAL-03 the feed of a record that one may no longer read is not called one's own calendar, and cannot be renewed (%s)",
  async (locale, person, closed) => {
    const items = [
      { ...feed, id: "feed-1", scope: "person" },
      { ...feed, id: "feed-2", scope: "record" },
    ]
    const get = (path: string) =>
      Promise.resolve({ ok: true, value: path === "/calendar/feed" ? { items } : { my_groups: [], other_groups: [] } })
    const context = { ...reader({ locale }), api: { get }, settings: { widgetPatience: 1_000 } }
    const { feeds } = await feedsView(
      context as unknown as Parameters<typeof feedsView>[0],
      "http://portal.test/a/aurora/calendar/feed",
    )
    expect(feeds.map(({ name, value }) => [name, value])).toEqual([
      [person, "person"],
      [closed, undefined],
    ])
  },
)
