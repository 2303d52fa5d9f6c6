import { describe, expect, test } from "vitest"
import { inBatches } from "#tests/support/in-batches.ts"
import { newVisitor, signedInOnce } from "#tests/support/new-visitor.ts"
import { plainText } from "#tests/support/forms.ts"
import { text } from "#tests/support/texts.ts"

const languages = ["en", "zh"] as const
type Language = (typeof languages)[number]

const signedIn = (language: Language) =>
  signedInOnce(async (person) => {
    const visitor = newVisitor().speaks(language)
    await visitor.signIn(person)
    return visitor
  })

/** A page opened by a person: its status, and texts that it shows or hides. */
type Reading = { person: string; path: string; status: number; shows: string[]; hides?: string[] }

async function expectReadings(language: Language, readings: Reading[]): Promise<void> {
  const visitorOf = signedIn(language)
  await inBatches(readings, 2, async ({ person, path, status, shows, hides = [] }) => {
    const answer = await (await visitorOf(person)).get(`/a/aurora/${path}`)
    const what = `${person} ${path}`
    const main = plainText(/<main[\s\S]*<\/main>/.exec(answer.body)?.[0] ?? "")
    expect(answer.status, what).toBe(status)
    for (const one of shows) expect(main, what).toContain(text(language, one))
    for (const one of hides) expect(main, what).not.toContain(text(language, one))
  })
}

const refused = (person: string, role: string) => (path: string) => ({
  person,
  path,
  status: 403,
  shows: ["error.forbidden.title", `role.${role}`],
})
const closed = (path: string) => ({ person: "member", path, status: 403, shows: ["error.restricted.message"] })
const missing = (path: string) => ({ person: "member", path, status: 404, shows: ["error.not-found.title"] })

describe.each(languages)("pages that are only read, in %s", (language) => {
  test("CAL-02 ROLE-04 ROLE-05 a refused person reads who can do it", () =>
    expectReadings(language, [
      ...["schedule/create", "schedule/schedule-aurora-1/edit", "schedule/schedule-aurora-1/cancel"].map(
        refused("chair", "schedule_admin"),
      ),
      ...["confirm/cancel", "confirm/remind", "extend"].map((action) =>
        refused("member", "chair")(`vote/ballot-aurora-1/${action}`),
      ),
      refused("member", "organizer")("meeting/meeting-aurora-6/confirm/cancel"),
    ]))

  test("NOTICE-01 ROLE-04 a member who may not read a draft is not told that members may", () =>
    expectReadings(language, [
      { ...refused("member", "notice_admin")("notice/notice-aurora-10"), hides: ["role.alliance_member"] },
    ]))

  test("ROLE-07 MEET-01 people outside a restricted group read that it is closed", () =>
    expectReadings(
      language,
      [
        ...["vote/ballot-aurora-4", "wg/STEER/vote", "wg/STEER/meeting", "meeting/meeting-aurora-33"],
        ...["confirm/cancel", "extend", "edit"].map((action) => `vote/ballot-aurora-4/${action}`),
        ...["minutes", "topic/create", "documents", "summary/edit", "confirm/cancel"].map(
          (action) => `meeting/meeting-aurora-33/${action}`,
        ),
      ].map(closed),
    ))

  test("ROLE-05 an early result, a receipt without a vote and an unknown action are refused", async () => {
    const member = newVisitor().speaks(language)
    await member.signIn("member")
    expect((await member.get("/a/aurora/vote/ballot-aurora-2/result")).status).toBe(403)
    expect((await member.get("/a/aurora/vote/ballot-aurora-2/receipt")).status).toBe(404)
    await expectReadings(
      language,
      ["meeting/meeting-aurora-6/confirm/no-such-action", "vote/ballot-aurora-1/confirm/close"].map(missing),
    )
  })

  test("SHELL-10 ROLE-07 WG-05 ACC-02 an empty search, a disbanded group and an empty list of exports have their messages", () =>
    expectReadings(language, [
      { person: "lone-member", path: "search?q=STEER", status: 200, shows: ["search.nothing.try"] },
      { person: "lone-member", path: "account/download", status: 200, shows: ["export.list.empty"] },
      ...["about", "member"].map((tab) => ({
        person: "chair",
        path: `wg/FIBR/${tab}`,
        status: 200,
        shows: ["workgroup.disbanded.title", "workgroup.disbanded.text"],
      })),
      { person: "chair", path: "wg/COPT/about", status: 200, shows: [], hides: ["workgroup.disbanded.title"] },
    ]))

  test("VOTE-03 a person who is not a voter, and a ballot that has not started, have no form", async () => {
    const visitorOf = signedIn(language)
    for (const [person, id] of [
      ["lone-member", "ballot-aurora-1"],
      ["chair", "ballot-aurora-5"],
    ] as const) {
      const { status, body } = await (await visitorOf(person)).get(`/a/aurora/vote/${id}`)
      expect(status).toBe(200)
      expect(body).not.toContain('id="ballot-cast"')
    }
  })
})
