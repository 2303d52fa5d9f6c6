import type { createClient } from "@redis/client"

/** The Redis client. */
export type Redis = ReturnType<typeof createClient>

type Options = {
  /** `redis://` or `rediss://`; may hold a password, so it is never logged */
  url: string
  /** Called once when the connection is lost, with the reason, and once when it is back. */
  onChange(isThere: boolean, reason?: string): void
  /** Called before a new connection is used; if it fails, the connection counts as lost. */
  onBack(redis: Redis): Promise<void>
}

/** Milliseconds. A request never waits longer than one command. */
const limits = { connect: 1_000, command: 250, retry: 1_000, takingBack: 30_000 }

/** Maximum number of commands that wait for a reply; further commands fail immediately. */
const maxWaiting = 1_000

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
 * One connection to Redis that may fail at any time. A command gets a reply within 250 ms or its fallback runs; nothing is queued for
 * later. A connection that failed once is replaced; attempts follow every second. A connection is ready only after a test write.
 */
export class RedisConnection {
  readonly #options: Options
  readonly #first: Promise<void>
  #trying: Redis | undefined
  #ready: Redis | undefined
  #isLost = false

  constructor(options: Options) {
    this.#options = options
    this.#first = this.#connect()
  }

  /** Runs a command, or `otherwise` if Redis is unavailable or does not reply in time. */
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
    // Imported on use: it costs memory and startup time, which a single-process portal does not need to spend.
    const { createClient } = await import("@redis/client")
    const redis: Redis = createClient({
      url: this.#options.url,
      disableOfflineQueue: true,
      commandsQueueMaxLength: maxWaiting,
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
