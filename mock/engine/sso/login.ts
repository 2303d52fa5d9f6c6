import type { IncomingMessage, ServerResponse } from "node:http"
import { readText } from "#mock/engine/http/body.ts"
import { html, page, type Html } from "#mock/engine/http/html.ts"
import { replyPage } from "#mock/engine/http/reply.ts"
import { followPortal } from "#mock/engine/mail.ts"
import { isLoopbackHost } from "#mock/engine/http/loopback.ts"
import type { Alliance } from "#mock/engine/store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { people } from "./people.ts"
import { issueTicket } from "./tickets.ts"

type SignOnRequest = { org: string; app: string; goto: string }

/** The sign-on page, `/sso/login`: GET lists the people, POST redirects back with a ticket for one of them. */
export async function signOn(
  store: Store,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  if (request.method === "POST") return choose(store, response, new URLSearchParams((await readText(request)) ?? ""))
  if (request.method !== "GET") return problem(response, 405, "Only GET and POST. 仅支持 GET 与 POST。")
  const signOn = signOnRequestOf(url.searchParams)
  const alliance = allianceOf(store, signOn.org)
  const wrong = faultOf(signOn, alliance)
  if (!alliance || wrong) return problem(response, 400, wrong ?? "")
  replyPage(response, 200, page(`Sign on: ${alliance.name_english}`, list(store, alliance, signOn)))
}

function choose(store: Store, response: ServerResponse, form: URLSearchParams): void {
  const signOn = signOnRequestOf(form)
  const alliance = allianceOf(store, signOn.org)
  const wrong = faultOf(signOn, alliance)
  if (wrong) return problem(response, 400, wrong)
  const person = people.find(({ id }) => id === form.get("person"))
  if (!person) return problem(response, 400, "Nobody has this id. 没有此人。")
  const ticket = issueTicket(store, { ...signOn, person: person.id }, form.get("ticket") === "expired")
  const target = new URL(signOn.goto)
  followPortal(target.origin)
  for (const [name, value] of Object.entries({ ticket, org: signOn.org, app: signOn.app }))
    target.searchParams.append(name, value)
  response.writeHead(303, { location: target.href, "cache-control": "no-store", "referrer-policy": "no-referrer" })
  response.end()
}

function signOnRequestOf(values: URLSearchParams): SignOnRequest {
  return { org: values.get("org") ?? "", app: values.get("app") ?? "", goto: values.get("goto") ?? "" }
}

function allianceOf(store: Store, org: string): Alliance | undefined {
  return store.rows.alliance.find((row) => row.org === org)
}

/** Validates a sign-on request. It may only redirect to this machine; otherwise the page would give a session to any site. */
function faultOf(signOn: SignOnRequest, alliance: Alliance | undefined): string | undefined {
  if (!alliance) return "No alliance has this org. 没有此 org 对应的联盟。"
  if (!signOn.app || signOn.app.length > 64) return "The address must name an app. 缺少 app 参数。"
  if (signOn.goto.length > 2000 || !isLoopbackAddress(signOn.goto)) {
    return "goto must be an http(s) address of this machine. goto 必须是本机的 http(s) 地址。"
  }
  return undefined
}

function isLoopbackAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && isLoopbackHost(url.hostname) && !url.username && !url.password
}

function problem(response: ServerResponse, status: number, text: string): void {
  replyPage(
    response,
    status,
    page(
      "Sign on",
      html`<h1>Sign on 登录</h1>
        <p>${text}</p>`,
    ),
  )
}

function list(store: Store, alliance: Alliance, signOn: SignOnRequest): Html {
  return html`<h1>${alliance.name_english} ${alliance.name}</h1>
    <p>Whom do you want to be? This is the test sign-on; there are no passwords. 请选择身份（测试登录，无需密码）。</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Sign on as 登录身份</th>
          <th scope="col">Role 角色</th>
        </tr>
      </thead>
      <tbody>
        ${people.map(
          ({ id, role, role_chinese }) =>
            html`<tr>
              <td>${signOnForm(nameOf(store, alliance, id), { person: id, ticket: "valid", ...signOn })}</td>
              <td>${role} <span lang="zh">${role_chinese}</span><br /><code>${id}</code></td>
            </tr>`,
        )}
      </tbody>
    </table>
    <h2>An expired ticket 过期的凭证</h2>
    <p>Goes back with a ticket whose time is over. 携带已过期的凭证返回。</p>
    ${signOnForm("Sign on too late 使用过期凭证", { person: "member", ticket: "expired", ...signOn })}`
}

function nameOf(store: Store, alliance: Alliance, person: string): string {
  const fits = (row: { alliance_id: string; person: string | null }) =>
    row.alliance_id === alliance.id && row.person === person
  const known = store.rows.member.find(fits)
  if (!known) return store.rows.stranger.find(fits)?.name ?? person
  return known.name === known.real_name ? known.name : `${known.name} ${known.real_name}`
}

function signOnForm(label: string, hidden: Record<string, string>): Html {
  return html`<form method="post" action="/sso/login">
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button type="submit">${label}</button>
  </form>`
}
