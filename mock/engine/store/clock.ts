/** Milliseconds since 1970, the unit of all instants in the mock; they are converted to the contract's RFC 3339 text on output. */
export type Instant = number

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

export type ClockState = { mode: "real" | "fixed" | "advanced"; offset: number; fixed: Instant | null }

/** A store's own clock: real, fixed, or ahead of the real time. */
export class Clock {
  #state: ClockState = { mode: "real", offset: 0, fixed: null }
  readonly #onChange: () => void

  constructor(onChange: () => void = () => {}) {
    this.#onChange = onChange
  }

  now(): Instant {
    return this.#state.fixed ?? Date.now() + this.#state.offset
  }

  /** Stops the clock at an instant. */
  fix(instant: Instant): void {
    this.#set({ mode: "fixed", offset: 0, fixed: instant })
  }

  /** Moves the clock forward by an ISO 8601 duration (`PT1H`, `P3D`; a day is 24 hours); a fixed clock stays fixed. */
  advance(duration: string): void {
    const step = parseDuration(duration)
    const { fixed, offset } = this.#state
    if (fixed !== null) this.#set({ ...this.#state, fixed: fixed + step })
    else this.#set({ mode: "advanced", offset: offset + step, fixed: null })
  }

  real(): void {
    this.#set({ mode: "real", offset: 0, fixed: null })
  }

  state(): ClockState {
    return this.#state
  }

  restore(state: ClockState): void {
    this.#state = state
  }

  #set(state: ClockState): void {
    this.#state = state
    this.#onChange()
  }
}

const durationPattern = /^P(?=.)(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** Parses an ISO 8601 duration of days, hours, minutes and seconds to milliseconds; throws a RangeError for anything else. */
export function parseDuration(text: string): number {
  const parts = durationPattern.exec(text)
  if (!parts) throw new RangeError(`not a duration of days, hours, minutes and seconds: ${text}`)
  const [days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
  ]
  return days * day + hours * hour + minutes * minute + seconds * 1000
}

/** Whether a text is a duration that the clock can be advanced by. */
export function isDuration(text: string): boolean {
  try {
    parseDuration(text)
    return true
  } catch {
    return false
  }
}

/** RFC 3339 text in UTC, to the second. */
export function toText(instant: Instant): string {
  return new Date(instant).toISOString().replace(/\.\d{3}Z$/, "Z")
}

/** The calendar day in UTC, as RFC 3339 full-date. */
export function toDate(instant: Instant): string {
  return new Date(instant).toISOString().slice(0, 10)
}
