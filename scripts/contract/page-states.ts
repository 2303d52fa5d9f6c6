import { escape, inline, paragraphs, table } from "./markup.ts"
import type { Action, Actions, ReadRow, Row, StateTable, StateTables } from "./states/tables.ts"

const code = (text: string) => `<code>${escape(text)}</code>`
const codes = (names: readonly string[]) => names.map(code).join(" ")
const lines = (parts: readonly string[]) => parts.join("<br>")

type Operations = ReadonlySet<string>
type Part = "record" | "list"

const anchorOf = (kind: string, part: Part, action: string) =>
  ["state", kind, ...(part === "list" ? ["list"] : []), action].join("-")

/** Where the state tables judge an operation: links to its rows. */
export function statesOf({ tables }: StateTables, operationId: string): string[] {
  return tables.flatMap(({ kind, title, actions, list }) => {
    const links = (part: Part, of: Actions["actions"]) =>
      Object.entries(of)
        .filter(([, { isOwn, operation }]) => isOwn && operation === operationId)
        .map(([name]) => `<a href="#${anchorOf(kind, part, name)}">who may: ${escape(title)}, ${escape(name)}</a>`)
    return [...links("record", actions), ...links("list", list?.actions ?? {})]
  })
}

/** What holds for all state tables: the order of guards, the roles, operations without a table. */
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
<h3>Operations without a table</h3>${table(["Operation", "Why"], without)}
</section>`
}

/** The tables of the records of one tag. `operations`: what the page has, and can be linked to. */
export function stateSections({ tables }: StateTables, tag: string, operations: Operations): string {
  return tables
    .filter((one) => one.tag === tag)
    .map((one) => stateSection(one, operations))
    .join("\n")
}

/** The tables of records of which the contract has nothing yet. */
export function plannedSections(states: StateTables, tags: ReadonlySet<string>, operations: Operations): string {
  const others = states.tables.filter(({ tag }) => !tags.has(tag))
  if (others.length === 0) return ""
  const sections = others.map((one) => stateSection(one, operations)).join("\n")
  return `<section><h2 id="states-planned">Planned records</h2>${sections}</section>`
}

function stateSection(of: StateTable, operations: Operations): string {
  const { kind, title, about, restrictedGroup, roles, list } = of
  const roleRows = Object.entries(roles).map(([role, meaning]) => [code(role), inline(meaning)])
  return `<section class="states" id="states-${kind}"><h3>Who may do what: ${escape(title)}</h3>
${paragraphs(about)}
${restrictedGroup ? `<p>In a restricted group: ${inline(restrictedGroup)}</p>` : ""}
${table(["Role", "Here"], roleRows)}
${tablesOf(of, kind, "record", operations)}
${list ? `<h4>The list: who may create where</h4>${tablesOf(list, kind, "list", operations)}` : ""}
</section>`
}

function tablesOf(of: Actions, kind: string, part: Part, operations: Operations): string {
  const states = Object.entries(of.states).map(([name, { status, made_by, when }]) => [
    code(name) + (status !== null && status !== name ? ` (status ${code(status)})` : ""),
    made_by === "place" ? "" : made_by,
    inline(when),
  ])
  const names = Object.keys(of.states)
  const head = `<tr>${["Action", "In", "By", "Leads to", "Refused when", "Else refused", "Effects"].map((text) => `<th>${text}</th>`).join("")}</tr>`
  const body = Object.entries(of.actions).map(([name, action]) =>
    actionRows(name, action, of, anchorOf(kind, part, name), operations),
  )
  const read = of.read.map(
    (row) => `<tr><td>read</td>${whereAndWho(row, names)}<td></td><td></td><td></td><td></td></tr>`,
  )
  return `${table([part === "record" ? "State" : "Where", "Made by", "When"], states)}
<div class="scroll"><table><thead>${head}</thead><tbody>${[...read, ...body].join("\n")}</tbody></table></div>`
}

function whereAndWho({ in: states, by }: ReadRow, all: readonly string[]): string {
  const where = states.length === all.length ? "all" : codes(states)
  return `<td>${where}</td><td>${codes(by)}</td>`
}

function actionRows(name: string, action: Action, of: Actions, anchor: string, operations: Operations): string {
  const { operation, isOwn, rows, effects, isListed } = action
  const known = operations.has(operation) ? `<a href="#${operation}">${code(operation)}</a>` : code(operation)
  const notes = [
    isOwn ? known : `see ${known}`,
    ...(operations.has(operation) ? [] : ["planned"]),
    ...(isListed ? [] : ["not in <code>actions</code>"]),
  ]
  const first = `<td rowspan="${Math.max(rows.length, 1)}" id="${anchor}"><b>${escape(name)}</b><br>${lines(notes)}</td>`
  const last = `<td rowspan="${Math.max(rows.length, 1)}">${refusalsOf(action)}</td><td rowspan="${Math.max(rows.length, 1)}">${lines(effects.map(inline))}</td>`
  const names = Object.keys(of.states)
  const line = (row: Row) =>
    `${whereAndWho(row, names)}<td>${row.to ? code(row.to) : ""}</td><td>${conditionsOf(row, of)}</td>`
  const [one, ...more] = rows
  if (!one) return `<tr>${first}<td colspan="4">nobody</td>${last}</tr>`
  return [`<tr>${first}${line(one)}${last}</tr>`, ...more.map((row) => `<tr>${line(row)}</tr>`)].join("\n")
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
