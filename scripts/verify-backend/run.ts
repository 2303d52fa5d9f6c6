import type { ContractDocument } from "../contract/document.ts"
import { checkAccepting } from "./checks/accepting.ts"
import { checkBoundaries } from "./checks/boundaries.ts"
import { checkCreation } from "./checks/creation.ts"
import { checkDone } from "./checks/done.ts"
import { checkEffects } from "./checks/effects.ts"
import { checkExports } from "./checks/exports.ts"
import { checkFeeds } from "./checks/feeds.ts"
import { checkFields } from "./checks/fields.ts"
import { checkFiles } from "./checks/files.ts"
import { checkFilters } from "./checks/filters.ts"
import { checkIdempotency, checkScarceIdempotency } from "./checks/idempotency.ts"
import { checkLimits } from "./checks/limits.ts"
import { checkLists } from "./checks/lists.ts"
import { checkMeetingCells } from "./checks/meeting-cells.ts"
import { checkReplacing } from "./checks/replacing.ts"
import { checkRestricted } from "./checks/restricted.ts"
import { checkSearches } from "./checks/searches.ts"
import { checkSessions } from "./checks/sessions.ts"
import { checkSummaries } from "./checks/summaries.ts"
import { checkTableRoles, checkTableStates } from "./checks/table-cells.ts"
import { checkTenants } from "./checks/tenants.ts"
import { checkUnknownIds } from "./checks/unknown-ids.ts"
import { checkStale } from "./checks/versions.ts"
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

export type Verify = {
  document: ContractDocument
  target: string
  fixtures: Fixtures
  only?: readonly string[]
  skipMissing?: boolean
}

const checks = [
  checkScarceIdempotency,
  checkAccepting,
  checkSessions,
  checkFields,
  checkLimits,
  checkUnknownIds,
  checkLists,
  checkSearches,
  checkFilters,
  checkRestricted,
  checkSummaries,
  checkTenants,
  checkFiles,
  checkCreation,
  checkEffects,
  checkExports,
  checkFeeds,
  checkMeetingCells,
  checkTableRoles,
  checkStale,
  checkIdempotency,
  checkBoundaries,
  checkTableStates,
  checkDone,
  checkReplacing,
]

/** Runs all checks sequentially and removes the records that they created. */
export async function verify({
  document,
  target: base,
  fixtures,
  only = [],
  skipMissing = false,
}: Verify): Promise<Report> {
  const since = performance.now()
  const contract = new Contract(document)
  const operations = contract.operations.map(({ operationId }) => operationId)
  const chosen = chosenBy(only, operations)
  const results = new Results(chosen)
  const target = new Target(base, contract, results)
  if (skipMissing) await target.findMissing()
  const wants: Verification["wants"] = (operation, rule) => chosen(operation, rule) && !target.missing.has(operation)
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
    operations,
    missing: operations.filter((operation) => target.missing.has(operation)),
    refusals: target.codes.refusals(
      contract,
      operations.filter((operation) => wants(operation, "code")),
    ),
    fieldCodes: target.codes.fields(contract),
    created: records.created,
    results: results.all(operations),
  }
}
