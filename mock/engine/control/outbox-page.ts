import { html, page, type Html } from "#mock/engine/http/html.ts"
import type { MailRow } from "#mock/engine/store/rows.ts"

type Mail = Omit<MailRow, "time"> & { time: string }

/** The outbox: the mails that would have been sent, newest first. */
export function outboxPage(store: string, mails: readonly Mail[]): string {
  const rows = [...mails].reverse().map(row)
  return page(
    "Outbox",
    html`<h1>Outbox 发件箱</h1>
      <p>Store <code>${store}</code>: ${mails.length} mails. Nothing leaves this machine. 邮件不会真正发出。</p>
      ${
        rows.length === 0
          ? html`<p class="muted">Nothing yet. 暂无邮件。</p>`
          : html`<table>
              <thead>
                <tr>
                  <th scope="col">Time 时间</th>
                  <th scope="col">To 收件人</th>
                  <th scope="col">Mail 邮件</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>`
      }`,
  )
}

function row(mail: Mail): Html {
  return html`<tr>
    <td>${mail.time}</td>
    <td>${mail.to}<br /><span class="muted">${mail.language}, ${mail.operation}</span></td>
    <td>
      <strong>${mail.subject}</strong>
      <pre>${mail.text}</pre>
    </td>
  </tr>`
}
