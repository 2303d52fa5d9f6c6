import { createHash } from "node:crypto"
import { day, type Instant } from "./clock.ts"

export type Remembered<Answer> = { kind: "new" } | { kind: "same"; answer: Answer } | { kind: "conflict" }

const kept = 2000

/**
 * Which creates and transitions were already done, by person, operation and the caller's key. Only what succeeded is
 * remembered, and for a day: a refused form is mended and sent again under its key.
 */
export class IdempotencyKeys {
  readonly #done = new Map<string, { body: string; answer: unknown; time: Instant }>()

  /** Nothing was done yet. */
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
    if (this.#done.size > kept) this.#done.delete(this.#done.keys().next().value as string)
  }
}

/** Independent of the order of fields. */
function fingerprint(body: unknown): string {
  const ordered = JSON.stringify(body, (_key, value: unknown) => {
    if (value === null || typeof value !== "object" || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
  return createHash("sha256")
    .update(ordered ?? "")
    .digest("hex")
}
