import type { Screen } from "#tests/support/domain.ts"
import { pathOf, screens } from "#tests/support/screens.ts"
import type { Servers } from "#tests/support/servers.ts"
import { Visitor } from "#tests/support/visitor.ts"
import type { Contestant } from "./contestant.ts"
import type { Growth } from "./ours/grown.ts"

/** The registered screens that are pages: not the error screens, and nothing that needs a fault. */
export const pageScreens: readonly Screen[] = screens.filter(({ status, faults }) => status === undefined && !faults)

/**
 * Which page, for whom, in another language than their own, whether its session and loaders are measured with it, and how long its
 * lists are.
 */
type Page = Pick<Screen, "person" | "alliance"> & { path: string; language?: "zh"; isWhole?: boolean; growth?: Growth }

/** Signs people in, each once, and remembers them. */
export class People {
  readonly #servers: Servers
  readonly #visitors = new Map<string, Promise<Visitor>>()

  constructor(servers: Servers) {
    this.#servers = servers
  }

  /** Whoever looks at a screen; nobody signed in where it names nobody. */
  visitor({ person = "", alliance = "aurora" }: Pick<Screen, "person" | "alliance">): Promise<Visitor> {
    const key = `${person} ${alliance}`
    const known = this.#visitors.get(key)
    if (known) return known
    const visitor = this.#arrive(person, alliance)
    this.#visitors.set(key, visitor)
    return visitor
  }

  async #arrive(person: string, alliance: string): Promise<Visitor> {
    const visitor = new Visitor(this.#servers)
    if (person) await visitor.signIn(person, alliance)
    return visitor
  }

  /** Tells a contestant a page, as a browser with this person's cookies asks for it. */
  async teach(contestant: Contestant, page: string, { path, language, isWhole, growth, ...who }: Page): Promise<void> {
    const known = (await this.visitor(who)).browserHeaders()
    const cookie = [known.cookie, language && `locales=${language}`].filter(Boolean).join("; ")
    const headers = { ...known, cookie, accept: "text/html" }
    await contestant.learn(page, { path, headers, isWhole, growth })
  }

  /** Tells a contestant a registered screen, under its name. */
  teachScreen(contestant: Contestant, screen: Screen): Promise<void> {
    return this.teach(contestant, screen.name, {
      person: screen.person,
      alliance: screen.alliance,
      path: pathOf(screen),
    })
  }
}
