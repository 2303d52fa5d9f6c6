import type { Screen } from "#tests/support/domain.ts"
import { pathOf, screens } from "#tests/support/screens.ts"
import type { Servers } from "#tests/support/servers.ts"
import { Visitor } from "#tests/support/visitor.ts"
import type { Renderer } from "./renderer.ts"
import type { Growth } from "./ours/grown.ts"

/** The registered screens without error screens and screens that need a backend fault. */
export const pageScreens: readonly Screen[] = screens.filter(({ status, faults }) => status === undefined && !faults)

/**
 * A page and the person who opens it. `language`: instead of the person's own; `isWhole`: measures session and loaders, too;
 * `growth`: target size of the lists.
 */
type Page = Pick<Screen, "person" | "alliance"> & { path: string; language?: "zh"; isWhole?: boolean; growth?: Growth }

/** Signs in each person once and keeps the sessions. */
export class People {
  readonly #servers: Servers
  readonly #visitors = new Map<string, Promise<Visitor>>()

  constructor(servers: Servers) {
    this.#servers = servers
  }

  /** The visitor for a screen; not signed in if the screen has no person. */
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

  /** Sends a renderer a page, with the request headers of this person's browser. */
  async preparePage(
    renderer: Renderer,
    page: string,
    { path, language, isWhole, growth, ...who }: Page,
  ): Promise<void> {
    const known = (await this.visitor(who)).browserHeaders()
    const cookie = [known.cookie, language && `locales=${language}`].filter(Boolean).join("; ")
    const headers = { ...known, cookie, accept: "text/html" }
    await renderer.prepare(page, { path, headers, isWhole, growth })
  }

  /** Sends a renderer a registered screen; the page has the screen's name. */
  prepareScreen(renderer: Renderer, screen: Screen): Promise<void> {
    return this.preparePage(renderer, screen.name, {
      person: screen.person,
      alliance: screen.alliance,
      path: pathOf(screen),
    })
  }
}
