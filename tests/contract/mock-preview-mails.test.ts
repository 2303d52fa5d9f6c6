import { describe, expect, test } from "vitest"
import { runBeforeCall } from "#mock/engine/registry.ts"
import { minute } from "#mock/engine/store/clock.ts"
import type { MailRow } from "#mock/engine/store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { states } from "#tests/mock/cells.ts"
import { actors, addressOf, contract, keyOf, operations, type Operation } from "./mock-contract.ts"
import type { Reply, Session } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()

type Preview = {
  recipients: { total: number; members: { id: string }[]; external_total: number; external: { email: string }[] }
}
/** An action of a state table with its operation; `name` is the action as previews name it. */
type Acted = { module: string; name: string; operation: Operation; isOnList: boolean; effects: string[] }

/** Actions on parts of a record that are previewed as actions of the record. */
const ofRecord: Record<string, readonly [module: string, prefix: string]> = {
  "workgroup-role": ["workgroup", "role."],
  "meeting-topic": ["meeting", "topic."],
  "topic-call-topic": ["topic_call", "topic."],
}

/** Every action of every state table that the table itself judges. */
const acted: Acted[] = states.tables.flatMap(({ kind, actions, list }) => {
  const [module, prefix] = ofRecord[kind] ?? [kind.replaceAll("-", "_"), ""]
  const of = (part: typeof actions, isOnList: boolean) =>
    Object.entries(part).flatMap(([action, { operation: id, isOwn, effects }]) => {
      const operation = isOwn && operations.find(({ operationId }) => operationId === id)
      const name = `${prefix}${action}`
      return operation && operation.method !== "get"
        ? [{ module, name, operation, isOnList, effects: effects.map(({ text }) => text) }]
        : []
    })
  return [...of(actions, false), ...of(list?.actions ?? {}, true)]
})

const bodyOf = ({ requestBody }: Operation) =>
  Object.values(requestBody?.content["application/json"]?.examples ?? {})[0]?.value as object | undefined

const actorOf = ({ operationId }: Operation) =>
  operationId === "workgroup.leave" ? "member" : (actors[operationId] ?? "admin")

/** The query that asks for the preview of an action with the values of its example. */
function questionOf({ module, name, operation, isOnList }: Acted): string {
  const path = operation.parameters.filter((one) => one.in === "path")
  const value = (key: string) => String(path.find((one) => one.name === key)?.example ?? "")
  const [first] = path
  const { group_acronym, draft_code } = (bodyOf(operation) ?? {}) as Record<string, string | undefined>
  const where = isOnList ? { group_acronym, draft_code } : { key: String(first?.example) }
  const part = name === "role.remove" ? { role: value("role"), member_id: value("member_id") } : {}
  const given = Object.entries({ module, action: name, ...where, ...part }).filter(([, text]) => text !== undefined)
  return new URLSearchParams(given as [string, string][]).toString()
}

async function act({ operation }: Acted, session: Session): Promise<Reply> {
  const headers = { ...session.headers, ...keyOf(operation) }
  return host.call(operation.method.toUpperCase(), addressOf(operation), headers, bodyOf(operation))
}

/** The mails of the operation so far, also those that wait for the end of a hold. */
function mailsOf({ operation: { operationId } }: Acted, store: Store): MailRow[] {
  store.clock.fix(store.now() + 2 * minute)
  runBeforeCall(store)
  return store.rows.mail.filter(({ operation }) => operation === operationId)
}

/** The texts of a body: people whom its form names are no news to the person who confirms. */
const namedIn = (operation: Operation) => new Set(JSON.stringify(bodyOf(operation) ?? {}).match(/[\w.@+-]+/g))

/** Effects that depend on what changed or on who is there. */
const onlySometimes = /\bif\b|newly|new presenter/

const titled = (all: Acted[]) => all.map((one) => [`${one.module} ${one.name}`, one] as const)

type Schema = { $ref?: string; properties?: object }
const schemas = contract.components?.schemas as Record<string, Schema>
const resolved = (schema: Schema): Schema =>
  schema.$ref ? (schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema

/** A question without a form: nothing is filled in but a reason, and no person is chosen. */
function isConfirmation({ requestBody, method }: Operation): boolean {
  const { properties = {} } = resolved((requestBody?.content["application/json"]?.schema ?? {}) as Schema)
  const asked = Object.keys(properties).filter((name) => name !== "version" && name !== "reason")
  return asked.length === 0 && (method === "delete" || requestBody !== undefined)
}

describe("FORM-10 each person gets one mail, and the preview names the people", () => {
  test("the rig covers the state tables", () => expect(acted.length).toBeGreaterThan(100))

  test.each(titled(acted))("%s", async (_title, one) => {
    const { operation } = one
    const session = await host.signIn(actorOf(operation))
    const store = host.mock.stores.get(session.store)
    const seen = await host.call("GET", `/api/preview?${questionOf(one)}`, session.headers)
    const answer = await act(one, session)
    // a few examples of deletions name records that are in use; they mail nobody
    if (answer.status >= 300) return expect(one.effects.join(" ")).not.toMatch(/email/i)
    const mails = mailsOf(one, store)
    const people = mails.map(({ member_id, to }) => member_id ?? to.toLowerCase())
    expect(people.length, "one mail a person").toBe(new Set(people).size)
    const isAlways = one.effects.some((text) => /^email\b|\bemailed to\b/i.test(text) && !onlySometimes.test(text))
    const isNever = !one.effects.some((text) => /\bemail/i.test(text))
    if (isAlways) expect(people.length, "the table says that it mails").toBeGreaterThan(0)
    if (isNever) expect(people, "the table says nothing of mails").toEqual([])
    if (seen.status !== 200) {
      // the page of a request or a topic names the one person who is told: its author
      const isAsked = isConfirmation(operation) && people.length > 1 && !isForVisitors(operation)
      return expect(isAsked, `${mails.length} mails without a preview`).toBe(false)
    }
    const { recipients } = seen.body.result as Preview
    const named = namedIn(operation)
    const shown = new Set([...recipients.members.map(({ id }) => id), ...recipients.external.map(({ email }) => email)])
    const unknown = people.filter((person) => !shown.has(person) && !named.has(person))
    if (recipients.total <= 50) expect(unknown, "mailed, but not in the preview").toEqual([])
    const mailed = people.filter((person) => !named.has(person))
    const all = recipients.total + recipients.external_total - [...named].filter((name) => shown.has(name)).length
    if (people.length > 0) expect(mailed.length).toBe(all)
  })
})

/** Whether applicants without an account call the operation: previews need a session. */
const isForVisitors = ({ security = [] }: Operation) => security.some((schemes) => "applicantKey" in schemes)
