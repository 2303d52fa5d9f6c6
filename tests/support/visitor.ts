import { mockControl, newStore, type MockControl } from "./mock.ts"
import type { Servers } from "./servers.ts"

/** A response with its body read. */
export type Answer = { url: string; status: number; headers: Headers; body: string; location: string | null }

/** Optional headers and form of a request. */
export type Extra = { headers?: Record<string, string>; form?: Record<string, string> | URLSearchParams | FormData }

/** A browser's User-Agent: crawlers get the late parts of a page at once. */
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

/** A login page that was opened: its link to the sign-on page, and the cookies that belong to it. */
type LoginStart = { href: string; cookies: Map<string, string>; at: number }

/** Login pages of this process, by their URL. */
const loginStarts = new Map<string, LoginStart>()

/** Milliseconds for which one is used again; the portal accepts it for half an hour. */
const loginStartAge = 600_000

/** A browser without JavaScript, with a separate mock store: keeps cookies, does not follow redirects. */
export class Visitor {
  readonly mock: MockControl
  readonly portal: string
  readonly cookies = new Map<string, string>()

  constructor(servers: Servers, store = newStore()) {
    this.portal = servers.portal
    this.mock = mockControl(servers.mock, store)
  }

  /** Sets a chosen language (I18N-01: the cookie `locales`); it takes precedence over the language of the profile. */
  speaks(language: "en" | "zh"): this {
    this.cookies.set("locales", language)
    return this
  }

  /** Replaces all cookies, e.g. by those that the visitor had right after signing in. */
  resetCookies(cookies: ReadonlyMap<string, string>): void {
    this.cookies.clear()
    for (const [name, value] of cookies) this.cookies.set(name, value)
  }

  /** Opens a page of the portal. */
  get(path: string, extra: Extra = {}): Promise<Answer> {
    return this.#send("GET", new URL(path, this.portal), extra)
  }

  /** Submits a form with the portal as Origin. */
  post(path: string, form: Extra["form"] = {}, extra: Extra = {}): Promise<Answer> {
    return this.#send("POST", new URL(path, this.portal), {
      ...extra,
      form,
      headers: { origin: this.portal, ...extra.headers },
    })
  }

  /** Follows redirects, each as a GET, including those in the page (`<meta http-equiv="refresh">`). */
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
   * Signs on as a person does: the portal's login page (opened once for all), the sign-on page, back with a ticket. The intermediate page
   * and the target page are not rendered.
   * @param person id on the sign-on page, e.g. "member"; or the code of a membership application, for its applicant, who is not logged
   * in
   * @returns the response to the ticket; its `location` is the page that the portal redirects to
   */
  async signIn(person: string, alliance = "aurora"): Promise<Answer> {
    if (isApplication(person)) return this.openApplication(person, alliance)
    const { location, ...answer } = await this.#signOn(person, alliance)
    return location === null ? { ...answer, location } : this.get(`${location}&go=1`)
  }

  /** Opens a membership application of the seed with its code and its contact's email address (ADM-09). */
  openApplication(code: string, alliance = "aurora"): Promise<Answer> {
    const email = `contact${Number(code.slice(-3))}@applicant.example`
    return this.post(`/a/${alliance}/apply/open`, { code, email })
  }

  /** Signs on and opens every page on the way. @param login URL of a login page, if not the plain one @returns the final page */
  async signInAndArrive(person: string, alliance = "aurora", login?: string): Promise<Answer> {
    return this.follow(await this.#signOn(person, alliance, login))
  }

  async #signOn(person: string, alliance: string, login?: string): Promise<Answer> {
    const { href, cookies } = await this.#startLogin(alliance, login)
    for (const [name, value] of cookies) this.cookies.set(name, value)
    const target = new URL(href)
    const form = new URLSearchParams([...target.searchParams, ["person", person]])
    return this.#send("POST", new URL(target.pathname, target), { form })
  }

  /** Opens the login page; visitors of this process share it, because rendering it takes half of the time of signing in. */
  async #startLogin(alliance: string, from = `/a/${alliance}/login`): Promise<LoginStart> {
    const key = new URL(from, this.portal).href
    const known = loginStarts.get(key)
    if (known && performance.now() - known.at < loginStartAge) return known
    const before = new Map(this.cookies)
    const login = await this.get(from)
    const href = hrefs(login.body).find((link) => link.includes("/sso/login"))
    if (!href) throw new Error(`the login page has no link to the sign-on page (status ${login.status})`)
    const cookies = new Map([...this.cookies].filter(([name, value]) => before.get(name) !== value))
    const start = { href, cookies, at: performance.now() }
    loginStarts.set(key, start)
    return start
  }

  /** The cookies for a browser that continues from here (Playwright's `addCookies`). */
  browserCookies(alliance = "aurora") {
    const { hostname: domain } = new URL(this.portal)
    const pathOf = (name: string) => (name === "locales" ? "/" : `/a/${alliance}`)
    return [...this.cookies].map(([name, value]) => ({ name, value, domain, path: pathOf(name) }))
  }

  /** The `cookie` header. */
  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  }

  /** Headers with which other code sends requests as this visitor's browser. */
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
        // The tests do not need compression, which costs a tenth of the rendering time.
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

/** The target of an immediate `<meta http-equiv="refresh">`. */
function refreshOf({ body, url }: Answer): string | undefined {
  const [, target] = /<meta http-equiv="refresh" content="0;\s*url=([^"]*)"/i.exec(body) ?? []
  return target === undefined ? undefined : new URL(plain(target), url).href
}

function plain(attribute: string): string {
  return attribute.replaceAll("&amp;", "&")
}
