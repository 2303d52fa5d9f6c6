import type { ContractDocument } from "#scripts/contract/document.ts"
import type { RawAction, RawRow, RawTable } from "#scripts/contract/states/written.ts"
import { compared, searched, stored, wrong, type FieldError, type Values } from "./small-backend-fields.ts"
import { memberRef, type Member } from "./small-backend-people.ts"

/** A call after its session was checked. `check`: refuses invalid fields, those of the schema and these. */
export type Asked = {
  operation: string
  person: Member
  id?: string
  body: Values
  query: Values
  ip: string
  userAgent: string
  check: (own?: FieldError[]) => void
}

const statuses: Record<string, number> = { unauthorized: 401, forbidden: 403, not_found: 404 }

/** Thrown where a call is refused. */
export class Refusal extends Error {
  readonly status: number
  readonly content: Values

  constructor(code: string, more: Values = {}) {
    super(code)
    this.status = statuses[code] ?? 400
    this.content = { code, message: code, ...more }
  }
}

type Row = {
  id: string
  kind: string
  version: number
  creator: Member
  created: string
  changed: { by: Member; time: string }
  status: string
  /** Minutes before the start by the id of the subscriber. */
  subscribers: Map<string, number>
  values: Values
}
type LogRow = { id: string; alliance: string; person: Member; kind: string; key: string; view: Values }

const now = () => new Date().toISOString()
const iso = (text: unknown) => new Date(String(text)).toISOString()

/** Schedules, categories of downloads, and their log. */
export class Small {
  readonly #tables: Readonly<Record<string, RawTable>>
  readonly #rows = new Map<string, Row>()
  readonly #log: LogRow[] = []
  #serial = 0

  constructor(document: ContractDocument) {
    this.#tables = document["x-states"]?.tables ?? {}
  }

  /** Answers a call: finds its record, asks the state table, checks version and fields, and does it. @throws Refusal */
  answer(asked: Asked): Values | undefined {
    const [kind = "", action = ""] = asked.operation.split(".")
    if (kind === "operation-log") return this.#logList(asked)
    const row = asked.id === undefined ? undefined : this.#find(kind, asked.id, asked.person)
    if (action === "list") return this.#list(kind, asked)
    if (action === "get" && row) return this.#view(row, asked.person)
    return this.#write(kind, action, asked, row)
  }

  #write(kind: string, action: string, asked: Asked, row?: Row): Values | undefined {
    this.#guard(kind, action, asked, row)
    if (row) refuseStale(row, asked.body.version)
    asked.check(this.#faults(kind, asked, row))
    const done = row ? this.#change(action, row, asked) : this.#create(kind, asked)
    this.#note(asked, kind, done)
    return action === "delete" ? undefined : this.#view(done, asked.person)
  }

  #find(kind: string, id: string, { alliance }: Member): Row {
    const row = this.#rows.get(id)
    if (!row || row.kind !== kind || row.creator.alliance !== alliance) throw new Refusal("not_found")
    return row
  }

  /** Role, state and conditions of the state table, in this order. */
  #guard(kind: string, name: string, { person }: Asked, row?: Row): void {
    const table = this.#tables[kind]
    const action = (row ? table : table?.list)?.actions[name]
    if (!action) throw new Refusal("forbidden")
    const status = row?.status ?? "open"
    const inState = action.rows.filter((one) => isIn(one, status))
    const able = inState.find((one) => may(one, person, row))
    const isAllowed = action.rows.some((one) => may(one, person, row))
    if (!able) throw refusalOf(action, inState, { status, isAllowed })
    if (table && row) refuseCondition(table, able, row, person)
  }

  /** What the person can do with a record, or with the list of its kind. */
  #actions(kind: string, person: Member, row?: Row): string[] {
    const table = this.#tables[kind]
    const actions = (row ? table : table?.list)?.actions ?? {}
    const isPossible = (one: RawRow) =>
      isIn(one, row?.status ?? "open") &&
      may(one, person, row) &&
      !one.unless?.some((condition) => row && holds(condition, row, person))
    return Object.keys(actions).filter((name) => actions[name]?.rows?.some(isPossible))
  }

  /** What no schema says: order of times, time zones, formatted texts, unique names. */
  #faults(kind: string, { body, person }: Asked, row?: Row): FieldError[] {
    const { name, start_time, end_time, timezone, description } = body
    const others = this.#all(kind, person).filter((one) => one !== row)
    const isTaken = name !== undefined && others.some(({ values }) => compared(values.name) === compared(name))
    return [
      ...(isTaken ? [wrong("name", "not_unique")] : []),
      ...(Date.parse(String(end_time)) < Date.parse(String(start_time)) ? [wrong("end_time", "end_too_early")] : []),
      ...(typeof timezone === "string" && !isZone(timezone) ? [wrong("timezone", "value_unknown")] : []),
      ...faultsOfText((description ?? {}) as Values),
    ]
  }

  #create(kind: string, { body, person }: Asked): Row {
    const created = now()
    const row: Row = {
      id: `${kind}-${(this.#serial += 1)}`,
      kind,
      version: 1,
      creator: person,
      created,
      changed: { by: person, time: created },
      status: "normal",
      subscribers: new Map(),
      values: valuesOf(kind, body),
    }
    this.#rows.set(row.id, row)
    return row
  }

  #change(action: string, row: Row, { body, person }: Asked): Row {
    if (action === "subscribe") row.subscribers.set(person.id, Number(body.subscription_reminder))
    else if (action === "unsubscribe") row.subscribers.delete(person.id)
    else if (action === "delete") this.#rows.delete(row.id)
    else {
      if (action === "update") row.values = valuesOf(row.kind, body)
      else row.status = "cancel"
      if (action === "cancel") row.subscribers.clear()
      row.version += 1
      row.changed = { by: person, time: now() }
    }
    return row
  }

  #all(kind: string, { alliance }: Member): Row[] {
    return [...this.#rows.values()].filter((row) => row.kind === kind && row.creator.alliance === alliance)
  }

  /** A record as its reader sees it. */
  #view(row: Row, person: Member): Values {
    const { id, version, creator, kind, values } = row
    const head = { id, version, actions: this.#actions(kind, person, row), creator: memberRef(creator), ...values }
    if (kind === "download-category") return { ...head, updated_time: row.changed.time, download_total: 0 }
    return {
      ...head,
      duration: Math.round((Date.parse(String(values.end_time)) - Date.parse(String(values.start_time))) / 60_000),
      status: row.status,
      subscription_reminder: row.subscribers.get(person.id) ?? null,
      subscriber_total: row.subscribers.size,
      created_time: row.created,
    }
  }

  #list(kind: string, { query, person, check }: Asked): Values {
    check()
    const views = this.#all(kind, person).map((row) => this.#view(row, person))
    const found = views.filter((view) => isFound(view, query))
    const { status, ...others } = query
    const counted = kind === "schedule" && views.filter((view) => isFound(view, others))
    return {
      ...page(found, query, kind === "schedule" ? "-start_time" : "name"),
      actions: this.#actions(kind, person),
      ...(counted && { counts: countsOf(counted) }),
    }
  }

  #note({ operation, person, ip, userAgent }: Asked, kind: string, { id, values }: Row): void {
    const view = { operation, time: now(), ip, user_agent: userAgent, memo: String(values.subject ?? values.name) }
    this.#log.push({ id: `log-${this.#log.length}`, alliance: person.alliance, person, kind, key: id, view })
  }

  #logList({ query, person, check }: Asked): Values {
    check()
    const isAdmin = person.roles.some((role) => role === "alliance_admin" || role === "member_admin")
    if (query.key === undefined && !isAdmin)
      throw new Refusal("forbidden", { result: { roles: ["alliance_admin", "member_admin"] } })
    const rows = this.#log.filter((row) => row.alliance === person.alliance && isOfLog(row, query))
    if (query.key !== undefined && rows.length === 0)
      throw new Refusal("validation_failed", { errors: [wrong("key", "unknown_reference")] })
    const views = rows.map(({ id, person: by, kind, view }) => ({
      id,
      username: by.username,
      name: by.username,
      email: `${by.id}@small.example`,
      ...view,
      ...(!isAdmin && { ip: null, user_agent: null }),
      module: kind.replace("-", "_"),
      record: null,
      group: null,
      is_on_behalf: false,
    }))
    return { ...page(views, query, "-time"), actions: [] }
  }
}

const isIn = ({ in: states }: Pick<RawRow, "in">, status: string) => states === "all" || states.includes(status)

const hasRole = ({ id, roles }: Member, role: string, row?: Row) =>
  role === "creator" ? row?.creator.id === id : roles.includes(role)

function holds(condition: string, { values, subscribers }: Row, { id }: Member): boolean {
  if (condition === "ended") return Date.parse(String(values.end_time)) <= Date.now()
  return condition === "not_subscribed" && !subscribers.has(id)
}

const may = ({ by }: RawRow, person: Member, row?: Row) => by.some((role) => hasRole(person, role, row))

type Situation = { status: string; isAllowed: boolean }

/** Why an action is refused. `isAllowed`: the person can do it in another state. */
function refusalOf(
  { rows, refusals }: RawAction,
  inState: readonly RawRow[],
  { status, isAllowed }: Situation,
): Refusal {
  if (inState.length === 0 && isAllowed)
    return new Refusal(refusals?.state?.[status] ?? "state_refused", { result: { status } })
  return new Refusal("forbidden", { result: { roles: (inState.length > 0 ? inState : rows).flatMap(({ by }) => by) } })
}

/** @throws Refusal if a condition of the row holds */
function refuseCondition({ conditions = {} }: RawTable, { unless = [] }: RawRow, row: Row, person: Member): void {
  const held = unless.find((condition) => holds(condition, row, person))
  if (held !== undefined) throw new Refusal(conditions[held]?.code ?? held, { result: { status: row.status } })
}

/** @throws Refusal if the version is not the current one; one that is no version is refused with the fields */
function refuseStale({ version, changed: { by, time }, status }: Row, sent: unknown): void {
  if (!Number.isSafeInteger(sent) || Number(sent) < 1 || sent === version) return
  throw new Refusal("stale", { result: { changed_by: memberRef(by), changed_time: time, version, status } })
}

/** The values of a body as they are stored. */
function valuesOf(kind: string, body: Values): Values {
  if (kind === "download-category") return { name: stored(body.name) }
  const { type, timezone, description } = body
  return {
    subject: stored(body.subject),
    type,
    start_time: iso(body.start_time),
    end_time: iso(body.end_time),
    timezone,
    location: stored(body.location),
    description,
  }
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).format() !== ""
  } catch {
    return false
  }
}

function faultsOfText({ text, format }: Values): FieldError[] {
  if (typeof text !== "string") return []
  if (Buffer.byteLength(text) > 65_536) return [wrong("description.text", "too_long", { max: 65_536 })]
  return isBlank(text, format) ? [wrong("description.text", "required")] : []
}

/** Whether a formatted text shows nothing. */
const isBlank = (text: string, format: unknown) =>
  !/[\p{L}\p{N}\p{S}]/u.test(format === "html" ? text.replaceAll(/<(?!img[^>]*alt="[^"])[^>]*>/g, "") : text)

function isFound(view: Values, { q = "", status, type, mine, from, to }: Values): boolean {
  const words = searched(q).split(/\s+/).filter(Boolean)
  const text = searched(view.subject ?? view.name)
  const start = Date.parse(String(view.start_time))
  return (
    words.every((word) => text.includes(word)) &&
    [
      ["status", status],
      ["type", type],
    ].every(([field, values]) => !values || (values as unknown[]).includes(view[String(field)])) &&
    (mine !== true || view.subscription_reminder !== null) &&
    (from === undefined || start >= Date.parse(String(from))) &&
    (to === undefined || start < Date.parse(String(to)))
  )
}

const countsOf = (views: readonly Values[]) =>
  Object.fromEntries(["normal", "cancel"].map((one) => [one, views.filter(({ status }) => status === one).length]))

const isOfLog = ({ kind, key, person, view }: LogRow, query: Values) =>
  (query.module === undefined || query.module === kind.replace("-", "_")) &&
  (query.key === undefined || query.key === key) &&
  (query.member_id === undefined || query.member_id === person.id) &&
  (query.operation === undefined || (query.operation as string[]).includes(String(view.operation)))

const texts = new Intl.Collator("zh", { numeric: true, sensitivity: "accent" })

/** Ongoing schedules first, then future ones, the nearest first, then past ones, the latest first, then cancelled ones. */
function upcoming({ status, start_time, end_time }: Values): [number, number] {
  const [start, end] = [Date.parse(String(start_time)), Date.parse(String(end_time))]
  if (status === "cancel") return [3, -start]
  if (end < Date.now()) return [2, -start]
  return start <= Date.now() ? [0, start] : [1, start]
}

/** One page of a list, sorted; rows with equal values by their id. */
function page(views: readonly Values[], query: Values, usual: string): Values {
  const sort = String(query.sort ?? usual)
  const [key, sign] = sort.startsWith("-") ? [sort.slice(1), -1] : [sort, 1]
  const compare = (one: Values, other: Values) => {
    if (key !== "upcoming") return texts.compare(String(one[key]), String(other[key]))
    const [[rank, at], [otherRank, otherAt]] = [upcoming(one), upcoming(other)]
    return rank - otherRank || at - otherAt
  }
  const sorted = [...views].sort(
    (one, other) => sign * compare(one, other) || texts.compare(String(one.id), String(other.id)),
  )
  const [number, size] = [Number(query.page ?? 1), Number(query.size ?? 25)]
  return { items: sorted.slice((number - 1) * size, number * size), total: views.length, page: number, size }
}
