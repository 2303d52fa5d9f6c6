import { expect } from "vitest"
import { eventually } from "#tests/support/eventually.ts"
import { submissions } from "#tests/support/registry.ts"
import { actorOf, senderOf, nameOf, type Actor } from "#tests/security/submit.ts"
import type { Submission } from "#tests/support/domain.ts"
import type { OwnPortal } from "#tests/support/own-portal.ts"
import { isDone } from "#mock/engine/store/faults.ts"
import { actionFaults, type ActionFault } from "./action-faults.ts"
import { prepare, tryData, trySubmission, type Logged, type Prepared } from "./action-try.ts"

/** Milliseconds that the hasty portal gives its backend, instead of 15,000: enough for one that answers, on a busy machine too. */
export const hastyPatience = 5_000

/** A machine that is three times slower, and others on it. */
const more = 6_000

/** Files have forms of their own, and tests/faults/uploads.test.ts. */
const ofForm = ({ operation }: Submission) => operation !== undefined && operation !== "file.create"

/** Everything that can be done with a form and is written somewhere, by whoever may do it. */
export const sendable: [submission: Submission, person: string][] = submissions.filter(ofForm).flatMap((submission) => {
  const person = senderOf(submission)
  return person === undefined ? [] : [[submission, person] as [Submission, string]]
})

/** What is not there any more needs no deleting: the page says how it is, and that is no failure. */
const fits = (submission: Submission, fault: string) =>
  fault !== "status 404" || !/\.(delete|remove)$/.test(submission.operation ?? "")

/** Some people at a time who each do one submission after the other. */
async function inLanes<One>(all: readonly One[], lanes: number, act: (one: One, lane: number) => Promise<void>) {
  const queue = [...all]
  const work = async (lane: number) => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) await act(one, lane)
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)))
}

/** People who are signed in, one of each in a lane. */
function cast(own: OwnPortal) {
  const actors = new Map<string, Promise<Actor>>()
  return (person: string, lane: number): Promise<Actor> => {
    const key = `${person} ${lane}`
    const actor = actors.get(key) ?? actorOf(own, person)
    actors.set(key, actor)
    return actor
  }
}

type Visit = (actor: Actor, prepared: Prepared, at: number) => Promise<string[]>

/** Every submission, or every second, third …, is prepared by whoever may do it, and something is done with it. @returns what is wrong with any, all of it */
export async function everySubmission(own: OwnPortal, lanes: number, visit: Visit, every = 1): Promise<string[]> {
  const actorIn = cast(own)
  const wrongs: string[] = []
  const some = [...sendable.entries()].filter(([at]) => at % every === 0)
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

/** Every submission meets the faults of its turn, sent as a form; and the last of them that keeps it from being done as scripts send it. */
export async function walk(
  own: OwnPortal,
  faultsOf: (at: number) => string[],
  { lanes, patience }: { lanes: number; patience: number },
): Promise<{ wrongs: string[]; logged: Logged[] }> {
  const logged: Logged[] = []
  const wrongs = await everySubmission(own, lanes, async (actor, prepared, at) => {
    const names = faultsOf(at).filter((name) => fits(prepared.submission, name))
    const found: string[] = []
    for (const name of names) {
      const one = await tried(actor, prepared, actionFaults[name], patience)
      found.push(...one.wrongs.map((what) => `${name}: ${what}`))
      logged.push(one.logged)
    }
    const [last = ""] = names.filter(isQuickAndUndone).slice(-1)
    const asData = await triedAsData(actor, prepared, actionFaults[last])
    return [...found, ...asData.map((what) => `${last}: ${what}`)]
  })
  return { wrongs, logged }
}

function tried(actor: Actor, prepared: Prepared, fault: ActionFault | undefined, patience: number) {
  if (!fault) throw new Error(`${nameOf(prepared.submission)}: no such fault`)
  return trySubmission({ actor, prepared, fault, deadline: patience + more })
}

const triedAsData = async (actor: Actor, prepared: Prepared, fault: ActionFault | undefined) =>
  fault ? tryData({ actor, prepared, fault, deadline: Infinity }) : []

/** The portal's log has a line for every call that failed: under its request, with its operation and how it failed. */
export async function expectLogged(own: OwnPortal, logged: readonly Logged[]): Promise<void> {
  const failed = logged.filter(({ failure }) => failure !== "refused") // a refusal is an answer
  await eventually(async () => {
    const lines = await own.log()
    const said = new Set(lines.map(({ requestId, operation, failure }) => `${requestId} ${operation} ${failure}`))
    const missing = failed.filter(
      ({ requestId, operation, failure }) => !said.has(`${requestId} ${operation} ${failure}`),
    )
    expect(missing, "calls that failed and are in no line of the log").toEqual([])
  })
}
