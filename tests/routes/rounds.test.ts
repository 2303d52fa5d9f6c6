import { afterAll, beforeAll, expect, test } from "vitest"
import type { Screen } from "#tests/support/domain.ts"
import { portion } from "#tests/support/extent.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { type CallInRound, RoundsProxy } from "#tests/support/rounds-proxy.ts"
import { pathOf, screens } from "#tests/support/screens.ts"
import type { Visitor } from "#tests/support/visitor.ts"

/**
 * Calls that may wait for the answer of another one, and why. All other calls of a screen start at once (P26). A line that no screen
 * needs any more fails.
 */
const laterCalls: [call: RegExp, reason: string][] = [
  [/^GET \/preview\?/, "asked only for the reason of a refusal, when the record does not offer the action"],
  [
    /^GET \/ballot\/[^/]+\/(?:result|record|entity|paper|proxy)\b/,
    "refused unless the ballot offers it, or only in some ballots; a widget, the page does not wait for it",
  ],
  [/^GET \/download\/[^/]+\/log\b/, "refused unless the download offers it; a widget, the page does not wait for it"],
  [
    /^GET \/(?:workgroup|proposal)\?q=[^&]+&size=25$/,
    "asked only if there is no such page: is it spelled in another way?",
  ],
  [/^GET \/proposal\/[^/]+\/revision\//, "the ids of the compared revisions stand in the proposal"],
  [/^GET \/calendar\?.*mine=true.*module=meeting&module=schedule/, "the times of a date poll stand in the poll"],
]

let own: OwnPortal
let proxy: RoundsProxy
beforeAll(async () => {
  own = await startOwnPortal("rounds", { through: async (mock) => (proxy = await RoundsProxy.start(mock)).origin })
})
afterAll(async () => {
  await own.stop()
  await proxy.stop()
})

const visitors = new Map<string, Promise<Visitor>>()

async function arrive({ person, alliance }: Screen): Promise<Visitor> {
  const visitor = own.newVisitor()
  if (person) await visitor.signIn(person, alliance)
  return visitor
}

function visitorFor(screen: Screen): Promise<Visitor> {
  const key = `${screen.person} ${screen.alliance}`
  const known = visitors.get(key) ?? arrive(screen)
  visitors.set(key, known)
  return known
}

/**
 * The calls that wait for the answer of another one without a reason, in the best of a few attempts: a busy machine can start a call late,
 * but a call that needs another's answer is always later.
 */
async function lateCalls(screen: Screen): Promise<CallInRound[]> {
  const visitor = await visitorFor(screen)
  await visitor.get(pathOf(screen)) // fills the caches that outlast a request
  let fewest: CallInRound[] | undefined
  for (let attempt = 0; attempt < 4 && fewest?.length !== 0; attempt += 1) {
    const calls = await proxy.roundsOf(() => visitor.get(pathOf(screen)))
    const late = calls.filter((call) => call.round > 1 && !mayBeLater(call))
    if (!fewest || late.length < fewest.length) fewest = late
  }
  return fewest ?? []
}

const used = new Set<RegExp>()

/** Whether a call is one that may come later, in the second round at most. */
function mayBeLater({ call, round }: CallInRound): boolean {
  const [known] = laterCalls.find(([pattern]) => pattern.test(call)) ?? []
  if (known) used.add(known)
  return known !== undefined && round === 2
}

const opened = portion(
  screens.filter(({ faults }) => !faults),
  40,
)

test.each(opened)("quality P26: $name starts all its backend calls at once", async (screen) => {
  expect(await lateCalls(screen)).toEqual([])
})

test.runIf(opened.length === screens.filter(({ faults }) => !faults).length)(
  "quality P26: every exception is needed",
  () => expect(laterCalls.filter(([pattern]) => !used.has(pattern))).toEqual([]),
)
