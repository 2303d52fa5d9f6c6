import { setTimeout as wait } from "node:timers/promises"
import type { Action } from "../../contract/states/tables.ts"
import { described, Finding, ifLeftOut, isDone, LeftOut, resultOf, type Exchange } from "../client/answers.ts"
import type { Call } from "../client/call.ts"
import type { Operation } from "../client/contract.ts"
import { personRoles, type PersonRole } from "../client/fixtures.ts"
import { performedBy, titleFor, validCall, type Performed } from "../subjects/calls.ts"
import { switchLanguage, switchMails } from "../subjects/guest.ts"
import { readRecord, sendAs, type Subject, type Verification, type View } from "../subjects/subject.ts"

/** How long emails may take to be in the inboxes, in milliseconds, and how often it is looked. */
const [patience, pause] = [5_000, 250]

type Entry = { id: string; subject: string; record: { key: string } | null }

/**
 * Checks that the people whom a table `notifies` of an action have it in their inbox, and that a person without a part in the record has not.
 * Their emails are switched on for that; only accounts of the fixtures are asked, and the person of the call gets none.
 */
export async function checkNotified(v: Verification): Promise<void> {
  for (const operation of v.contract.operations) if (v.writeOf(operation.operationId)) await checkOne(v, operation)
}

/** The languages of emails, and what a subject in one of them has besides the texts of the record. */
const languages: Readonly<Record<string, RegExp>> = { english: /[a-z]{2}/i, chinese: /\p{Script=Han}/u }

async function checkOne(v: Verification, { operationId }: Operation): Promise<void> {
  for (const performed of performedBy(v, operationId).filter(({ action }) => action.notifies.length > 0))
    for (const language of Object.keys(languages)) {
      const title = titleFor(performed, `who is notified has it in the inbox in ${language}, and nobody else`)
      await v.check(operationId, "effect", title, () => notifiedIn(v, { operationId, performed, language }))
    }
}

/** A valid call of an operation, with the fields that make it perform another action than the first of its table. */
async function callFor(v: Verification, operation: string, more: object | undefined) {
  const { subject, call } = await validCall(v, operation)
  return { subject, call: more ? { ...call, body: { ...(call.body as object), ...more } } : call }
}

type Asked = { operationId: string; performed: Performed; language: string }

async function notifiedIn(v: Verification, { operationId, performed, language }: Asked): Promise<void> {
  const { action, more } = performed
  const { subject, call } = await callFor(v, operationId, more)
  const before = subject.read ? await readRecord(v, subject) : {}
  const named = await peopleNamed(v, JSON.stringify([before, call.body ?? {}]))
  const bystander = named.includes("outsider") ? "restricted_member" : "outsider"
  // The outsider's emails are never switched off.
  const concerned = [...named, bystander].filter((who) => who !== "outsider") as PersonRole[]
  const spoken = new Map<PersonRole, string | undefined>()
  for (const who of concerned) await switchMails(v, who, true)
  for (const who of named) spoken.set(who, await switchLanguage(v, who, language))
  try {
    const seen = await inboxesOf(v, [...concerned, "outsider"])
    const exchange = await v.target.send(operationId, call)
    if (!isDone(exchange)) throw new LeftOut(`${operationId} in this state answered ${described(exchange)}`)
    await expectEntries(v, {
      ...(await newsOf(v, action, { subject, before, exchange, call })),
      seen,
      exchange,
      bystander,
      isInLanguage: (who, title) =>
        spoken.get(who) === undefined || isIn(language, title, [before, call.body, exchange.answer]),
    })
  } finally {
    for (const who of concerned) await switchMails(v, who, false).catch(ifLeftOut)
    for (const [who, own] of spoken) if (own !== undefined) await switchLanguage(v, who, own).catch(ifLeftOut)
  }
}

/** Whether a subject is in a language, apart from texts of the record, which are in any. */
function isIn(language: string, subject: string, said: readonly unknown[]): boolean {
  const texts: string[] = []
  JSON.stringify(said, (_name, value: unknown) => {
    if (typeof value === "string" && value.length > 1) texts.push(value.trim())
    return value
  })
  const rest = texts.sort((a, b) => b.length - a.length).reduce((left, text) => left.replaceAll(text, " "), subject)
  return languages[language]?.test(rest) ?? true
}

type Acted = { subject: Subject; before: View; exchange: Exchange; call: Call }

/** The accounts that have to get an entry, and the record that it is about: the one that was made, or the one that was acted on. */
async function newsOf(v: Verification, action: Action, { subject, before, exchange, call }: Acted) {
  const made = resultOf(exchange)
  const isMade = action.notifies.every((field) => field in made) && !isOf(subject, made)
  const after = isMade || !subject.read ? made : await readRecord(v, subject)
  const records = isMade ? [made] : [before, after]
  const wanted = await wantedOf(v, action, records, call.as?.session.user_id)
  const keys = [...(isMade ? [] : Object.values(subject.path)), ...names.map((name) => after[name])]
  return { wanted, keys: new Set(keys.filter((key) => typeof key === "string")) }
}

/** What identifies records in paths, and so in the inbox. */
const names = ["id", "draft_code", "acronym"]
const isOf = ({ path }: Subject, view: View) =>
  names.some((name) => Object.values(path).some((id) => id === view[name]))

/** The accounts of the fixtures, without that of the other alliance. */
async function accountsOf(v: Verification): Promise<[PersonRole, string][]> {
  const accounts: [PersonRole, string][] = []
  for (const who of personRoles.filter((role) => role !== "neighbour" && role in v.fixtures.people)) {
    const person = await v.people.get(who).catch(ifLeftOut)
    if (person) accounts.push([who, person.session.user_id])
  }
  return accounts
}

/** The accounts whose ids stand in a text. */
async function peopleNamed(v: Verification, text: string): Promise<PersonRole[]> {
  return (await accountsOf(v)).flatMap(([who, id]) => (text.includes(`"${id}"`) ? [who] : []))
}

/** The accounts that the table's fields name in these records. @throws LeftOut if they name none but the person of the call */
async function wantedOf(v: Verification, { notifies }: Action, records: readonly View[], caller: string | undefined) {
  const text = JSON.stringify(notifies.flatMap((field) => records.map((record) => record[field])))
  const accounts = await accountsOf(v)
  const wanted = accounts.flatMap(([who, id]) => (id !== caller && text.includes(`"${id}"`) ? [who] : []))
  if (wanted.length === 0) throw new LeftOut(`no account but that of the call stands in ${notifies.join(", ")}`)
  return wanted
}

type Seen = ReadonlyMap<PersonRole, ReadonlySet<string>>

async function inboxesOf(v: Verification, people: readonly PersonRole[]): Promise<Seen> {
  const seen = new Map<PersonRole, ReadonlySet<string>>()
  for (const who of people) seen.set(who, new Set((await inboxOf(v, who)).map(({ id }) => id)))
  return seen
}

async function inboxOf(v: Verification, who: PersonRole): Promise<Entry[]> {
  return resultOf(await sendAs(v, who, "inbox.list", { query: { size: "10" } })).items as Entry[]
}

type Expected = {
  wanted: readonly PersonRole[]
  bystander: PersonRole
  keys: ReadonlySet<unknown>
  seen: Seen
  exchange: Exchange
  isInLanguage: (who: PersonRole, subject: string) => boolean
}

/** A record that has no page, or that the person may no longer read, is not named: then any new entry counts. */
async function expectEntries(v: Verification, expected: Expected): Promise<void> {
  const { wanted, bystander, keys, seen, exchange, isInLanguage } = expected
  const newOf = async (who: PersonRole) =>
    (await inboxOf(v, who)).filter(({ id, record }) => !seen.get(who)?.has(id) && (!record || keys.has(record.key)))
  const deadline = Date.now() + patience
  const waiting = new Set(wanted)
  while (waiting.size > 0) {
    for (const who of waiting) {
      const entries = await newOf(who)
      const foreign = entries.find(({ subject }) => !isInLanguage(who, subject))
      if (foreign) throw new Finding(`the subject is in another language than ${who}'s: ${foreign.subject}`, exchange)
      if (entries.length > 0) waiting.delete(who)
    }
    if (waiting.size === 0) break
    if (Date.now() > deadline) throw new Finding(`nothing in the inbox of ${[...waiting].join(", ")}`, exchange)
    await wait(pause)
  }
  if ((await newOf(bystander)).length > 0)
    throw new Finding(`${bystander} has no part in the record, and has it in the inbox`, exchange)
}
