import { textsAndNumbers } from "#app/i18n/provider.tsx"
import type { TextsOf } from "#app/i18n/texts-by-area.ts"
import type { Locale } from "#app/lib/locale.ts"

export type Texts = { locale: Locale; textsOf: TextsOf }

/** Longer news are cut: nobody wants to listen to a page that they are reading. */
const longest = 300

/** Tells what has changed: to screen readers, when they have finished what they say; and in a corner, that something waits. */
export class Announcer {
  readonly #intl: ReturnType<typeof textsAndNumbers>
  readonly #spoken = document.createElement("div")
  readonly #note = document.createElement("div")

  constructor({ locale, textsOf }: Texts) {
    this.#intl = textsAndNumbers(locale, textsOf)
    this.#spoken.className = "vh"
    this.#note.className = "toasts"
    for (const element of [this.#spoken, this.#note]) {
      element.setAttribute("role", "status")
      document.body.append(element)
    }
  }

  /** @param news what the page says now about the state of its record; without it, only that the page has changed */
  tellUpdated(news: readonly string[]): void {
    const text = news.join(". ").slice(0, longest) || this.#intl.formatMessage({ id: "live.updated" })
    this.#present(this.#spoken)
    this.#spoken.textContent = text
  }

  /** Says that the page has changed, but is not read again while somebody writes in it. */
  showWaiting(isWaiting: boolean): void {
    this.#present(this.#note)
    if (!isWaiting) return void this.#note.replaceChildren()
    if (this.#note.childElementCount > 0) return
    const note = document.createElement("p")
    note.className = "toast"
    note.dataset.s = "hold"
    note.textContent = this.#intl.formatMessage({ id: "live.waiting" })
    this.#note.append(note)
  }

  /** The document may have been rendered anew, for an error screen. */
  #present(element: HTMLElement): void {
    if (!element.isConnected) document.body.append(element)
  }
}
