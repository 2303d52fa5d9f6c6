import { describe, expect, test } from "vitest"
import { meetingColumns } from "#app/features/meeting/list/list.server.ts"
import { csvCells, csvHeads } from "#app/parts/csv/csv-answer.server.ts"
import { meetingRowView } from "#app/features/meeting/list/list.server.ts"
import { meetingQuery } from "#app/features/meeting/list/list.query.ts"
import { minutesText } from "#app/parts/duration/duration.server.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvLines } from "#app/lib/csv.server.ts"
import { paths } from "#app/lib/paths.ts"
import { startOfDay } from "#app/lib/time.server.ts"
import { eventQuery } from "#app/parts/event/event-list.server.ts"
import { csvHref, csvScopeFrom, scopeFrom } from "#app/parts/event/list-scope.ts"
import { exampleMeeting, reader } from "./fixture.ts"

const alliance = "aurora"
const asked = (
  address: string,
  zone = "Asia/Shanghai",
  scope: { isMine: boolean; acronym?: string } = { isMine: false },
) => eventQuery(scope, meetingQuery.parse(address), zone)

describe("SHELL-06 MEET-01 the query of a meeting list", () => {
  test("without parameters sorts by what comes next, with 25 per page", () => {
    expect(asked("/")).toEqual({ page: 1, size: 25, sort: "upcoming" })
  })

  test("contains all parameters of the address", () => {
    expect(asked("/?q=skew&status=ended&sort=subject:desc&size=200&page=3")).toEqual({
      q: "skew",
      status: ["ended"],
      sort: "-subject",
      size: 200,
      page: 3,
    })
  })

  test("has days in the person's zone, both included, also at a clock change", () => {
    const { from, to } = asked("/?from=2026-10-25&to=2026-10-25", "Europe/Oslo")
    expect([from, to]).toEqual(["2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"])
  })

  test.each(["2026-02-30", "yesterday", "5/12/2026", "0000-01-01", "9999-12-31", "2026-11-20T00:00Z"])(
    "leaves out the invalid day %s",
    (text) => {
      expect(startOfDay(text, "UTC")).toBeUndefined()
      expect(asked(`/?from=${text}&to=${text}`)).toEqual({ page: 1, size: 25, sort: "upcoming" })
    },
  )

  test("depends on the page: the alliance's, a group's or the person's own meetings", () => {
    const at = (path: string, params = {}) =>
      scopeFrom({ alliance, ...params }, `http://portal.test/a/aurora${path}`, paths.myMeetings)
    expect(at("/meeting?q=account/meeting")).toEqual({ alliance, isMine: false })
    expect(at("/account/meeting?page=2")).toEqual({ alliance, isMine: true })
    expect(at("/wg/COPT/meeting", { acronym: "COPT" })).toEqual({ alliance, acronym: "COPT", isMine: false })
    expect(asked("/", "UTC", { isMine: true })).toMatchObject({ mine: true })
    expect(asked("/", "UTC", { isMine: false, acronym: "COPT" })).toMatchObject({ group_acronym: ["COPT"] })
  })

  test.each([{ isMine: true }, { isMine: false }, { isMine: false, acronym: "COPT" }])(
    "is the same for the list and its CSV file: %j",
    (shell) => {
      const search = meetingQuery.parse("/?q=a%26b&status=ended&from=2026-11-01&page=4")
      const href = new URL(csvHref("/meeting.csv", meetingQuery, search, { alliance, ...shell }), "http://portal.test")
      expect(csvScopeFrom(alliance, href.search)).toEqual({ alliance, ...shell })
      const group = "acronym" in shell ? { group: shell.acronym } : {} // the shell's group, as if it was chosen
      const read = meetingQuery.parse(href)
      expect(read).toEqual({ ...search, page: 1, filters: { ...search.filters, ...group } })
    },
  )
})

describe("MEET-01 a meeting in a list", () => {
  test("has numbers, the time in the person's zone, duration and participants as text", () => {
    const meeting = exampleMeeting({ number: 214, group_number: 37, start_time: "2026-12-02T08:00:00Z", duration: 90 })
    const row = { ...meeting, participants: { is_everyone: true, total: 19 } }
    const scope = { alliance, isMine: false }
    expect(meetingRowView(row as never, scope, reader())).toMatchObject({
      number: "M-214",
      groupNumber: `${meeting.group?.acronym}-M-37`,
      start: { instant: "2026-12-02T08:00:00Z", text: "Wed 2 Dec 2026, 16:00" },
      duration: "1 h 30 min",
      participants: "All 19",
      href: `/a/aurora/meeting/${meeting.id}`,
    })
    const chinese = meetingRowView(row as never, { ...scope, acronym: "COPT" }, reader({ locale: "zh", zone: "UTC" }))
    expect(chinese).toMatchObject({ start: { text: "2026-12-02 周三 08:00" }, participants: "全体 19 人" })
    expect(chinese.href).toBe(`/a/aurora/wg/COPT/meeting/${meeting.id}`)
  })

  test.each([
    [30, "30 min", "30 分钟"],
    [60, "1 h", "1 小时"],
    [450, "7 h 30 min", "7 小时 30 分钟"],
    [10_080, "168 h", "168 小时"],
    [91.833, "1 h 32 min", "1 小时 32 分钟"],
    [119.7, "2 h", "2 小时"],
    [0.2, "1 min", "1 分钟"],
  ])("has a duration of %d minutes as text, whole ones", (minutes, english, chinese) => {
    expect(minutesText(minutes, serverIntl("en"))).toBe(english)
    expect(minutesText(minutes, serverIntl("zh"))).toBe(chinese)
  })
})

describe("SHELL-06 quality row 49: a list as CSV", () => {
  const rowOf = (change: object, context = reader()) => {
    const columns = meetingColumns(context)
    return csvLines([csvHeads(columns, context), csvCells(columns, exampleMeeting(change))])
  }
  /** Splits CSV into lines by RFC 4180, as a spreadsheet program does. */
  const linesOf = (text: string) =>
    [...text.matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*)\r\n/g)].map(([, line = ""]) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? "",
      ),
    )
  const read = (text: string) => {
    const [heads = [], cells = []] = linesOf(text)
    return Object.fromEntries(heads.map((head, at) => [head, cells[at]]))
  }

  test("has headings and statuses in the person's language, and times in the person's zone with the offset", () => {
    const change = {
      start_time: "2026-12-02T08:00:00Z",
      planned_end_time: "2026-12-02T10:00:00Z",
      actual_end_time: null,
    }
    const row = read(rowOf({ ...change, status: "not_started", subject: 'A "quoted", subject' }))
    expect(row).toMatchObject({
      Subject: 'A "quoted", subject',
      "Starts (Shanghai)": "2026-12-02T16:00+08:00",
      "Ends (Shanghai)": "2026-12-02T18:00+08:00",
      Status: "Not started",
    })
    expect(rowOf(change, reader({ locale: "zh" }))).toContain("开始时间（中国标准时间）")
  })

  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", '=HYPERLINK("http://evil.example","x")'])(
    "has %j escaped, so that it is not a formula",
    (text) => {
      const row = read(rowOf({ subject: text, location: text }))
      expect(row.Subject?.[0]).toBe("'")
      expect(row.Location?.[0]).toBe("'")
    },
  )
})
