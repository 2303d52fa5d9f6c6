import type { Action, Actions, ReadRow, Row, SetTo, State, StateTable, StateTables } from "../states/tables.ts"
import { partRows, partsShownBy } from "./parts.ts"
import { cell, escape, inline, paragraphs, table } from "./markup.ts"

const code = (text: string) => `<code>${escape(text)}</code>`
const codes = (names: readonly string[]) => names.map(code).join(" ")
const lines = (parts: readonly string[]) => parts.join("<br>")

type Operations = ReadonlySet<string>
type Part = "record" | "list"

const columns = ["Action", "In", "By", "Leads to", "Refused when", "Else refused", "Effects"]

const anchorOf = (kind: string, part: Part, action: string) =>
  ["state", kind, ...(part === "list" ? ["list"] : []), action].join("-")

type Judged = { of: StateTable; part: Part; name: string; action: Action; actions: Actions }

/** The actions in the state tables that an operation performs. */
function judgedOf({ tables }: StateTables, operationId: string): Judged[] {
  return tables.flatMap((of) =>
    (["record", "list"] as const).flatMap((part) => {
      const actions = part === "record" ? of : of.list
      return Object.entries(actions?.actions ?? {}).flatMap(([name, action]) =>
        actions && action.isOwn && action.operation === operationId ? [{ of, part, name, action, actions }] : [],
      )
    }),
  )
}

/** Links to the rows of the state tables for an operation. */
export function statesOf(tables: StateTables, operationId: string): string[] {
  return judgedOf(tables, operationId).map(
    ({ of, part, name }) =>
      `<a href="#${anchorOf(of.kind, part, name)}">who may: ${escape(of.title)}, ${escape(name)}</a>`,
  )
}

/** The roles that may call an operation, by state, from the state tables; or the reason why it is in no table. */
export function whoMay(tables: StateTables, operationId: string): string {
  const seen = partsShownBy(tables, operationId)
  return `${whoMayCall(tables, operationId)}${seen ? `<h4>Who sees what</h4>${seen}` : ""}`
}

function whoMayCall(tables: StateTables, operationId: string): string {
  const judged = judgedOf(tables, operationId)
  const reason = tables.withoutTable[operationId]
  if (judged.length === 0) return reason ? `<p><a href="#states-without">No state table</a>: ${inline(reason)}</p>` : ""
  const rows = judged.flatMap(({ action, actions }) =>
    action.rows.map((row) => [
      ...whereAndWho(row, Object.keys(actions.states)),
      leadsTo(row),
      conditionsOf(row, actions),
    ]),
  )
  const who = rows.length > 0 ? table(["In", "By", "Leads to", "Refused when"], rows) : "<p>Nobody.</p>"
  return `<h4>Who may</h4>${who}${judged.map(({ action }) => whatThen(action)).join("")}`
}

/** The fields that tell a state from others with the same status. */
const shown = (shows: State["shows"] = {}): string =>
  Object.entries(shows)
    .map(([field, value]) => `, ${code(field)} ${code(String(value))}`)
    .join("")

/** The state that a row leads to, or each of them with what it depends on. */
function leadsTo({ to, outcomes }: Row): string {
  if (!outcomes) return to ? code(to) : ""
  return lines(
    Object.values(outcomes).map(({ to: state, body, when = {} }) => {
      const on = Object.entries(body ?? when).map(([field, value]) => `${code(field)} ${code(String(value))}`)
      return `${code(state)} ${body ? "if it sends" : "if the record has"} ${on.join(", ")}`
    }),
  )
}

/** What happens then: the effects of an action, and what the fields of the record are after it. */
function whatThen(action: Action): string {
  const effects = effectsOf(action)
  return effects.length === 0
    ? ""
    : `<h4>What happens then</h4><ul>${effects.map((one) => `<li>${one}</li>`).join("")}</ul>`
}

const setTo = (fields: Action["sets"]): string[] =>
  Object.entries(fields).map(([field, value]) => `${code(field)}: ${meaningOf(value)}`)

const effectsOf = ({ effects, sets, changes, notifies, others }: Action): string[] => [
  ...effects.map(({ text }) => inline(text)),
  ...others.map(({ record, made_by, in: states, to, sets: values }) =>
    [
      `Each ${code(record)} of it (${code(made_by)}) that is ${codes(states)} becomes ${code(to)}`,
      ...setTo(values),
    ].join(", "),
  ),
  ...(notifies.length > 0 ? [`In the inbox of the people in ${codes(notifies)}, but for the person of the call`] : []),
  ...setTo(sets),
  ...(changes.length > 0 ? [`May be different then: ${codes(changes)}`] : []),
]

const meanings = { now: "now", caller: "the person of the call", next: "the next number", kept: "as it was" }

function meaningOf(value: SetTo): string {
  if (typeof value === "string") {
    const sent = /^body\.(.+)$/.exec(value)?.[1]
    return sent === undefined ? meanings[value as keyof typeof meanings] : `the ${code(sent)} that was sent`
  }
  if (value === null || typeof value !== "object") return code(String(value))
  if ("is" in value) return code(value.is)
  return Object.entries(value.from)
    .map(([state, one]) => `${meaningOf(one)} if it was ${code(state)}`)
    .join(", ")
}

/** The part common to all state tables: the order of guards, the roles, operations without a table. */
export function statesIntroduction({ guards, effects, roles, groups, implied, withoutTable }: StateTables): string {
  const guardRows = guards.map((one, at) => [
    String(at + 1),
    escape(one.guard),
    one.code ? code(one.code) : "of the table",
    inline(one.when),
  ])
  const roleRows = Object.entries(roles).map(([role, meaning]) => [code(role), inline(meaning)])
  const groupRows = Object.entries(groups).map(([group, members]) => [code(group), codes(members)])
  const without = Object.entries(withoutTable).map(([id, why]) => [`<a href="#${id}">${code(id)}</a>`, inline(why)])
  return `<section><h2 id="states">State tables</h2>
<p>Who may do what in which state stands below the operations of each tag. Whatever no row allows is refused, and nothing is written.</p>
<h3>The order of guards</h3>${table(["", "Guard", "Code", "It refuses when"], guardRows)}
<h3>What every action does</h3><ul>${effects.map((effect) => `<li>${inline(effect)}</li>`).join("")}</ul>
<h3>Roles</h3><p>Everyone who holds a role but ${code("visitor")} also holds ${codes(implied)}.</p>${table(["Role", "Who"], roleRows)}
${table(["Short name", "Stands for"], groupRows)}
<h3 id="states-without">Operations without a table</h3>${table(["Operation", "Why"], without)}
</section>`
}

/** The state tables of one tag. `operations`: those on the page, which links can point to. */
export function stateSections({ tables }: StateTables, tag: string, operations: Operations): string {
  return tables
    .filter((one) => one.tag === tag)
    .map((one) => stateSection(one, operations))
    .join("\n")
}

/** The state tables of records that the contract does not contain yet. */
export function plannedSections(states: StateTables, tags: ReadonlySet<string>, operations: Operations): string {
  const others = states.tables.filter(({ tag }) => !tags.has(tag))
  if (others.length === 0) return ""
  const sections = others.map((one) => stateSection(one, operations)).join("\n")
  return `<section><h2 id="states-planned">Planned records</h2>${sections}</section>`
}

function stateSection(of: StateTable, operations: Operations): string {
  const { kind, title, about, seen, restrictedGroup, roles, list } = of
  const roleRows = Object.entries(roles).map(([role, meaning]) => [code(role), inline(meaning)])
  return `<section class="states" id="states-${kind}"><h3>Who may do what: ${escape(title)}</h3>
${paragraphs(about)}
${seen.length > 0 ? `<p>The bodies of its actions repeat what the person saw: ${codes(seen)}.</p>` : ""}
${restrictedGroup ? `<p>In a restricted group: ${inline(restrictedGroup)}</p>` : ""}
${table(["Role", "Here"], roleRows)}
${tablesOf(of, kind, "record", operations)}
${of.parts.length > 0 ? `<h4>Who sees what</h4>${partRows(of.parts, of)}` : ""}
${list ? `<h4>The list: who may create where</h4>${tablesOf(list, kind, "list", operations)}` : ""}
</section>`
}

function tablesOf(of: Actions, kind: string, part: Part, operations: Operations): string {
  const states = Object.entries(of.states).map(([name, { status, made_by, when, effects = [], shows }]) => [
    code(name) + (status !== null && status !== name ? ` (status ${code(status)}${shown(shows)})` : ""),
    made_by === "place" ? "" : made_by,
    [when, ...effects].map(inline).join("<br>"),
  ])
  const names = Object.keys(of.states)
  const head = `<tr>${columns.map((text) => `<th scope="col">${text}</th>`).join("")}</tr>`
  const body = Object.entries(of.actions).map(([name, action]) =>
    actionRows(name, action, of, anchorOf(kind, part, name), operations),
  )
  const read = of.read.map(
    (row) =>
      `<tr class="first">${cell("Action", "<b>read</b>")}${labelled(row, names)}<td></td><td></td><td></td><td></td></tr>`,
  )
  return `${table([part === "record" ? "State" : "Where", "Made by", "When"], states)}
<div class="scroll"><table class="wide"><thead>${head}</thead><tbody>${[...read, ...body].join("\n")}</tbody></table></div>`
}

/** The cells of a row: states and roles. */
function whereAndWho({ in: states, by }: ReadRow, all: readonly string[]): [string, string] {
  return [states.length === all.length ? "all" : codes(states), codes(by)]
}

function labelled(row: ReadRow, all: readonly string[]): string {
  const [where, who] = whereAndWho(row, all)
  return cell("In", where) + cell("By", who)
}

function actionRows(name: string, action: Action, of: Actions, anchor: string, operations: Operations): string {
  const { operation, isOwn, rows, isListed } = action
  const known = operations.has(operation) ? `<a href="#${operation}">${code(operation)}</a>` : code(operation)
  const notes = [
    isOwn ? known : `see ${known}`,
    ...(operations.has(operation) ? [] : ["planned"]),
    ...(isListed ? [] : ["not in <code>actions</code>"]),
  ]
  const span = ` rowspan="${Math.max(rows.length, 1)}"`
  const first = cell("Action", `<b>${escape(name)}</b><br>${lines(notes)}`, `${span} id="${anchor}"`)
  const last = cell("Else refused", refusalsOf(action), span) + cell("Effects", lines(effectsOf(action)), span)
  const names = Object.keys(of.states)
  const line = (row: Row) =>
    labelled(row, names) + cell("Leads to", leadsTo(row)) + cell("Refused when", conditionsOf(row, of))
  const [one, ...more] = rows
  if (!one) return `<tr class="first">${first}<td colspan="4">nobody</td>${last}</tr>`
  return [`<tr class="first">${first}${line(one)}${last}</tr>`, ...more.map((row) => `<tr>${line(row)}</tr>`)].join(
    "\n",
  )
}

function conditionsOf({ unless }: Row, { conditions }: Actions): string {
  return lines(
    unless.map((name) => {
      const condition = conditions[name]
      return condition ? `${inline(condition.when)} ${code(condition.code)}` : ""
    }),
  )
}

function refusalsOf({ refusals: { role, state } }: Action): string {
  const byState = Object.entries(state).map(([name, refusal]) => `in ${code(name)}: ${code(refusal)}`)
  return lines([
    `role: ${code(role ?? "forbidden")}`,
    ...byState,
    `${byState.length > 0 ? "other " : ""}state: ${code("state_refused")}`,
  ])
}
