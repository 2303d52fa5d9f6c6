import { mockControl, newStore, type MockControl } from "./mock.ts"
import type { Servers } from "./servers.ts"

/** An answer with its body read. */
export type Answer = { url: string; status: number; headers: Headers; body: string; location: string | null }

/** What a request may bring along. */
export type Extra = { headers?: Record<string, string>; form?: Record<string, string> | URLSearchParams | FormData }

/** A browser: robots are given the late parts of a page at once. */
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

/** Somebody at a browser without JavaScript, in a store of their own: keeps cookies, follows nothing by itself. */
export class Visitor {
  readonly mock: MockControl
  readonly portal: string
  readonly cookies = new Map<string, string>()

  constructor(servers: Servers, store = newStore()) {
    this.portal = servers.portal
    this.mock = mockControl(servers.mock, store)
  }

  /** Has chosen a language before (I18N-01: the cookie `locales`); it goes before the language of the profile. */
  speaks(language: "en" | "zh"): this {
    this.cookies.set("locales", language)
    return this
  }

  /** Opens a page of the portal. */
  get(path: string, extra: Extra = {}): Promise<Answer> {
    return this.#send("GET", new URL(path, this.portal), extra)
  }

  /** Sends a form of the portal, from a page of the portal. */
  post(path: string, form: Extra["form"] = {}, extra: Extra = {}): Promise<Answer> {
    return this.#send("POST", new URL(path, this.portal), {
      ...extra,
      form,
      headers: { origin: this.portal, ...extra.headers },
    })
  }

  /** Follows redirects, each as a GET, those in the page (`<meta http-equiv="refresh">`) too. */
  async follow(answer: Answer, steps = 6): Promise<Answer> {
    let present = answer
    for (let step = 0; step < steps; step += 1) {
      const next = present.location ?? refreshOf(present)
      if (!next) break
      present = await this.get(next)
    }
    return present
  }

  /**
   * Signs on the way a person does: the portal's login page, the sign-on page, back with a ticket. The page that says so, and the
   * page that it leads to, are not drawn.
   * @param person id on the sign-on page, e.g. "member"; or the code of a membership application, for its applicant, who is logged in
   * nowhere
   * @returns the answer to the ticket; its `location` is where the portal then leads
   */
  async signIn(person: string, alliance = "aurora"): Promise<Answer> {
    if (isApplication(person)) return this.openApplication(person, alliance)
    const { location, ...answer } = await this.#signOn(person, alliance)
    return location === null ? { ...answer, location } : this.get(`${location}&go=1`)
  }

  /** Opens a membership application of the seed with its code and the address of its contact (ADM-09). */
  openApplication(code: string, alliance = "aurora"): Promise<Answer> {
    const email = `contact${Number(code.slice(-3))}@applicant.example`
    return this.post(`/a/${alliance}/apply/open`, { code, email })
  }

  /** The same, page by page. @returns the page they land on */
  async signInAndArrive(person: string, alliance = "aurora"): Promise<Answer> {
    return this.follow(await this.#signOn(person, alliance))
  }

  async #signOn(person: string, alliance: string): Promise<Answer> {
    const login = await this.get(`/a/${alliance}/login`)
    const href = hrefs(login.body).find((link) => link.includes("/sso/login"))
    if (!href) throw new Error(`the login page has no link to the sign-on page (status ${login.status})`)
    const target = new URL(href)
    const form = new URLSearchParams([...target.searchParams, ["person", person]])
    return this.#send("POST", new URL(target.pathname, target), { form })
  }

  /** The cookies, for a browser that shall go on from here (Playwright's `addCookies`). */
  browserCookies(alliance = "aurora") {
    const { hostname: domain } = new URL(this.portal)
    const pathOf = (name: string) => (name === "locales" ? "/" : `/a/${alliance}`)
    return [...this.cookies].map(([name, value]) => ({ name, value, domain, path: pathOf(name) }))
  }

  /** The cookies as a header. */
  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  }

  /** The headers of a request that somebody else sends in this visitor's name, as a browser. */
  browserHeaders() {
    return { cookie: this.cookieHeader(), "x-mock-store": this.mock.store, "user-agent": browser }
  }

  async #send(method: string, url: URL, { headers = {}, form }: Extra): Promise<Answer> {
    const body = form === undefined || form instanceof FormData ? form : new URLSearchParams(form)
    const answer = await fetch(url, {
      method,
      redirect: "manual",
      body: body ?? null,
      headers: {
        accept: "text/html,application/xhtml+xml",
        // Nobody reads the bytes on the way: compressing a page costs as much as a tenth of drawing it.
        "accept-encoding": "identity",
        "x-mock-store": this.mock.store,
        ...(url.origin === this.portal && this.cookies.size > 0 ? { cookie: this.cookieHeader() } : {}),
        ...headers,
      },
    })
    if (url.origin === this.portal) this.#keep(answer.headers.getSetCookie())
    const location = answer.headers.get("location")
    return {
      url: url.href,
      status: answer.status,
      headers: answer.headers,
      body: await answer.text(),
      location: location === null ? null : new URL(location, url).href,
    }
  }

  #keep(setCookies: string[]): void {
    for (const text of setCookies) {
      const [pair = "", ...attributes] = text.split(";")
      const [name = "", ...value] = pair.split("=")
      const isGone = attributes.some(
        (attribute) => /^\s*max-age=0$/i.test(attribute) || /expires=thu, 01 jan 1970/i.test(attribute),
      )
      if (isGone) this.cookies.delete(name)
      else this.cookies.set(name, value.join("="))
    }
  }
}

/** Whether a person is an applicant, named by the code of the application. */
export const isApplication = (person: string) => person.startsWith("MA-")

/** The targets of all links in a page, entities resolved. */
export function hrefs(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map((match) => plain(match[1] ?? ""))
}

/** Where a page without scripts sends its reader at once. */
function refreshOf({ body, url }: Answer): string | undefined {
  const [, target] = /<meta http-equiv="refresh" content="0;\s*url=([^"]*)"/i.exec(body) ?? []
  return target === undefined ? undefined : new URL(plain(target), url).href
}

function plain(attribute: string): string {
  return attribute.replaceAll("&amp;", "&")
}
