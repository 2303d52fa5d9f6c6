import { html, page, type Html } from "#mock/engine/http/html.ts"
import { people } from "#mock/engine/sso/people.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { Alliance } from "#mock/engine/store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"

const links = ["/__mock/outbox", "/__mock/calls", "/__mock/fault", "/__mock/clock", "/__mock/health"]

/** For developers: addresses, people to sign on as, mails sent, the time of the clock. */
export function indexPage(store: Store): string {
  return page(
    "Mock backend",
    html`<h1>Mock backend 模拟后端</h1>
      <p>
        Store <code>${store.name}</code>. Its clock is ${store.clock.state().mode}: <time>${toText(store.now())}</time>.
        ${store.rows.mail.all().length} mails in the <a href="/__mock/outbox">outbox</a>.
      </p>
      <h2>Alliances 联盟</h2>
      <ul>
        ${store.rows.alliance.all().map(alliance)}
      </ul>
      <h2>People 人员</h2>
      <p>Anyone may be chosen at the sign-on page that the portal leads to. 在门户的登录页选择身份。</p>
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
      <h2>Controls 控制</h2>
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
