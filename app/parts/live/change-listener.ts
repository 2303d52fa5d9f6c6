import type { LiveChanges } from "#app/lib/live.ts"

type Handlers = {
  onChanges: (changes: LiveChanges) => void
  /** Nothing will come for a while, or ever: the page looks for itself when somebody returns to it. */
  onOff: () => void
}

const [shortestPause, longestPause] = [2_000, 60_000]
/** Failures in a row after which the page waits until somebody returns to it. */
const mostFailures = 8

/** The stream of changes for this window. It is open only while the window is visible. */
export class ChangeListener {
  readonly #handlers: Handlers
  #source: EventSource | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #cursor = ""
  #failures = 0

  constructor(handlers: Handlers) {
    this.#handlers = handlers
  }

  /** @param address of the stream @param since when the page was made, until there is a cursor */
  open(address: string, since: string): void {
    if (this.#source) return
    clearTimeout(this.#timer)
    const query = new URLSearchParams(this.#cursor ? { cursor: this.#cursor } : { since })
    const source = new EventSource(`${address}?${query}`)
    this.#source = source
    source.addEventListener("message", ({ data, lastEventId }: MessageEvent<string>) => {
      this.#failures = 0
      this.#cursor = lastEventId
      this.#handlers.onChanges(JSON.parse(data) as LiveChanges)
    })
    source.addEventListener("off", ({ data }: MessageEvent<string>) => {
      this.close()
      this.#handlers.onOff()
      const seconds = Number(data)
      if (seconds > 0) this.#timer = setTimeout(() => this.open(address, since), seconds * 1_000)
    })
    // the browser itself comes back to a stream that has ended, not to one that was refused
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) this.#retry(address, since)
    })
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#source?.close()
    this.#source = undefined
  }

  #retry(address: string, since: string): void {
    this.close()
    this.#failures += 1
    this.#handlers.onOff()
    if (this.#failures > mostFailures) return
    const pause = Math.min(longestPause, shortestPause * 2 ** this.#failures)
    this.#timer = setTimeout(() => this.open(address, since), pause * (0.5 + Math.random()))
  }
}
