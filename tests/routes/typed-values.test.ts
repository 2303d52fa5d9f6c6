import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Prepared } from "#tests/faults/action-try.ts"
import { formOf, type Sent, withKey } from "#tests/faults/action-forms.ts"
import { post } from "#tests/faults/action-try.ts"
import { everySubmission } from "#tests/faults/action-walk.ts"
import { type Actor, nameOf, resetActor } from "#tests/security/submit.ts"
import { type Control, formsOf } from "#tests/support/forms.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { recordedBodies } from "#tests/support/recorded-bodies.ts"
import { screens } from "#tests/support/screens.ts"

type Entry = NonNullable<Control["entry"]>

const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
const months = ["January", "February", "March", "April", "May", "June", "July", "August"]
const later = ["September", "October", "November", "December"]
const monthName = (day: string) => [...months, ...later][Number(day.slice(5, 7)) - 1] ?? ""

/** Spellings of a value that mean the same, by kind of field; written by hand and not with the product's parsers. */
const meant: Record<Entry, ((value: string) => string)[]> = {
  day: [
    (day) => day.replaceAll("-", "/"),
    (day) => day.replaceAll("-", ""),
    (day) => day.replaceAll("-", "."),
    (day) => day.split("-").reverse().join("."),
    (day) => `${Number(day.slice(8))} ${monthName(day).slice(0, 3)} ${day.slice(0, 4)}`,
    (day) => `${monthName(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`,
    (day) => `${day.slice(0, 4)}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`,
    (day) => ` ${wide(day)} `,
  ],
  time: [
    (time) => time.replace(":", ""),
    (time) => time.replace(":", "."),
    (time) => wide(time),
    (time) => `${Number(time.slice(0, 2)) % 12 || 12}:${time.slice(3)} ${Number(time.slice(0, 2)) < 12 ? "am" : "pm"}`,
    (time) => `${time.slice(0, 2)}点${time.slice(3)}分`,
  ],
  number: [wide, (number) => ` ${number}\u00a0`, (number) => new Intl.NumberFormat("en").format(Number(number))],
}

/** Texts that must be refused, by kind of field: ambiguous, incomplete, not existing, or not meant for it. */
const unread: Record<Entry, string[]> = {
  day: ["5/12/2031", "5 Dec", "2031-02-30", "next week", "12月5日"],
  time: ["24:00", "上午12点", "noon", "9:5", "1e1"],
  number: ["1e1", "0x10", "1.0", "-0", "十"],
}

const usual: Record<Entry, string> = { day: "2031-06-17", time: "09:30", number: "5" }

const recorded = recordedBodies()
let own: OwnPortal
beforeAll(async () => {
  own = await startOwnPortal("routes-typed-values", { handlers: recorded.handlers })
})
afterAll(() => own.stop())

/** The typed fields of a form. A number next to a choice of presets counts only with the preset `custom`. */
function typedFields({ form, sent }: Prepared): Map<string, Entry> {
  const isUsed = ({ name }: Control) => {
    const [preset, every] = ["preset", "every"].map((part) => name.replace(/\w+$/, part))
    return sent.every(([other, value]) => (other !== preset || value === "custom") && (other !== every || value !== ""))
  }
  const controls = form.controls.filter((control) => control.entry && control.isEditable && isUsed(control))
  return new Map(controls.map(({ name, entry }) => [name, entry as Entry]))
}

const withCustom = ({ form, sent }: Prepared): Sent =>
  sent.map(([name, value]) => {
    const isOffered = form.controls.some((control) => control.name === name && control.value === "custom")
    return name.endsWith(".preset") && isOffered ? [name, "custom"] : [name, value]
  })

const isCanonical: Record<Entry, RegExp> = { day: /^\d{4}-\d\d-\d\d$/, time: /^\d\d:\d\d$/, number: /^[1-9]\d*$/ }

/** The values of the form as one spells them for a machine; empty fields get a usual one. */
function canonical({ submission }: Prepared, sent: Sent, fields: Map<string, Entry>, isFull: boolean): Sent {
  return sent.map(([name, value]) => {
    const entry = fields.get(name)
    const known = [submission.form[name], value].find((text) => entry && text && isCanonical[entry].test(text))
    return entry && (value !== "" || isFull) ? [name, known ?? usual[entry]] : [name, value]
  })
}

async function sendAs(actor: Actor, { submission, form }: Prepared, sent: Sent) {
  resetActor(actor)
  recorded.clear(actor.store.name)
  const answer = await post(actor, submission, form, withKey(sent, randomUUID()))
  const bodies = recorded.of(actor.store.name).filter(({ operation }) => operation === submission.operation)
  return { ...answer, bodies: bodies.map(({ body }) => body) }
}

const counts: Record<Entry | "accepted" | "refused", number> = { day: 0, time: 0, number: 0, accepted: 0, refused: 0 }

/** Sends the form with every spelling of each typed field. @returns what is wrong */
async function tryField(actor: Actor, prepared: Prepared, base: Sent, [name, entry]: [string, Entry]) {
  const put = (text: string): Sent => base.map(([other, value]) => [other, other === name ? text : value])
  const value = base.find(([other]) => other === name)?.[1] ?? ""
  const plain = await sendAs(actor, prepared, base)
  const wrongs: string[] = []
  for (const text of meant[entry].map((spell) => spell(value))) {
    const answer = await sendAs(actor, prepared, put(text))
    counts.accepted += 1
    const isSame = answer.status === plain.status && JSON.stringify(answer.bodies) === JSON.stringify(plain.bodies)
    if (!isSame) wrongs.push(`${name}: ${text} is not ${value}: ${answer.status} ${answer.bodies.join()}`)
  }
  for (const text of unread[entry]) {
    const answer = await sendAs(actor, prepared, put(text))
    counts.refused += 1
    const back = formOf(answer.body, prepared.submission)?.controls.find((control) => control.name === name)
    const isKept = answer.status === 422 && answer.bodies.length === 0 && back?.value === text && back.isWrong
    if (!isKept) wrongs.push(`${name}: ${text}: ${answer.status}, shown ${back?.value}, sent ${answer.bodies.join()}`)
  }
  return wrongs.map((what) => `${nameOf(prepared.submission)}: ${what}`)
}

test(
  "FORM-01 FORM-02 every typed day, time and number of every form: each spelling is read as meant, or kept with an error",
  { timeout: 580_000 },
  async () => {
    const tried = new Set<string>()
    const wrongs = await everySubmission(own, 3, async (actor, prepared) => {
      const sent = withCustom(prepared)
      const fields = typedFields({ ...prepared, sent })
      const { route } = prepared.submission
      const fresh = [...fields].filter(([name]) => !tried.has(`${route} ${name}`))
      if (fresh.length === 0) return []
      const full = canonical(prepared, sent, fields, true)
      const isTaken = (await sendAs(actor, prepared, full)).status < 400
      const base = isTaken ? full : canonical(prepared, sent, fields, false)
      const found: string[] = []
      for (const field of fresh) {
        if (!base.some(([name, value]) => name === field[0] && value !== "")) continue
        tried.add(`${route} ${field[0]}`)
        counts[field[1]] += 1
        found.push(...(await tryField(actor, prepared, base, field)))
      }
      return found
    })
    console.log(`${tried.size} typed fields: ${JSON.stringify(counts)}`)
    expect(wrongs).toEqual([])
    expect(counts.day).toBeGreaterThan(9)
    expect(counts.time).toBeGreaterThan(5)
    expect(counts.number).toBeGreaterThan(5)
  },
)

test("SHELL-06 every filter for a day: each spelling is read as meant, or kept with an error", async () => {
  let filters = 0
  const wrongs: string[] = []
  for (const { path, person } of screens.filter(({ kind, faults, status }) => kind === "read" && !faults && !status)) {
    const visitor = own.newVisitor()
    if (person) await visitor.signIn(person)
    const address = path.startsWith("//") ? path.slice(1) : `/a/aurora${path}`
    const daysIn = (html: string) =>
      formsOf(html)
        .filter(({ method }) => method === "get")
        .flatMap(({ controls }) => controls.filter(({ entry }) => entry === "day"))
    for (const { name } of daysIn((await visitor.get(address)).body)) {
      filters += 1
      const open = async (text: string) => {
        const url = new URL(address, own.portal)
        url.searchParams.set(name, text)
        await visitor.mock.clearCalls()
        const { body } = await visitor.get(url.pathname + url.search)
        const calls = (await visitor.mock.calls()).map(({ operation, query }) => `${operation} ${query}`).sort()
        return { calls: calls.join(), back: daysIn(body).find((control) => control.name === name) }
      }
      const plain = await open("2026-11-17")
      for (const text of meant.day.map((spell) => spell("2026-11-17"))) {
        const { calls, back } = await open(text)
        if (calls !== plain.calls || back?.isWrong) wrongs.push(`${address} ${name}: ${text}`)
      }
      for (const text of unread.day) {
        const { back } = await open(text)
        if (back?.value !== text || !back.isWrong) wrongs.push(`${address} ${name}: ${text} shown as ${back?.value}`)
      }
    }
  }
  console.log(`${filters} filters for a day`)
  expect(wrongs).toEqual([])
  expect(filters).toBeGreaterThan(10)
})
