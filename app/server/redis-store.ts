import { MemoryStore } from "#app/runtime/memory-store.server.ts"
import {
  longestValue,
  type EntryOptions,
  type EventLimits,
  type SharedStore,
} from "#app/runtime/shared-store.server.ts"
import { RedisConnection, type Redis } from "./redis-connection.ts"

/** No entry lives longer, so a deletion that Redis missed need not be remembered longer either. */
const longestLifetime = 24 * 3_600_000

/** Value in this process's memory that marks an entry to delete from Redis. */
const deleted = ""

const start = "portal:"

async function setIn(redis: Redis, key: string, value: string, { lifetime, group }: EntryOptions): Promise<void> {
  const name = start + key
  const commands = redis.multi().set(name, value, { PX: Math.ceil(lifetime) })
  if (!group) return void (await commands.exec())
  const members = start + group.name
  const replies = await commands
    .zAdd(members, { score: Date.now(), value: name })
    .pExpire(members, Math.ceil(lifetime))
    .zRange(members, 0, -group.most - 1)
    .zRemRangeByRank(members, 0, -group.most - 1)
    .exec()
  const tooMany = replies[3] as unknown as string[]
  if (tooMany.length > 0) await redis.del(tooMany)
}

async function noteIn(redis: Redis, key: string, at: number, { most, window }: EventLimits): Promise<void> {
  const name = start + key
  const commands = redis.multi().rPush(name, String(at)).lTrim(name, -most, -1)
  await commands.pExpire(name, Math.ceil(window)).exec()
}

async function timesIn(redis: Redis, key: string): Promise<number[]> {
  const times = await redis.lRange(start + key, 0, -1)
  return times.map(Number).sort((one, other) => one - other)
}

/** A store in Redis; each of its commands may fail. */
const storeIn = (redis: Redis): SharedStore => ({
  get: async (key) => (await redis.get(start + key)) ?? undefined,
  async set(key, value, keeping) {
    if (value === deleted) await redis.del(start + key)
    else await setIn(redis, key, value, keeping)
    return true
  },
  async delete(key, group) {
    const commands = redis.multi().del(start + key)
    await (group ? commands.zRem(start + group, start + key) : commands).exec()
  },
  note: (key, at, limits) => noteIn(redis, key, at, limits),
  times: (key) => timesIn(redis, key),
})

/**
 * The store that all processes share through Redis. While Redis is unavailable, each process keeps new entries and deletions in its own
 * memory and transfers them when Redis is back. Nothing fails and no request waits.
 * @param url of Redis, secret
 * @param onChange called once when Redis becomes unavailable and once when it is back
 */
export function redisStore(url: string, onChange: (isThere: boolean, reason?: string) => void): SharedStore {
  const own = new MemoryStore()
  const line = new RedisConnection({ url, onChange, onBack: (redis) => own.moveTo(storeIn(redis)) })
  return {
    get: async (key) =>
      (await line.ask(
        (redis) => storeIn(redis).get(key),
        () => own.get(key),
      )) || undefined,
    set(key, value, keeping) {
      if (value.length > longestValue) return Promise.resolve(false)
      return line.ask(
        (redis) => storeIn(redis).set(key, value, keeping),
        () => own.set(key, value, keeping),
      )
    },
    delete: (key, group) =>
      line.ask(
        (redis) => storeIn(redis).delete(key, group),
        async () => void (await own.set(key, deleted, { lifetime: longestLifetime })),
      ),
    note: (key, at, limits) =>
      line.ask(
        (redis) => storeIn(redis).note(key, at, limits),
        () => own.note(key, at, limits),
      ),
    times: (key) =>
      line.ask(
        (redis) => storeIn(redis).times(key),
        () => own.times(key),
      ),
  }
}
