import { createHash } from "node:crypto"
import { day, type Instant } from "./clock.ts"

export type Remembered<Answer> = { kind: "new" } | { kind: "same"; answer: Answer } | { kind: "conflict" }

const maxKeys = 2000

/**
 * Writes that have already been executed, by user, operation and idempotency key. Only successful ones are kept, for one day: a refused
 * form is corrected and sent again with the same key.
 */
export class IdempotencyKeys {
  readonly #done = new Map<string, { body: string; answer: unknown; time: Instant }>()

  /** Forgets all executed writes. */
  clear(): void {
    this.#done.clear()
  }

  look<Answer>(key: string, body: unknown, now: Instant): Remembered<Answer> {
    const done = this.#done.get(key)
    if (!done || now - done.time >= day) return { kind: "new" }
    return done.body === fingerprint(body) ? { kind: "same", answer: done.answer as Answer } : { kind: "conflict" }
  }

  remember(key: string, body: unknown, answer: unknown, now: Instant): void {
    this.#done.set(key, { body: fingerprint(body), answer, time: now })
    if (this.#done.size > maxKeys) this.#done.delete(this.#done.keys().next().value as string)
  }
}

/** A hash of the body that ignores the order of fields. */
function fingerprint(body: unknown): string {
  const ordered = JSON.stringify(body, (_key, value: unknown) => {
    if (value === null || typeof value !== "object" || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
  return createHash("sha256")
    .update(ordered ?? "")
    .digest("hex")
}
