import { createHash } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { gzipSync } from "node:zlib"
import type { Answered, Asked, Plant } from "#scripts/planted-violations/proxy.ts"

/**
 * A proxy that turns the mock into a backend which is different wherever the contract leaves it open: ids are UUIDs, instants have another
 * offset and no fraction, objects have more fields and another order, `actions` another order, answers are compressed, every connection is
 * closed, and each answer takes `latency` milliseconds. A check that fails on it expects something of the mock, not of the contract.
 */
export function legalBackend({ latency = 0 } = {}): Plant {
  const ids = new Ids()
  return async (asked, forward) => {
    const answered = await forward(ids.sent(asked))
    if (latency > 0) await wait(latency)
    return compressed(asked, isJson(answered) ? rewritten(answered, ids) : answered)
  }
}

const isJson = ({ headers, body }: Answered) => body.length > 0 && Boolean(headers["content-type"]?.includes("json"))

function rewritten(answered: Answered, ids: Ids): Answered {
  const answer: unknown = JSON.parse(answered.body.toString())
  ids.learn(answer)
  const { location } = answered.headers
  const headers = {
    ...answered.headers,
    ...(location && {
      location: location
        .split("/")
        .map((one) => ids.of(one))
        .join("/"),
    }),
  }
  return { ...answered, headers, body: Buffer.from(JSON.stringify(otherForm(answer, ids))) }
}

/** A value in another form that means the same. */
function otherForm(value: unknown, ids: Ids, name = ""): unknown {
  if (typeof value === "string") return instant.test(value) ? inShanghai(value) : ids.of(value)
  if (Array.isArray(value)) {
    const all = value.map((one) => otherForm(one, ids))
    return name === "actions" || name === "errors" ? all.toReversed() : all
  }
  if (typeof value !== "object" || value === null) return value
  const fields = Object.entries(value).map(([key, one]) => [key, otherForm(one, ids, key)])
  return Object.fromEntries([...fields, ["only_here", { of: "this backend" }]].toReversed())
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** The same instant with the offset of Shanghai, without milliseconds if there are none. */
function inShanghai(text: string): string {
  const shifted = new Date(Date.parse(text) + 8 * 3_600_000).toISOString()
  return shifted.replace(/(\.000)?Z$/, "+08:00")
}

/** Ids of the mock and the UUIDs that stand for them, which are always the same. */
class Ids {
  readonly #uuids = new Map<string, string>()
  readonly #originals = new Map<string, string>()

  /** Finds the ids in an answer by the names of its fields. */
  learn(value: unknown, name = ""): void {
    if (typeof value === "string" && /(^|_)ids?$/.test(name)) this.#add(value)
    if (Array.isArray(value)) for (const one of value) this.learn(one, name)
    else if (typeof value === "object" && value !== null)
      for (const [key, one] of Object.entries(value)) this.learn(one, key)
  }

  #add(id: string): void {
    if (this.#uuids.has(id) || !/^[a-z]+-/.test(id)) return
    const hash = createHash("sha256").update(id).digest("hex")
    const uuid = [
      hash.slice(0, 8),
      hash.slice(8, 12),
      `4${hash.slice(13, 16)}`,
      `8${hash.slice(17, 20)}`,
      hash.slice(20, 32),
    ].join("-")
    this.#uuids.set(id, uuid)
    this.#originals.set(uuid, id)
  }

  /** The UUID of an id; any other text as it is. */
  of(text: string): string {
    return this.#uuids.get(text) ?? text
  }

  /** A request with the mock's ids. Such an id in the request itself, which the contract's examples show, is none of this backend. */
  sent(asked: Asked): Asked {
    const headers = Object.fromEntries(
      Object.entries(asked.headers).map(([name, value]) => [name, this.#original(value)]),
    )
    const foreign = asked.body
      .toString("latin1")
      .replaceAll(/"([a-z]+-[a-z0-9-]+)"/g, (text, id: string) => (this.#uuids.has(id) ? `"not-${id}"` : text))
    const body = Buffer.from(this.#original(foreign), "latin1")
    return { ...asked, headers, body, address: this.#original(asked.address) }
  }

  #original(text: string): string {
    return text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (uuid) => this.#originals.get(uuid) ?? uuid)
  }
}

function compressed({ headers: asked }: Asked, answered: Answered): Answered {
  if (answered.body.length === 0 || !asked["accept-encoding"]?.includes("gzip")) return answered
  return {
    ...answered,
    headers: { ...answered.headers, "content-encoding": "gzip", vary: "Accept-Encoding" },
    body: gzipSync(answered.body),
  }
}
