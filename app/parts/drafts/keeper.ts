import { sendDraft, sendDraftLeaving } from "./send-draft.ts"

/** Milliseconds without a key being pressed, after which what was typed is kept. */
const pause = 1_500

/** How a draft stands: nothing typed since the page was opened, kept, or not to be kept just now. */
export type DraftState = "none" | "kept" | "failed"

/** Keeps one form on the server while it is typed. A change is pending until it is kept, or sent with the form. */
export class Keeper {
  readonly #url: string
  readonly #address: string
  readonly #formId: string
  readonly #tell: (state: DraftState) => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: XMLHttpRequest | undefined
  #isPending = false

  constructor(url: string, address: string, formId: string, tell: (state: DraftState) => void) {
    this.#url = url
    this.#address = address
    this.#formId = formId
    this.#tell = tell
  }

  /** Begins to listen. @returns the end of it */
  listen(): () => void {
    const form = this.#form
    form?.addEventListener("input", this.change)
    window.addEventListener("pagehide", this.leave)
    return () => {
      this.leave()
      form?.removeEventListener("input", this.change)
      window.removeEventListener("pagehide", this.leave)
    }
  }

  /** Something was typed. */
  change = (): void => {
    this.#isPending = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#keep(), pause)
  }

  /** The page goes away. */
  leave = (): void => {
    const form = this.#form
    if (this.#isPending && form) sendDraftLeaving(this.#url, this.#address, form)
    this.settle()
  }

  /** The form is on its way: the server forgets the draft when it is done, and keeps what it got when it is not. */
  settle = (): void => {
    clearTimeout(this.#timer)
    this.#running?.abort()
    this.#isPending = false
  }

  /** The person does without it. */
  drop = (): void => {
    this.settle()
    if (this.#form) sendDraft(this.#url, "drop", this.#address, this.#form)
  }

  #keep(): void {
    const form = this.#form
    if (!form) return
    this.#running?.abort()
    this.#running = sendDraft(this.#url, "keep", this.#address, form, (isKept) => {
      if (isKept) this.#isPending = false
      this.#tell(isKept ? "kept" : "failed")
    })
  }

  get #form(): HTMLFormElement | null {
    return document.forms.namedItem(this.#formId)
  }
}
