import { domains } from "./domains.ts"
import { AllianceSeed, type Scale } from "./engine/seed/alliance-seed.ts"
import { alliances } from "./engine/seed/alliances.ts"
import type { Domain } from "./engine/domain.ts"
import { seedPast, type Past } from "./engine/seed/past.ts"
import type { Kind } from "./engine/store/rows.ts"
import { SeedBuilder } from "./engine/seed/builder.ts"
import { storeKinds } from "./engine/registry.ts"
import { hour, type Instant } from "./engine/store/clock.ts"
import type { Seed, Seeder } from "#mock/engine/store/store.ts"

const maxCachedSeeds = 4

/**
 * Creates seeds that depend only on the scale and the anchor's full hour. The last few are cached, because hundreds of stores in one test
 * run share the same rows.
 */
export function createSeeder(scale: Scale): Seeder {
  const made = new Map<Instant, Seed>()
  return (anchor) => {
    const full = Math.floor(anchor / hour) * hour
    const seed = made.get(full) ?? makeSeed(full, scale)
    made.delete(full)
    made.set(full, seed)
    const [oldest] = made.keys()
    if (made.size > maxCachedSeeds && oldest !== undefined) made.delete(oldest)
    return seed
  }
}

function seedPasts(seed: AllianceSeed, { past = {} }: Domain): void {
  for (const [kind, one] of Object.entries(past)) seedPast(seed, kind as Kind, one as Past<Kind>)
}

function makeSeed(anchor: Instant, scale: Scale): Seed {
  const builder = new SeedBuilder(anchor, storeKinds())
  for (const data of alliances) {
    const seed = new AllianceSeed(builder, data, scale)
    for (const domain of domains) domain.seed?.(seed)
    if (scale === "large") for (const domain of domains) seedPasts(seed, domain)
  }
  return builder.seed()
}
