import { envelopeOf, Finding, LeftOut, preparedResult, resultOf, type Exchange } from "../client/answers.ts"
import type { Call } from "../client/call.ts"
import { parametersOf, takesSession, type Contract, type Operation } from "../client/contract.ts"
import type { Fixtures, Person, PersonRole, WhyRefused } from "../client/fixtures.ts"
import type { Rule } from "../client/rules.ts"
import { unique } from "./bodies.ts"
import type { TestRecords } from "./test-records.ts"

type Send = (operation: string, call?: Call) => Promise<Exchange>

/** What checks and kinds of records work with. */
export type Verification = {
  contract: Contract
  fixtures: Fixtures
  /** Sends calls (`keeping.ts`). `read`: of a reading, the answer to the same call if nothing was written since; `expire` forgets them. */
  target: { send: Send; read: Send; expire: () => void; missing: ReadonlySet<string> }
  people: {
    get: (role: PersonRole) => Promise<Person>
    another: (role: PersonRole) => Promise<Person>
    ticket: (role: PersonRole) => Promise<string>
    refusedTicket: (why: WhyRefused) => Promise<string>
    exchange: (role: PersonRole) => object
  }
  records: TestRecords
  kinds: readonly Kind[]
  /** The acronym of a group of this run (guest.ts). */
  ownGroup: (use: "records" | "people") => Promise<string>
  /** The request of an operation that writes: written by hand, or derived; undefined if neither is possible. */
  writeOf: (operation: string) => Write | undefined
  /** Runs a check if it is selected, and records the result. */
  check: (operation: string, rule: Rule, title: string, carryOut: () => Promise<void>) => Promise<void>
  wants: (operation: string, rule: Rule) => boolean
}

/** A record as a backend shows it. */
export type View = Record<string, unknown>

/** A record that a call is about, ready to be acted on and read back. */
export type Subject = {
  /** Its path parameters, and those of the records around it. */
  path: Record<string, string>
  /** How it is read: by whom, in which answer (of a list if nothing else shows it), and in which part of that. Missing: not at all. */
  read?: { who: PersonRole; operation: string; part?: (view: View) => View }
  /** The operation that changes it without changing its state. */
  change?: string
  /** The record whose log has its actions. Missing: its own. */
  logged?: { module: string; key: string }
  /** The operations that have filled parts of it (`filled_by` of the state tables). */
  filled?: readonly string[]
  /** For the only record of its kind: restores the previous state and returns the version. */
  restore?: () => Promise<number>
}

/** What a call is about that needs no record. */
export const nothing: Subject = { path: {} }

/** A valid request of an operation that writes. */
export type Write = {
  who: PersonRole | "nobody"
  /** A person who is allowed to do it for any body, because roles are checked before fields. */
  entitled?: PersonRole
  /** Makes or finds a record in a state that allows it. Missing: it needs none. */
  subject?: (v: Verification) => Promise<Subject>
  /** The request body; `unique` differs in each call. `version` is added if the operation takes one. */
  body?: (v: Verification, unique: string, subject: Subject) => object | Promise<object>
  form?: (unique: string) => FormData
  /** Changed fields, to send a different body with the same idempotency key. */
  other?: object
  /** Headers that the operation requires even without a session. */
  headers?: (v: Verification) => Promise<Record<string, string>>
}

/** A kind of record: how it is made, acted on and removed again. One file each, listed in `kinds.ts`. */
export type Kind = {
  /** Its name in the report, in the plural. */
  name: string
  /** The operations that make one, and the field of their result that identifies it (without it: `id`). */
  creates?: readonly string[]
  idField?: string
  /** The requests of the operations that write it. */
  writes?: Readonly<Record<string, Write>>
  /** For calls that only read it or are refused. `path`: where its operations stand; `others`: operations elsewhere that read about it. */
  sample?: { path: string; others?: readonly string[]; isFresh?: boolean; make: (v: Verification) => Promise<Subject> }
  /** If it can be made in every state of its table, with people whose roles for it are known. */
  cells?: Cells
  /** Records that show something that most of their kind do not. */
  specials?: readonly { table: string; shows: View; make: (v: Verification) => Promise<Subject> }[]
  /** The record of the run that examples of other kinds name, by the kind in its name of an id and by what its field says of it. */
  standIn?: { kind: string; id: (v: Verification, sort: string) => Promise<string | undefined> }
  /** Where none can be made: the existing record that is acted on, and its collection. */
  spare?: { place: string; id: (v: Verification) => Promise<string> }
  /** Undoes what can be undone, at the end of the run, for a record that this person has made. */
  cleanUp?: (v: Verification, id: string, as: Call["as"]) => Promise<unknown>
}

export type Cells = {
  /** The kind of its state table, and the operation whose answer shows its `actions`. */
  table: string
  read: string
  places: readonly string[]
  states: readonly string[]
  /** Makes a record that no other check uses. */
  make: (v: Verification, state: string, place?: string) => Promise<Subject>
  rolesOf: (who: PersonRole, place: string) => readonly string[]
  /** Fields that make its operation perform an action, where one operation performs several. */
  more?: Readonly<Record<string, object>>
}

/** Whether a request is derived. Its refusal may be due to the example and not to the backend. */
export const isDerived = ({ kinds }: Verification, operation: string): boolean =>
  !kinds.some(({ writes = {} }) => operation in writes)

/** Whether only a few calls of an operation succeed in an hour. Derived requests need records, which have limits of their own. */
export const isScarce = (v: Verification, operation: string): boolean =>
  !isDerived(v, operation) && v.contract.operation(operation)["x-codes"]?.includes("rate_limited") === true

/** Whether only a few records of the operation's resource can be made in an hour: other checks need them. */
export function isLimited({ contract }: Verification, operation: string): boolean {
  const create = `${operation.split(".")[0]}.create`
  return contract.operations.some((one) => one.operationId === create && one["x-codes"]?.includes("rate_limited"))
}

/** Values of parameters that exist in the target, instead of the contract's examples. */
export const knownValues = ({ fixtures: { alliance, values } }: Verification): Record<string, string> => ({
  group_acronym: alliance.group,
  acronym: alliance.group,
  ...values,
})

/** Sends a call as a person of the fixtures. */
export const sendAs = async (v: Verification, who: PersonRole, operation: string, call: Call = {}): Promise<Exchange> =>
  v.target.send(operation, { ...call, as: await v.people.get(who) })

type Asked = { who?: PersonRole; query?: Call["query"]; values?: Record<string, string> }

/** A call of a read operation with all that it requires, by default as the administrator. */
export async function readCall(v: Verification, operation: Operation, asked: Asked = {}): Promise<Call> {
  const { who = "alliance_admin", query = {}, values = knownValues(v) } = asked
  const { path, query: needed } = parametersOf(operation, values)
  const call = { path, query: { ...needed, ...query } }
  if (takesSession(operation)) return { ...call, as: await v.people.get(who) }
  const isNamed = operation.parameters.some(({ name, required }) => name === "alliance-id" && required)
  return isNamed ? { ...call, headers: await allianceHeader(v) } : call
}

/** The header that selects the alliance of a call without a session. */
export const allianceHeader = async ({ people }: Verification): Promise<Record<string, string>> => ({
  "alliance-id": (await people.get("outsider")).session.alliance_id,
})

/** The group that admits only its members. @throws LeftOut if the fixtures have none */
export function restrictedGroup({ fixtures: { alliance } }: Verification): string {
  if (alliance.restricted_group === undefined) throw new LeftOut("the fixtures name no restricted_group")
  return alliance.restricted_group
}

/** Reads the whole answer that shows a record, by default as its person. @throws LeftOut if it cannot be read */
export async function readAnswer(v: Verification, { path, read }: Subject, who = read?.who): Promise<View> {
  if (!read || !who) throw new LeftOut("its record is not read by itself")
  const isOfList = read.operation.endsWith(".list")
  const as = await v.people.get(who)
  const exchange = await v.target.read(read.operation, { as, ...(isOfList ? { query: { size: "200" } } : { path }) })
  if (!isOfList) return resultOf(exchange)
  const found = (resultOf(exchange).items as View[]).find(({ id }) => id === path.id)
  if (!found) throw new Finding(`${String(path.id)} is not in the list`, exchange)
  return found
}

/** Reads a record, by default as its person. @throws LeftOut if it cannot be read */
export async function readRecord(v: Verification, subject: Subject, who?: PersonRole): Promise<View> {
  const answer = await readAnswer(v, subject, who)
  return subject.read?.part ? subject.read.part(answer) : answer
}

/** The current version of a record; 1 if it cannot be read. */
export const versionOf = async (v: Verification, subject: Subject): Promise<number> =>
  subject.read ? Number((await readRecord(v, subject)).version) : 1

/** The record of calls that only read or are refused, and of this operation or about such a record; shared, unless its kind says otherwise. */
export async function sampleFor(v: Verification, { path, operationId }: Operation): Promise<Subject | undefined> {
  const [sample] = v.kinds
    .flatMap((kind) => kind.sample ?? [])
    .filter((one) => path.includes(one.path) || one.others?.includes(operationId))
    .sort((a, b) => b.path.length - a.path.length)
  if (!sample) return undefined
  return sample.isFresh ? sample.make(v) : v.records.shared(`sample ${sample.path}`, () => sample.make(v))
}

/** The shared record for a request that is written by hand and will be refused. */
export const sharedSubject = async (v: Verification, operation: Operation): Promise<Subject | undefined> =>
  isDerived(v, operation.operationId) ? undefined : sampleFor(v, operation)

/** Makes a record and returns it. @throws Unprepared if the target refuses */
export async function create(v: Verification, operation: string, who: PersonRole, call: Call): Promise<View> {
  return preparedResult(await sendAs(v, who, operation, call))
}

/** Makes records of a resource that has `create` and `update`: as the administrator, with this form. */
export function maker(resource: string, form: NonNullable<Write["body"]>, read = `${resource}.get`) {
  return async (v: Verification): Promise<Subject> => {
    const { id } = await create(v, `${resource}.create`, "alliance_admin", { body: await form(v, unique(), nothing) })
    const reading = { who: "alliance_admin", operation: read } as const
    return { path: { id: String(id) }, read: reading, change: `${resource}.update` }
  }
}

/** Makes a record of another kind, in this state. */
export function makeIn(v: Verification, kind: string, state: string): Promise<Subject> {
  const cells = v.kinds.find(({ name }) => name === kind)?.cells
  if (!cells) throw new Error(`${kind} are not made by state`)
  return cells.make(v, state)
}

/** Performs an action on a record as its person. @param body what it takes besides the version */
export async function act(v: Verification, subject: Subject, operation: string, body: object = {}): Promise<View> {
  const call = { path: subject.path, body: { ...body, version: await versionOf(v, subject) } }
  return create(v, operation, subject.read?.who ?? "alliance_admin", call)
}

/** The first record with this status in the administrator's list. @throws LeftOut if there is none */
export async function firstWith(v: Verification, operation: string, status: string): Promise<string> {
  const query = { status: [status], size: "10" }
  const { items } = resultOf(await sendAs(v, "alliance_admin", operation, { query }))
  const [row] = items as { id: string }[]
  if (!row) throw new LeftOut(`${operation} has none that is ${status}`)
  return row.id
}

/** A cleanup that performs the operation for the status of a record, with the version and more fields in its body. */
export function cleanUpBy(read: string, operations: Record<string, string>, more: (id: string) => object = () => ({})) {
  return async (v: Verification, id: string, as: Call["as"]): Promise<void> => {
    const call = { as, path: { id, acronym: id } }
    const { status, version } = envelopeOf(await v.target.send(read, call)).result ?? {}
    const operation = operations[String(status)]
    if (operation) await v.target.send(operation, { ...call, body: { version, ...more(id) } })
  }
}
