import { SENT } from "#app/ui/form/unsaved-forms.ts"
import { DISCARDED } from "./draft-fields.ts"
import { sendDraft, sendDraftLeaving } from "./send-draft.ts"

/** Milliseconds without a key being pressed, after which what was typed is kept. */
const pause = 1_500

/** After these nothing more of what was typed is kept. */
const settling = [DISCARDED, SENT]

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
  #listened: HTMLFormElement | null = null

  constructor(url: string, address: string, formId: string, tell: (state: DraftState) => void) {
    this.#url = url
    this.#address = address
    this.#formId = formId
    this.#tell = tell
  }

  /** Begins to listen. @returns the end of it */
  listen(): () => void {
    const form = this.#form
    this.#listened = form
    form?.addEventListener("input", this.change)
    for (const event of settling) form?.addEventListener(event, this.settle)
    window.addEventListener("pagehide", this.leave)
    return () => {
      this.leave()
      form?.removeEventListener("input", this.change)
      for (const event of settling) form?.removeEventListener(event, this.settle)
      window.removeEventListener("pagehide", this.leave)
    }
  }

  /** Something was typed. */
  change = (): void => {
    this.#isPending = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#keep(), pause)
  }

  /** The page goes away: where scripts lead on, the form has left the document already, with all that it holds. */
  leave = (): void => {
    const form = this.#form ?? this.#listened
    if (this.#isPending && form) sendDraftLeaving(this.#url, this.#address, form)
    this.settle()
  }

  /** The form is on its way: the server forgets the draft when it is done, and keeps what it got when it is not. */
  settle = (): void => {
    clearTimeout(this.#timer)
    const running = this.#running
    this.#running = undefined // nobody is told of what was given up
    running?.abort()
    this.#isPending = false
  }

  #keep(): void {
    const form = this.#form
    if (!form) return
    this.#running?.abort()
    const request = sendDraft(this.#url, "keep", this.#address, form, (isKept) => {
      if (this.#running !== request) return
      if (isKept) this.#isPending = false
      this.#tell(isKept ? "kept" : "failed")
    })
    this.#running = request
  }

  get #form(): HTMLFormElement | null {
    return document.forms.namedItem(this.#formId)
  }
}
