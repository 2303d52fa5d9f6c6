import { describe, expect, test } from "vitest"
import { meetingHeadActions } from "#app/features/meeting/detail/meeting-head-actions.ts"
import { meetingView } from "#app/features/meeting/detail/detail.server.ts"
import { exampleMeeting, reader, type Meeting } from "./fixture.ts"

const scope = { alliance: "aurora" }
const viewOf = (change: Partial<Meeting> = {}, context = reader()) =>
  meetingView(exampleMeeting(change), scope, context)

describe("MEET-01 times of a meeting", () => {
  const times = {
    start_time: "2026-12-02T08:00:00Z",
    planned_end_time: "2026-12-02T10:00:00Z",
    actual_end_time: null,
    timezone: "Europe/Oslo",
    duration: 120,
  }

  test("are shown in the person's zone and in the meeting's zone", () => {
    const view = viewOf(times).times
    expect(view.start.text).toBe("Wed 2 Dec 2026, 16:00")
    expect(view.end.text).toBe("18:00")
    expect([view.offset, view.zone]).toEqual(["UTC+8", "Oslo (UTC+1)"])
    expect(view.startThere?.text).toBe("Wed 2 Dec, 09:00")
  })

  test("I18N-03 have the Chinese name of the zone in Chinese", () => {
    expect(viewOf(times, reader({ locale: "zh" })).times.zone).toBe("中欧时间（UTC+1）")
  })

  test("are shown once if both zones have the same time", () => {
    expect(viewOf({ ...times, timezone: "Asia/Singapore" }).times.startThere).toBeUndefined()
  })

  test("have a date at the end if it is on another day", () => {
    const late = { ...times, start_time: "2026-12-02T15:00:00Z", planned_end_time: "2026-12-02T17:00:00Z" }
    expect(viewOf(late).times.end.text).toBe("Thu 3 Dec 2026, 01:00")
    expect(viewOf({ ...times, planned_end_time: "2026-12-02T16:00:00Z" }).times.end.text).toBe("00:00")
  })

  test("have the actual end of a meeting that was ended early", () => {
    const { ended, over } = viewOf({ ...times, actual_end_time: "2026-12-02T09:00:00Z", status: "ended" }).times
    expect([ended?.text, over.text]).toEqual(["Wed 2 Dec 2026, 17:00", "Wed 2 Dec 2026, 17:00 (UTC+8)"])
  })
})

test("MEET-04 the time of the next reminder is shown to people with editing rights, the last one to everybody", () => {
  const reminder = { last_time: "2026-11-20T07:00:00Z", next_time: "2026-11-20T08:00:00Z", recipient_total: 3 }
  const nextFor = (actions: Meeting["actions"]) => {
    const view = viewOf({ status: "not_started", reminder, actions }).reminder
    expect(view?.last.text).toBe("Fri 20 Nov 2026, 15:00 (UTC+8)")
    return view?.next?.text
  }
  expect(nextFor(["update", "cancel"])).toBe("Fri 20 Nov 2026, 16:00 (UTC+8)")
  expect(nextFor(["answer"])).toBeUndefined()
})

describe("MEET-12 the buttons to join and to write the summary", () => {
  const location = "https://conference.example/room/7"
  const actionsAt = (change: Partial<Meeting>) => viewOf({ location, actions: ["update"], ...change }).headActions
  const shownAt = (change: Partial<Meeting>) => actionsAt(change).first.map(({ key }) => key)

  test("join is first while the meeting is ongoing or begins within 15 minutes", () => {
    expect(shownAt({ status: "ongoing" })).toEqual(["join", "update"])
    expect(actionsAt({ status: "ongoing" }).primary).toBe("join")
    expect(shownAt({ status: "not_started", start_time: "2026-11-20T07:45:00Z" })).toEqual(["join", "update"])
  })

  test("join is not shown earlier, after the end, or for a room", () => {
    expect(shownAt({ status: "not_started", start_time: "2026-11-20T07:46:00Z" })).toEqual(["update"])
    expect(shownAt({ status: "ended" })).toEqual(["update"])
    expect(shownAt({ status: "ongoing", location: "Room 7" })).toEqual(["update"])
  })

  test("writing the summary is primary after the end, not before", () => {
    const headActions = (status: Meeting["status"]) =>
      viewOf({ status, location: null, actions: ["summary.update"], summary: null, summary_files: [] }).headActions
    expect(headActions("ended").primary).toBe("summary.update")
    expect(headActions("ongoing").primary).toBeUndefined()
  })
})

describe("MEET-04 reminders", () => {
  const reminder = (last_time: string | null, next_time: string) => ({ last_time, next_time, recipient_total: 3 })
  const shown = (last: string | null, next: string, status: Meeting["status"] = "not_started") =>
    viewOf({ status, reminder: reminder(last, next) }).reminder

  test("the next one is shown only while it is not yet possible", () => {
    expect(shown(null, "2026-11-20T07:30:00Z")).toBeUndefined()
    expect(shown("2026-11-20T07:00:00Z", "2026-11-20T08:00:00Z")?.next?.text).toBe("Fri 20 Nov 2026, 16:00 (UTC+8)")
    expect(shown("2026-11-18T07:00:00Z", "2026-11-20T07:30:00Z")).toEqual({
      last: { instant: "2026-11-18T07:00:00Z", text: "Wed 18 Nov 2026, 15:00 (UTC+8)" },
      next: undefined,
    })
    expect(shown("2026-11-20T07:00:00Z", "2026-11-20T08:00:00Z", "ongoing")).toBeUndefined()
  })

  test("none is promised for a time at which the meeting has started", () => {
    const at = (start_time: string) =>
      viewOf({ start_time, status: "not_started", reminder: reminder("2026-11-20T07:00:00Z", "2026-11-20T08:00:00Z") })
    expect(at("2026-11-20T08:00:00Z").reminder?.last.instant).toBe("2026-11-20T07:00:00Z")
    expect(at("2026-11-20T08:00:00Z").reminder?.next).toBeUndefined()
    expect(at("2026-11-20T08:00:01Z").reminder?.next?.instant).toBe("2026-11-20T08:00:00Z")
  })
})

describe("MEET-01 location and people of a meeting", () => {
  test.each([
    ["https://meet.example/aurora/6?a=b", true],
    ["HTTP://meet.example", true],
    ["javascript:alert(1)", false],
    ["https://", false],
    ["Room 4, https://meet.example", false],
    ["//evil.example", false],
  ])("%s is a link: %s", (location, isLink) => {
    expect(viewOf({ location }).location).toEqual({ text: location, href: isLink ? location : undefined })
  })

  test("a missing location is to be announced, until the meeting has ended or is cancelled", () => {
    const shown = (status: Meeting["status"]) => viewOf({ location: null, status })
    expect(shown("not_started").location).toBeUndefined()
    expect(shown("not_started").noLocation).toBe("To be announced")
    expect([shown("ended").noLocation, shown("cancelled").noLocation]).toEqual([undefined, undefined])
  })

  test("ROLE-07 a restricted group is a link inside the group and for administrators only", () => {
    const group = { ...exampleMeeting().group, acronym: "STEER", type: "restricted" } as Meeting["group"]
    const inside = meetingView(exampleMeeting({ group }), { ...scope, acronym: "STEER" }, reader())
    const admin = { ...reader(), viewer: { isAdmin: true } } as ReturnType<typeof reader>
    expect(viewOf({ group }).group?.href).toBeUndefined()
    expect(inside.group?.href).toBe("/a/aurora/wg/STEER")
    expect(viewOf({ group }, admin).group?.href).toBe("/a/aurora/wg/STEER")
  })

  test("everyone of a group is a link to its members, everyone of the alliance is not", () => {
    const everyone = { is_everyone: true, total: 19, members: [], groups: [] }
    const ofGroup = viewOf({ participants: everyone }).participants
    expect(ofGroup.membersHref).toMatch(/^\/a\/aurora\/wg\/\w+\/member$/)
    const ofAll = viewOf({ participants: everyone, group: null, group_number: null })
    expect([ofAll.participants.membersHref, ofAll.group, ofAll.groupNumber]).toEqual([undefined, undefined, undefined])
    expect(ofAll.windowTitle).toBe(`M-${exampleMeeting().number} ${exampleMeeting().subject}`)
  })

  test("participants with a disabled account are not counted and are listed separately", () => {
    const person = (id: string, name: string, is_disabled = false) => ({
      ...exampleMeeting().organizer,
      id,
      name,
      is_disabled,
    })
    const members = [person("1", "Mara"), person("2", "Emeka", true), person("3", "沈牧阳")]
    const participants = { is_everyone: false, total: 2, members, groups: [] }
    const view = viewOf({ participants }).participants
    expect(view.total).toBe(2)
    expect(view.people.map(({ person: { name } }) => name)).toEqual(["Mara", "沈牧阳"])
    expect(view.notCounted).toBe("Not counted, account disabled: Emeka.")
  })

  test("names of organisations are in the reader's language", () => {
    const organization = { id: "entity-7", name: "海登光电", name_english: "Halden Lightworks" }
    const organizer = { ...exampleMeeting().organizer, organization }
    expect(viewOf({ organizer }).organizer.organization).toBe("Halden Lightworks")
    expect(viewOf({ organizer }, reader({ locale: "zh" })).organizer.organization).toBe("海登光电")
  })
})

describe("MEET-05 the summary", () => {
  const none = { summary: null, summary_files: [] }
  const file = { id: "file-1", name: "minutes.pdf", size: 2048, content_type: "application/pdf" }
  const text = { format: "markdown" as const, text: "**agreed** <script>1</script>" }

  test("exists if it has a text or files", () => {
    expect(viewOf(none).hasSummary).toBe(false)
    expect(viewOf({ ...none, summary: text }).hasSummary).toBe(true)
    const { hasSummary, summary } = viewOf({ ...none, summary_files: [file] })
    expect(hasSummary).toBe(true)
    expect(summary.files).toEqual([
      { id: "file-1", name: "minutes.pdf", href: "/a/aurora/file/file-1", mark: "PDF", size: "2 kB" },
    ])
  })

  test("is sanitised HTML", () => {
    const { html } = viewOf({ summary: text }).summary
    expect(html).toContain("<strong>agreed</strong>")
    expect(html).not.toContain("<script")
  })
})

describe("ROLE-05 the buttons of a meeting's page", () => {
  type Action = Meeting["actions"][number]
  const actionsOf = (actions: Action[]) =>
    meetingHeadActions({
      id: "m",
      actions,
      scope: scope,
      hasSummary: false,
      isOver: false,
      joinHref: undefined,
      templateHref: undefined,
    })
  const keys = (actions: Action[]) => {
    const { first, more } = actionsOf(actions)
    return [first.map(({ key }) => key), more.map(({ key }) => key)]
  }

  test("are at most three, with cancel as the last one in the menu", () => {
    expect(keys([])).toEqual([[], ["minutes", "calendar", "feed"]])
    expect(keys(["topic.create"])).toEqual([["topic.create"], ["minutes", "calendar", "feed"]])
    const leader: Action[] = ["update", "documentation.update", "cancel", "remind", "topic.create", "ballot.create"]
    expect(keys(leader)).toEqual([
      ["update", "remind", "topic.create"],
      ["documentation.update", "minutes", "calendar", "feed", "cancel"],
    ])
    expect(keys(["end", "summary.update", "documentation.update"])[0]).toEqual(["end", "summary.update"])
  })
})
