import { randomUUID } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { formOf, type Sent, withKey } from "#tests/faults/action-forms.ts"
import { post, type Prepared } from "#tests/faults/action-prepare.ts"
import { everySubmission } from "#tests/faults/action-walk.ts"
import { type Actor, nameOf, resetActor } from "#tests/security/submit.ts"
import { type Control, formsOf } from "#tests/support/forms.ts"
import { inTurn } from "#tests/support/extent.ts"
import { signedInOnce } from "#tests/support/new-visitor.ts"
import { sharedPortal, type SharedPortal } from "#tests/support/own-portal.ts"
import { screens } from "#tests/support/screens.ts"
import type { Visitor } from "#tests/support/visitor.ts"

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

let own: SharedPortal
beforeAll(async () => void (own = await sharedPortal()))

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
  own.bodies.clear(actor.store.name)
  const answer = await post(actor, submission, form, withKey(sent, randomUUID()))
  const bodies = own.bodies.of(actor.store.name).filter(({ operation }) => operation === submission.operation)
  return { ...answer, bodies: bodies.map(({ body }) => body) }
}

let filterCount = 0
const counts: Record<Entry | "accepted" | "refused", number> = { day: 0, time: 0, number: 0, accepted: 0, refused: 0 }

/** `row`: which of all typed fields it is. */
type Typed = { actor: Actor; prepared: Prepared; base: Sent; name: string; entry: Entry; row: number }

const put = ({ base, name }: Typed, text: string): Sent =>
  base.map(([other, value]) => [other, other === name ? text : value])

/** Sends each spelling that means the same as the field's value. @returns the spellings that are sent as something else */
async function tryMeant(typed: Typed): Promise<string[]> {
  const { actor, prepared, base, name, entry, row } = typed
  const value = base.find(([other]) => other === name)?.[1] ?? ""
  const plain = await sendAs(actor, prepared, base)
  const wrongs: string[] = []
  for (const text of inTurn(meant[entry], row).map((spell) => spell(value))) {
    const answer = await sendAs(actor, prepared, put(typed, text))
    counts.accepted += 1
    const isSame = answer.status === plain.status && answer.bodies.join() === plain.bodies.join()
    if (!isSame) wrongs.push(`${name}: ${text} is not ${value}: ${answer.status} ${answer.bodies.join()}`)
  }
  return wrongs
}

/** Sends each text that must be refused. @returns the texts that were not, or that are not in the field with an error */
async function tryUnread(typed: Typed): Promise<string[]> {
  const { actor, prepared, name, entry, row } = typed
  const wrongs: string[] = []
  for (const text of inTurn(unread[entry], row)) {
    const answer = await sendAs(actor, prepared, put(typed, text))
    counts.refused += 1
    const back = formOf(answer.body, prepared.submission)?.controls.find((control) => control.name === name)
    const isKept = back?.value === text && back.isWrong
    const isRefused = answer.status === 422 && answer.bodies.length === 0
    if (!isKept || !isRefused)
      wrongs.push(`${name}: ${text}: ${answer.status}, shown ${back?.value}, ${answer.bodies.join()}`)
  }
  return wrongs
}

/** Tries the typed fields of a form that were not tried on the same route. @returns what is wrong */
async function tryFields(actor: Actor, prepared: Prepared, tried: Set<string>): Promise<string[]> {
  const sent = withCustom(prepared)
  const fields = typedFields({ ...prepared, sent })
  const keyOf = (name: string) => `${prepared.submission.route} ${name}`
  const fresh = [...fields].filter(([name]) => !tried.has(keyOf(name)))
  if (fresh.length === 0) return []
  const full = canonical(prepared, sent, fields, true)
  const isTaken = (await sendAs(actor, prepared, full)).status < 400
  const base = isTaken ? full : canonical(prepared, sent, fields, false)
  const filled = new Set(base.filter(([, value]) => value !== "").map(([name]) => name))
  const wrongs: string[] = []
  for (const [name, entry] of fresh.filter(([one]) => filled.has(one))) {
    tried.add(keyOf(name))
    counts[entry] += 1
    const typed = { actor, prepared, base, name, entry, row: tried.size }
    wrongs.push(...(await tryMeant(typed)), ...(await tryUnread(typed)))
  }
  return wrongs.map((what) => `${nameOf(prepared.submission)}: ${what}`)
}

test(
  "FORM-01 FORM-02 every typed day, time and number of every form: each spelling is read as meant, or kept with an error",
  { timeout: 580_000 },
  async () => {
    const tried = new Set<string>()
    const wrongs = await everySubmission(own, 3, (actor, prepared) => tryFields(actor, prepared, tried))
    console.log(`${tried.size} typed fields: ${JSON.stringify(counts)}`)
    expect(wrongs).toEqual([])
    for (const entry of ["day", "time", "number"] as const) expect(counts[entry], entry).toBeGreaterThan(5)
  },
)

/** The filters for a day of a page. */
const daysIn = (html: string) =>
  formsOf(html)
    .filter(({ method }) => method === "get")
    .flatMap(({ controls }) => controls.filter(({ entry }) => entry === "day"))

/** Opens a list with each spelling in a filter. @returns what is wrong */
async function tryFilter(visitor: Visitor, address: string, name: string, row: number): Promise<string[]> {
  const open = async (text: string) => {
    const url = new URL(address, own.portal)
    url.searchParams.set(name, text)
    await visitor.mock.clearCalls()
    const { body } = await visitor.get(url.pathname + url.search)
    const calls = (await visitor.mock.calls()).map(({ operation, query }) => `${operation} ${query}`).sort()
    return { calls: calls.join(), back: daysIn(body).find((control) => control.name === name) }
  }
  const wrongs: string[] = []
  const plain = await open("2026-11-17")
  for (const text of inTurn(meant.day, row).map((spell) => spell("2026-11-17"))) {
    const { calls, back } = await open(text)
    if (calls !== plain.calls || back?.isWrong) wrongs.push(`${address} ${name}: ${text}`)
  }
  for (const text of inTurn(unread.day, row)) {
    const { back } = await open(text)
    if (back?.value !== text || !back.isWrong) wrongs.push(`${address} ${name}: ${text} shown as ${back?.value}`)
  }
  return wrongs
}

test(
  "SHELL-06 every filter for a day: each spelling is read as meant, or kept with an error",
  { timeout: 580_000 },
  async () => {
    const wrongs: string[] = []
    const lists = screens.filter(({ kind, faults, status, person }) => kind === "read" && person && !faults && !status)
    const tried = new Set<string>()
    const visitorOf = signedInOnce(async (person) => {
      const visitor = own.newVisitor()
      await visitor.signIn(person)
      return visitor
    })
    for (const { path, person = "" } of lists) {
      const address = new URL(path.startsWith("//") ? path.slice(1) : `/a/aurora${path}`, own.portal).pathname
      if (tried.has(address)) continue
      tried.add(address)
      const visitor = await visitorOf(person)
      const filters = daysIn((await visitor.get(address)).body)
      for (const { name } of filters) wrongs.push(...(await tryFilter(visitor, address, name, filterCount++)))
    }
    console.log(`${filterCount} filters for a day`)
    expect(wrongs).toEqual([])
    expect(filterCount).toBeGreaterThan(10)
  },
)
