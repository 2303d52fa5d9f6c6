import type { createClient } from "@redis/client"

/** Commands as the portal gives them to Redis. */
export type Redis = ReturnType<typeof createClient>

type Options = {
  /** `redis://` or `rediss://`; may hold a password, so it is never logged */
  url: string
  /** Told once when the connection is lost, with the reason, and once when it is there again. */
  onChange(isThere: boolean, reason?: string): void
  /** What has to be done before a new connection is used; when it fails the connection counts as lost. */
  onBack(redis: Redis): Promise<void>
}

/** Milliseconds: nobody's page waits longer than one command. */
const limits = { connect: 1_000, command: 250, retry: 1_000, takingBack: 30_000 }

/** Commands that wait for an answer at most; further ones fail at once. */
const mostWaiting = 1_000

const probe = { key: "portal:probe", lifetime: 1_000 }

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return code ?? (message || "unknown")
}

/**
 * One connection to Redis that may go at any time: whoever asks gets an answer in 250 ms or does without, nothing is queued for
 * later, and a connection that failed once is replaced, tried every second. Only one that takes a write counts as there.
 */
export class RedisLine {
  readonly #options: Options
  readonly #first: Promise<void>
  #trying: Redis | undefined
  #ready: Redis | undefined
  #isLost = false

  constructor(options: Options) {
    this.#options = options
    this.#first = this.#connect()
  }

  /** What Redis answers to a command, or what is to be done without it. */
  async ask<Value>(command: (redis: Redis) => Promise<Value>, otherwise: () => Promise<Value>): Promise<Value> {
    await this.#first
    const redis = this.#ready
    if (!redis) return otherwise()
    try {
      return await within(limits.command, command(redis))
    } catch (error) {
      this.#lose(redis, error)
      return otherwise()
    }
  }

  async #connect(): Promise<void> {
    // Costs memory and time at the start, which a portal of one process does not have to pay.
    const { createClient } = await import("@redis/client")
    const redis: Redis = createClient({
      url: this.#options.url,
      disableOfflineQueue: true,
      commandsQueueMaxLength: mostWaiting,
      socket: { connectTimeout: limits.connect, reconnectStrategy: false },
    })
    redis.on("error", (error) => this.#lose(redis, error))
    this.#trying = redis
    try {
      await within(limits.connect, redis.connect())
      await within(limits.command, redis.set(probe.key, "1", { PX: probe.lifetime }))
      await within(limits.takingBack, this.#options.onBack(redis))
    } catch (error) {
      return this.#lose(redis, error)
    }
    if (this.#trying !== redis) return
    this.#ready = redis
    if (this.#isLost) this.#options.onChange(true)
    this.#isLost = false
  }

  #lose(redis: Redis, error: unknown): void {
    if (this.#trying !== redis) return
    this.#trying = undefined
    this.#ready = undefined
    redis.destroy()
    if (!this.#isLost) this.#options.onChange(false, reasonOf(error))
    this.#isLost = true
    setTimeout(() => void this.#connect(), limits.retry).unref()
  }
}
