import type { ContractDocument } from "../contract/document.ts"
import { checkAccepting } from "./checks/accepting.ts"
import { checkBoundaries } from "./checks/boundaries.ts"
import { checkCreation } from "./checks/creation.ts"
import { checkEffects } from "./checks/effects.ts"
import { checkExports } from "./checks/exports.ts"
import { checkFeeds } from "./checks/feeds.ts"
import { checkFields } from "./checks/fields.ts"
import { checkLists } from "./checks/lists.ts"
import { checkMeetingCells } from "./checks/meeting-cells.ts"
import { checkSessions } from "./checks/sessions.ts"
import { checkUnknownIds } from "./checks/unknown-ids.ts"
import { checkIdempotency, checkStale } from "./checks/versions.ts"
import { Contract } from "./contract.ts"
import type { Fixtures } from "./fixtures.ts"
import { chosenBy } from "./options.ts"
import type { Report } from "./report.ts"
import { MeetingRecords } from "./meeting-records.ts"
import { Results } from "./results.ts"
import { People } from "./sign-on.ts"
import { Target } from "./target.ts"
import { TestRecords } from "./test-records.ts"
import { TopicRecords } from "./topic-records.ts"
import { checker, type Verification } from "./verification.ts"

export type Verify = { document: ContractDocument; target: string; fixtures: Fixtures; only?: readonly string[] }

const checks = [
  checkAccepting,
  checkSessions,
  checkFields,
  checkUnknownIds,
  checkLists,
  checkCreation,
  checkEffects,
  checkExports,
  checkFeeds,
  checkMeetingCells,
  checkStale,
  checkIdempotency,
  checkBoundaries,
]

/** Carries all checks out, one after the other, and cleans up what they made. */
export async function verify({ document, target: base, fixtures, only = [] }: Verify): Promise<Report> {
  const since = performance.now()
  const contract = new Contract(document)
  const operations = contract.operations.map(({ operationId }) => operationId)
  const wants = chosenBy(only, operations)
  const results = new Results(wants)
  const target = new Target(base, contract, results)
  const people = new People(target, fixtures)
  const records = new TestRecords()
  const meetings = new MeetingRecords(target, people, fixtures, records)
  const topics = new TopicRecords(target, people, records, meetings)
  const makers = { records, meetings, topics }
  const v: Verification = { contract, fixtures, target, people, ...makers, wants, check: checker(results, wants) }
  for (const check of checks) await check(v)
  await records.cleanUp()
  return {
    target: base,
    contract: document.info.version,
    run: records.run,
    seconds: (performance.now() - since) / 1000,
    calls: target.calls,
    created: records.created,
    results: results.all(operations),
  }
}
