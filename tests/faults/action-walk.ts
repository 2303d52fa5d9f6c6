import { expect } from "vitest"
import { eventually } from "#tests/support/eventually.ts"
import { isApplicable, sendable } from "#tests/support/sendable.ts"
import { actorOf, nameOf, type Actor } from "#tests/security/submit.ts"
import type { Submission } from "#tests/support/domain.ts"
import type { TestPortal } from "#tests/support/own-portal.ts"
import { isDone } from "#mock/engine/store/faults.ts"
import { actionFaults, type ActionFault } from "./action-faults.ts"
import { prepare, type Prepared } from "./action-prepare.ts"
import { tryData, trySubmission, type Logged } from "./action-try.ts"

/** Timeout of the hasty portal's backend calls in ms, instead of 15,000: enough for a working backend, even on a busy machine. */
export const shortBackendTimeout = 5_000

/** Extra milliseconds for a machine that is three times slower and shared. */
const busyMachineMargin = 6_000

/** Processes all items in parallel lanes, one item at a time per lane. */
async function inLanes<One>(all: readonly One[], lanes: number, act: (one: One, lane: number) => Promise<void>) {
  const queue = [...all]
  const work = async (lane: number) => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) await act(one, lane)
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)))
}

/** Signed-in people, one of each per lane. */
function actorsByLane(own: TestPortal) {
  const actors = new Map<string, Promise<Actor>>()
  return (person: string, lane: number): Promise<Actor> => {
    const key = `${person} ${lane}`
    const actor = actors.get(key) ?? actorOf(own, person)
    actors.set(key, actor)
    return actor
  }
}

type Visit = (actor: Actor, prepared: Prepared, at: number) => Promise<string[]>

type Choice = (submission: Submission, at: number) => boolean

/** Chooses every nth submission. */
export const everyNth =
  (nth: number): Choice =>
  (_submission, at) =>
    at % nth === 0

/**
 * Prepares every submission (or the chosen ones) as a person who may send it and runs `visit` with it.
 * @returns everything that is wrong
 */
export async function everySubmission(
  own: TestPortal,
  lanes: number,
  visit: Visit,
  isChosen: Choice = everyNth(1),
): Promise<string[]> {
  const actorIn = actorsByLane(own)
  const wrongs: string[] = []
  const some = [...sendable.entries()].filter(([at, [submission]]) => isChosen(submission, at))
  await inLanes(some, lanes, async ([at, [submission, person]], lane) => {
    const actor = await actorIn(person, lane)
    const prepared = await prepare(actor, submission, person).catch((error: unknown) => void wrongs.push(String(error)))
    if (prepared) wrongs.push(...(await visit(actor, prepared, at)))
  })
  return wrongs
}

const isQuickAndUndone = (name: string) => {
  const { fault } = actionFaults[name] ?? {}
  return fault !== undefined && fault.kind !== "hang" && !isDone({ ...fault, operation: "" })
}

/**
 * Tries every submission with its share of the faults, as a form; the last fault that prevents the action is also tried as scripts
 * send it.
 */
export async function tryFaultsOnSubmissions(
  own: TestPortal,
  faultsOf: (at: number) => string[],
  { lanes, patience, isChosen }: { lanes: number; patience: number; isChosen?: Choice },
): Promise<{ wrongs: string[]; logged: Logged[] }> {
  const logged: Logged[] = []
  const visit: Visit = async (actor, prepared, at) => {
    const names = faultsOf(at).filter((name) => isApplicable(prepared.submission, name))
    const found: string[] = []
    for (const name of names) {
      const one = await tried(actor, prepared, actionFaults[name], patience)
      found.push(...one.wrongs.map((what) => `${name}: ${what}`))
      logged.push(one.logged)
    }
    const [last = ""] = names.filter(isQuickAndUndone).slice(-1)
    const asData = await triedAsData(actor, prepared, actionFaults[last])
    return [...found, ...asData.map((what) => `${last}: ${what}`)]
  }
  return { wrongs: await everySubmission(own, lanes, visit, isChosen), logged }
}

function tried(actor: Actor, prepared: Prepared, fault: ActionFault | undefined, patience: number) {
  if (!fault) throw new Error(`${nameOf(prepared.submission)}: no such fault`)
  return trySubmission({ actor, prepared, fault, deadline: patience + busyMachineMargin })
}

const triedAsData = async (actor: Actor, prepared: Prepared, fault: ActionFault | undefined) =>
  fault ? tryData({ actor, prepared, fault, deadline: Infinity }) : []

/** Expects a line in the portal's log for every failed call, with request id, operation and kind of failure. */
export async function expectLogged(own: TestPortal, logged: readonly Logged[]): Promise<void> {
  const failed = logged.filter(({ failure }) => failure !== "refused") // a refusal is not a failure
  await eventually(async () => {
    const lines = await own.log()
    const said = new Set(lines.map(({ requestId, operation, failure }) => `${requestId} ${operation} ${failure}`))
    const missing = failed.filter(
      ({ requestId, operation, failure }) => !said.has(`${requestId} ${operation} ${failure}`),
    )
    expect(missing, "calls that failed and are in no line of the log").toEqual([])
  })
}
