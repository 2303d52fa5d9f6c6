import { SENT } from "../recovery/unsaved-forms.ts"
import { DISCARDED } from "./draft-fields.ts"
import { sendDraft, sendDraftLeaving } from "./send-draft.ts"

/** Milliseconds without input after which the draft is saved. */
const saveDelay = 1_500

/** Events after which nothing more is saved. */
const endEvents = [DISCARDED, SENT]

/** State of a draft: no changes since the page was opened, saved, or could not be saved. */
export type DraftState = "none" | "kept" | "failed"

/** Saves one form's input on the server while the user types. A change is pending until it is saved or submitted. */
export class Keeper {
  readonly #url: string
  readonly #address: string
  readonly #tell: (state: DraftState) => void
  /** Set while there is input that no save contains yet. */
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: XMLHttpRequest | undefined
  #isPending = false
  /** The element itself, not its name: after a client-side navigation the next record's form may have the same name (TEN-05). */
  readonly #form: HTMLFormElement | null

  constructor(url: string, address: string, form: HTMLFormElement | null, tell: (state: DraftState) => void) {
    this.#url = url
    this.#address = address
    this.#form = form
    this.#tell = tell
  }

  /** Starts listening. @returns the cleanup function */
  listen(): () => void {
    const form = this.#form
    form?.addEventListener("input", this.change)
    for (const event of endEvents) form?.addEventListener(event, this.settle)
    window.addEventListener("pagehide", this.leave)
    return () => {
      this.leave()
      form?.removeEventListener("input", this.change)
      for (const event of endEvents) form?.removeEventListener(event, this.settle)
      window.removeEventListener("pagehide", this.leave)
    }
  }

  /** Schedules a save after input. */
  change = (): void => {
    this.#isPending = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#keep(), saveDelay)
  }

  /**
   * Saves when the page is left. After a client-side navigation the form is already detached from the document, but still has its values.
   */
  leave = (): void => {
    if (this.#isPending && this.#form) sendDraftLeaving(this.#url, this.#address, this.#form)
    this.settle()
  }

  /**
   * Stops saving when the form is submitted: the server deletes the draft after success, and keeps the submitted values after a failure.
   */
  settle = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#abort()
    this.#isPending = false
  }

  /** Aborts the running save. It must not report its result: `abort` fires the end of the request at once. */
  #abort(): void {
    const running = this.#running
    this.#running = undefined
    running?.abort()
  }

  #keep(): void {
    const form = this.#form
    if (!form) return
    this.#timer = undefined
    this.#abort()
    const request = sendDraft(this.#url, "keep", this.#address, form, (isKept) => {
      if (this.#running !== request) return
      if (isKept && this.#timer === undefined) this.#isPending = false
      this.#tell(isKept ? "kept" : "failed")
    })
    this.#running = request
  }
}
