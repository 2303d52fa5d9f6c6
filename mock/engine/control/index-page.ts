import { html, page, type Html } from "#mock/engine/http/html.ts"
import { people } from "#mock/engine/sso/people.ts"
import type { Alliance } from "#mock/engine/store/rows.ts"
import type { SaveState } from "#mock/engine/store/stores.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { clockSection, dataSection, faultSection } from "./state-section.ts"

const links = ["/__mock/outbox", "/__mock/calls", "/__mock/fault", "/__mock/clock", "/__mock/health"]

/** The control page for developers: the store's state with forms to change it, and links for signing on. Works without JavaScript. */
export function indexPage(store: Store, operations: readonly string[], keeping: SaveState | undefined): string {
  return page(
    "Mock backend",
    html`<h1>Mock backend</h1>
      <p>Store <code>${store.name}</code>.</p>
      ${clockSection(store)} ${faultSection(store, operations)} ${dataSection(store, keeping)}
      <h2>Alliances</h2>
      <ul>
        ${store.rows.alliance.all().map(alliance)}
      </ul>
      <h2>People</h2>
      <p>Anyone may be chosen at the sign-on page that the portal leads to.</p>
      <table>
        <tbody>
          ${people.map(
            ({ id, role, role_chinese }) =>
              html`<tr>
                <td><code>${id}</code></td>
                <td>${role}</td>
                <td>${role_chinese}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <h2>Controls for programs</h2>
      <p>
        ${links.map((link) => html`<a href="${link}"><code>${link}</code></a> `)} and, by POST,
        <code>/__mock/reset</code>, <code>/__mock/clock</code>, <code>/__mock/fault</code>. The header
        <code>x-mock-store</code> chooses another store.
      </p>`,
  )
}

function alliance(row: Alliance): Html {
  return html`<li>${row.name_english} ${row.name} (<code>${row.url}</code>, <code>${row.id}</code>)</li>`
}
