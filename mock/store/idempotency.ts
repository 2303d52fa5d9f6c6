import { createHash } from "node:crypto"

export type Remembered<Answer> = { kind: "new" } | { kind: "same"; answer: Answer } | { kind: "conflict" }

const kept = 2000

/**
 * Which creates and transitions were already done, by person, operation and the caller's key. Only what succeeded is
 * remembered: a refused form is mended and sent again under its key.
 */
export class IdempotencyKeys {
  readonly #done = new Map<string, { body: string; answer: unknown }>()

  look<Answer>(key: string, body: unknown): Remembered<Answer> {
    const done = this.#done.get(key)
    if (!done) return { kind: "new" }
    return done.body === fingerprint(body) ? { kind: "same", answer: done.answer as Answer } : { kind: "conflict" }
  }

  remember(key: string, body: unknown, answer: unknown): void {
    this.#done.set(key, { body: fingerprint(body), answer })
    if (this.#done.size > kept) this.#done.delete(this.#done.keys().next().value as string)
  }
}

/** Independent of the order of fields; bytes count by their content. */
function fingerprint(body: unknown): string {
  const ordered = JSON.stringify(body, (_key, value: unknown) => {
    if (value instanceof Uint8Array) return createHash("sha256").update(value).digest("hex")
    if (value === null || typeof value !== "object" || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
  return createHash("sha256")
    .update(ordered ?? "")
    .digest("hex")
}
