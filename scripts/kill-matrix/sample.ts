import { createHash } from "node:crypto"
import { domainOf, kinds, layerOf, layers, type Kind, type Layer, type Mutant } from "./mutant.ts"

/** What a choice has taken so far. */
type Taken = { files: Set<string>; layers: Map<string, number>; domains: Map<string, number> }

const count = (counts: Map<string, number>, name: string) => counts.get(name) ?? 0

/** A candidate with its layer and its domain. */
type Candidate = { one: Mutant; layer: Layer; domain: string }

/** Orders candidates: first those of layers, then of domains, that have been taken least for their share; then by chance. */
const rank = ({ layer, domain }: Candidate, taken: Taken) =>
  (count(taken.layers, layer) / layers[layer]) * 1000 + count(taken.domains, domain)

function candidate(one: Mutant): Candidate {
  const layer = layerOf(one.file) ?? "mock"
  return { one, layer, domain: `${layer}/${domainOf(one.file)}` }
}

function best(candidates: readonly Candidate[], taken: Taken): Candidate | undefined {
  let chosen: Candidate | undefined
  let least = Infinity
  for (const candidate of candidates) {
    const own = rank(candidate, taken)
    if (own >= least || taken.files.has(candidate.one.file)) continue
    chosen = candidate
    least = own
  }
  return chosen
}

function take({ one, layer, domain }: Candidate, taken: Taken): void {
  taken.files.add(one.file)
  taken.layers.set(layer, count(taken.layers, layer) + 1)
  taken.domains.set(domain, count(taken.domains, domain) + 1)
}

/**
 * Chooses mutants: the kinds in turn, of each kind the one whose layer and domain have been taken least, by chance where that leaves
 * several; one of a file. Chance depends on the seed and the mutant alone, so an edit elsewhere changes little of a sample.
 * @param mutants all that there are
 * @param options isRefused: mutants that the compiler refuses are passed over
 */
export function sample(
  mutants: readonly Mutant[],
  { seed, size, isRefused = () => false }: { seed: number; size: number; isRefused?: (one: Mutant) => boolean },
): Mutant[] {
  const chance = ({ id }: Mutant) => createHash("sha256").update(`${seed} ${id}`).digest("hex")
  const shuffled = mutants
    .filter((one) => !isRefused(one))
    .map((one) => ({ one, key: chance(one) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ one }) => candidate(one))
  const ofKind = new Map<Kind, Candidate[]>(
    kinds.map((kind) => [kind, shuffled.filter(({ one }) => one.kind === kind)]),
  )
  const taken: Taken = { files: new Set(), layers: new Map(), domains: new Map() }
  const chosen: Mutant[] = []
  let left: number = kinds.length
  for (let turn = 0; chosen.length < size && left > 0; turn += 1) {
    const one = best(ofKind.get(kinds[turn % kinds.length] ?? "call") ?? [], taken)
    left = one ? kinds.length : left - 1
    if (!one) continue
    take(one, taken)
    chosen.push(one.one)
  }
  return chosen
}
