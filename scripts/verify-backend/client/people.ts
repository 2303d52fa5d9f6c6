import { described, envelopeOf, LeftOut, Unprepared } from "./answers.ts"
import type { Fixtures, Person, PersonFixture, PersonRole, Session, WhyRefused } from "./fixtures.ts"
import type { Target } from "./target.ts"

/** Signs on each person once, when a check first needs them. */
export class People {
  readonly #target: Target
  readonly #fixtures: Fixtures
  readonly #known = new Map<PersonRole, Promise<Person>>()

  constructor(target: Target, fixtures: Fixtures) {
    this.#target = target
    this.#fixtures = fixtures
  }

  /** @throws LeftOut if the fixtures do not contain the person, or the target refuses the sign-on */
  get(role: PersonRole): Promise<Person> {
    const known = this.#known.get(role) ?? this.#signOn(role)
    this.#known.set(role, known)
    return known
  }

  /** Another session of the same person, which a check may end. */
  async another(role: PersonRole): Promise<Person> {
    if (!("sign_on" in this.#fixture(role))) throw new LeftOut(`people.${role} cannot sign on again (no sign_on)`)
    return this.#signOn(role)
  }

  /** A new ticket from the login page. */
  ticket(role: PersonRole): Promise<string> {
    const fixture = this.#fixture(role)
    if (!("sign_on" in fixture)) throw new LeftOut(`people.${role} has no sign_on`)
    return this.#ticket(role, fixture.sign_on)
  }

  /** A new ticket of an account that gets no session. @throws LeftOut if the fixtures do not contain one */
  refusedTicket(why: WhyRefused): Promise<string> {
    const fixture = this.#fixtures.refused[why]
    if (!fixture) throw new LeftOut(`the fixtures name no refused.${why}`)
    return this.#ticket("outsider", fixture.sign_on)
  }

  /** The fields that are sent with a ticket. */
  exchange(role: PersonRole): { org: string; app: string; goto?: string } {
    const { login } = this.#fixtures
    const org = this.#org(role)
    return login ? { org, app: login.app, goto: login.goto } : { org, app: "portal" }
  }

  #fixture(role: PersonRole): PersonFixture {
    const fixture = this.#fixtures.people[role]
    if (!fixture) throw new LeftOut(`the fixtures name no people.${role}`)
    return fixture
  }

  #org(role: PersonRole): string {
    const { alliance, neighbour } = this.#fixtures
    if (role !== "neighbour") return alliance.org
    if (!neighbour) throw new LeftOut("the fixtures name no neighbour")
    return neighbour.org
  }

  async #signOn(role: PersonRole): Promise<Person> {
    const fixture = this.#fixture(role)
    if ("session" in fixture) return { role, session: fixture.session }
    const ticket = "ticket" in fixture ? fixture.ticket : await this.#ticket(role, fixture.sign_on)
    const exchange = await this.#target.send("ticket.exchange", { body: { ticket, ...this.exchange(role) } })
    const session = envelopeOf(exchange).result as Partial<Session> | undefined
    if (exchange.status !== 200 || !session?.token)
      throw new Unprepared("ticket.exchange", `${role} could not sign on: ${described(exchange)}`, exchange)
    return { role, session: session as Session }
  }

  /** Posts the login form as a browser would and reads the ticket from the redirect URL. */
  async #ticket(role: PersonRole, fields: Record<string, string>): Promise<string> {
    const { login } = this.#fixtures
    if (!login) throw new LeftOut("the fixtures have sign_on, but no login")
    const address = new URL(login.address, this.#target.base)
    const form = new URLSearchParams({
      ...login.fields,
      ...fields,
      org: this.#org(role),
      app: login.app,
      goto: login.goto,
    })
    const answer = await fetch(address, { method: "POST", redirect: "manual", body: form }).catch((error: unknown) => {
      throw new Unprepared("ticket.exchange", `${address.href} gave no answer: ${String(error)}`)
    })
    const location = answer.headers.get("location")
    const ticket = location === null ? null : new URL(location, address).searchParams.get("ticket")
    if (ticket === null)
      throw new Unprepared("ticket.exchange", `${address.href} answered ${answer.status} without a ticket for ${role}`)
    return ticket
  }
}
