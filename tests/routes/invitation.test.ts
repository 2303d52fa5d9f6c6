import { expect, test } from "vitest"
import { invitationToken } from "#mock/domains/meeting/invitation-link.ts"
import { linkSecretOf } from "#mock/domains/meeting/seed.ts"
import { plainText } from "#tests/support/forms.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"

const meeting = "meeting-aurora-6"
const linkOf = (member: string) =>
  `/a/aurora/meeting/${meeting}/invitation/${invitationToken(linkSecretOf("aurora"), meeting, member)}`

const wordsOf = (html: string) => plainText(html.replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ")

/** The page of the link of one member, who is not logged in. */
async function pageOf(member: string) {
  const { status, body } = await newVisitor().speaks("en").get(linkOf(member))
  return { status, main: /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "" }
}

test("MEET-18 the invitation says the time in the invited person's zone, and in the meeting's if that is another", async () => {
  const pages = await Promise.all(["member-aurora-chair", "member-aurora-secretary"].map(pageOf))
  expect(pages.map(({ status }) => status)).toEqual([200, 200])
  const [oslo = "", shanghai = ""] = pages.map(({ main }) => wordsOf(main))
  // the chair is in Oslo, the secretary in Shanghai, seven hours ahead in winter
  const timeIn = (page: string) => /Starts \w+ \d+ \w+ \d+, (\d\d):(\d\d) \((UTC\+\d)\)/.exec(page)
  expect(timeIn(oslo)?.[3]).toBe("UTC+1")
  expect(timeIn(shanghai)?.[3]).toBe("UTC+8")
  expect((Number(timeIn(oslo)?.[1]) + 7) % 24).toBe(Number(timeIn(shanghai)?.[1]))
  const named = [oslo, shanghai].filter((page) => page.includes("In the meeting's time zone"))
  expect(named).toHaveLength(1)
})

test("MEET-18 the invitation has the agenda, the documents and three ways into a calendar", async () => {
  const { main } = await pageOf("member-aurora-chair")
  for (const heading of ["Agenda", "Documents", "Add to calendar"]) expect(wordsOf(main)).toContain(heading)
  expect(main).toContain("https://calendar.google.com/calendar/render?")
  expect(main).toContain("https://outlook.office.com/calendar/0/deeplink/compose?")
  // the token lets anybody answer in the person's name: no other site gets it
  for (const [href] of main.matchAll(/https:\/\/(?:calendar|outlook)[^"]*/g)) expect(href).not.toContain("invitation")
})

test("MEET-18 the calendar file of the link is the meeting, without a session; a link that was changed has none", async () => {
  const visitor = newVisitor()
  const { status, body, headers } = await visitor.get(`${linkOf("member-aurora-chair")}/calendar.ics`)
  expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8; method=PUBLISH"])
  expect(body).toContain(`UID:meeting-${meeting}@aurora.alliance-portal`)
  expect(body.replace(/\r\n /g, "")).not.toContain("/invitation/")
  const changed = `${linkOf("member-aurora-chair").slice(0, -2)}xx`
  const { status: sent, location } = await visitor.get(`${changed}/calendar.ics`)
  expect([sent, location && new URL(location).pathname]).toEqual([302, changed])
  expect((await visitor.get(changed)).status).toBe(404)
})
