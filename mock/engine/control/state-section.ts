import { html, type Html } from "#mock/engine/http/html.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { faultSchema, type Fault } from "#mock/engine/store/faults.ts"
import type { Kind } from "#mock/engine/store/rows.ts"
import type { SaveState } from "#mock/engine/store/stores.ts"
import type { Store } from "#mock/engine/store/store.ts"

const kinds: Record<Fault["kind"], string> = {
  status: "a status in the place of the answer",
  delay: "the answer comes late",
  hang: "the call is done, no answer comes",
  reset: "the connection is cut",
  "broken-json": "half of an answer",
  contract: "an answer that breaks the contract",
  html: "an HTML page of somebody else",
  huge: "an answer of 12 MB",
}

const button = (form: string, label: string): Html =>
  html`<form method="post" action="/__mock/form/${form}"><button type="submit">${label}</button></form>`

/** The clock's current time, and the forms that change it. */
export function clockSection(store: Store): Html {
  const { mode } = store.clock.state()
  const modes = { real: "the real time", fixed: "standing still", advanced: "ahead of the real time" }
  return html`<h2 id="clock">Clock</h2>
    <p><time>${toText(store.now())}</time>, ${modes[mode]}.</p>
    <form class="row" method="post" action="/__mock/form/clock-set">
      <label
        >Time (UTC) <input type="datetime-local" name="now" value="${toText(store.now()).slice(0, 16)}" required
      /></label>
      <button type="submit">Set, and stand still</button>
    </form>
    <form class="row" method="post" action="/__mock/form/clock-forward">
      <label>Forward by <input type="number" name="amount" min="1" max="100000" value="1" required /></label>
      <label
        >Unit
        <select name="unit">
          <option>minutes</option>
          <option selected>hours</option>
          <option>days</option>
        </select></label
      >
      <button type="submit">Move forward</button>
    </form>
    ${button("clock-real", "Back to the real time")}`
}

/** The active faults, and the form that adds one. */
export function faultSection(store: Store, operations: readonly string[]): Html {
  const faults = store.faults.list()
  const options = faultSchema.shape.kind.options.map(
    (kind) => html`<option value="${kind}">${kind}: ${kinds[kind]}</option>`,
  )
  return html`<h2 id="faults">Faults</h2>
    ${faults.length === 0 ? html`<p>None: every call is answered as it should be.</p>` : faultTable(faults)}
    <form class="row" method="post" action="/__mock/form/fault-add">
      <label>Operation <input name="operation" list="operations" value="*" required /></label>
      <label
        >What happens
        <select name="kind">
          ${options}
        </select></label
      >
      <label>Status <input type="number" name="status" min="200" max="599" placeholder="500" /></label>
      <label>Delay in ms <input type="number" name="delay_ms" min="0" max="120000" placeholder="1000" /></label>
      <label>How often <input type="number" name="times" min="1" placeholder="always" /></label>
      <button type="submit">Add the fault</button>
    </form>
    <datalist id="operations">
      <option value="*">every operation</option>
      ${operations.map((operation) => html`<option value="${operation}"></option>`)}
    </datalist>
    <p class="muted">
      Operation: a name of the contract, or * for every one. A status is 500 unless one is entered. A fault for one
      operation goes before one for all.
    </p>`
}

function whatHappens({ kind, status, delay_ms }: Fault): string {
  const number = status ?? (kind === "status" ? 500 : "")
  return `${kind} ${number}`.trim() + (delay_ms === undefined ? "" : `, ${delay_ms} ms`)
}

function faultTable(faults: readonly Fault[]): Html {
  const rows = faults.map(
    (fault) =>
      html`<tr>
        <td><code>${fault.operation}</code></td>
        <td>${whatHappens(fault)}</td>
        <td>${fault.times === undefined ? "always" : `${fault.times} more`}</td>
        <td>
          <form method="post" action="/__mock/form/fault-remove">
            <input type="hidden" name="fault" value="${JSON.stringify(fault)}" />
            <button type="submit" aria-label="Remove: ${fault.operation}, ${whatHappens(fault)}">Remove</button>
          </form>
        </td>
      </tr>`,
  )
  return html`<table>
      <thead>
        <tr>
          <th scope="col">Operation</th>
          <th scope="col">What happens</th>
          <th scope="col">How often</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
    <p>${button("fault-clear", "Remove all faults")}</p>`
}

/** The store's contents, where they are saved, and the form that resets them to the seed. */
export function dataSection(store: Store, keeping: SaveState | undefined): Html {
  const changed = (Object.keys(store.rows) as Kind[])
    .map((kind) => ({ kind, count: store.rows[kind].changes().length }))
    .filter(({ count }) => count > 0)
  const list = changed.map(({ kind, count }, at) => html`${at > 0 ? ", " : ""}<code>${kind}</code> ${count}`)
  return html`<h2 id="data">Data</h2>
    <p>
      ${changed.length === 0 ? "As in the seed." : html`Rows changed since the seed: ${list}.`}
      ${store.calls.list().length} <a href="/__mock/calls">calls</a>, ${store.rows.mail.all().length} mails in the
      <a href="/__mock/outbox">outbox</a>.
    </p>
    <p>${keepingText(keeping)}</p>
    <p>${button("reset", "Reset to the seed")} Rows, sessions, clock, calls, faults and mails begin anew.</p>`
}

function keepingText(keeping: SaveState | undefined): Html {
  if (!keeping) return html`In memory only: a restart begins with the seed (<code>MOCK_FILE</code> keeps it).`
  const written = keeping.written === undefined ? "not written yet" : `last written ${toText(keeping.written)}`
  return html`Kept in <code>${keeping.file}</code>, ${written}.
    ${[keeping.startupProblem, keeping.problem].filter((text) => text !== undefined).map((text) => html`<strong>${text}.</strong> `)}`
}
