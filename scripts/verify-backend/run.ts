import type { ContractDocument } from "../contract/document.ts"
import { checkAccepting } from "./checks/accepting.ts"
import { checkAgenda } from "./checks/agenda.ts"
import { checkBallots } from "./checks/ballots.ts"
import { checkCells } from "./checks/cells.ts"
import { checkChanges } from "./checks/changes.ts"
import { checkCreation } from "./checks/creation.ts"
import { checkDocumentedFields } from "./checks/documented-fields.ts"
import { checkDone } from "./checks/done.ts"
import { checkEffects } from "./checks/effects.ts"
import { checkExports } from "./checks/exports.ts"
import { checkFeeds } from "./checks/feeds.ts"
import { checkFields } from "./checks/fields.ts"
import { checkFiles } from "./checks/files.ts"
import { checkFilters } from "./checks/filters.ts"
import { checkFoundRecords } from "./checks/found-records.ts"
import { checkFoundPeople } from "./checks/found-people.ts"
import { checkIdempotency, checkScarceIdempotency } from "./checks/idempotency.ts"
import { wrongActions } from "./checks/listed-actions.ts"
import { checkLists } from "./checks/lists.ts"
import { checkDatePolls } from "./checks/date-polls.ts"
import { checkTopics } from "./checks/topics.ts"
import { checkMinutes } from "./checks/minutes.ts"
import { checkNotified } from "./checks/notified.ts"
import { checkOthers } from "./checks/others.ts"
import { checkPreviews } from "./checks/previews.ts"
import { checkReads, prepareReads } from "./checks/reads.ts"
import { checkLastRefusals, checkRefusals, checkScarceRefusals } from "./checks/refusals.ts"
import { checkReplacing } from "./checks/replacing.ts"
import { checkRestrictedGroup } from "./checks/restricted-group.ts"
import { checkRestrictedLists } from "./checks/restricted-lists.ts"
import { checkRows } from "./checks/rows.ts"
import { checkSearches } from "./checks/searches.ts"
import { checkSeriesAnswers } from "./checks/series-answers.ts"
import { checkSessions } from "./checks/sessions.ts"
import { checkSorts } from "./checks/sorts.ts"
import { checkSummaries } from "./checks/summaries.ts"
import { checkTableRoles, checkTableStates } from "./checks/table-cells.ts"
import { checkTenants } from "./checks/tenants.ts"
import { checkThreads } from "./checks/threads.ts"
import { checkUnknownIds } from "./checks/unknown-ids.ts"
import { checkUpcoming } from "./checks/upcoming.ts"
import { checkStale } from "./checks/versions.ts"
import { ifLeftOut } from "./client/answers.ts"
import { Contract } from "./client/contract.ts"
import type { Fixtures, Person } from "./client/fixtures.ts"
import { People } from "./client/people.ts"
import type { Rule } from "./client/rules.ts"
import { Target } from "./client/target.ts"
import { chosenBy, reasonForNone } from "./options.ts"
import { whatWasRead } from "./report/parts.ts"
import { CodesSeen } from "./report/codes.ts"
import type { Report } from "./report/report.ts"
import { Results } from "./report/results.ts"
import { kinds, register, writeOf } from "./subjects/kinds.ts"
import { ownGroup, switchOffMails } from "./subjects/guest.ts"
import { Keeping } from "./subjects/keeping.ts"
import type { Verification } from "./subjects/subject.ts"
import { tables } from "./subjects/state-tables.ts"
import { TestRecords } from "./subjects/test-records.ts"

export type Verify = {
  document: ContractDocument
  target: string
  fixtures: Fixtures
  only?: readonly string[]
  skipMissing?: boolean
  /** Whether nothing more is checked after the first failure. */
  stopsAtFailure?: boolean
  /** Whether nobody uses the target after the run: no mails are switched off, and nothing is cleaned up. */
  isDisposable?: boolean
  /** Called after each check. */
  onChecked?: (operation: string, rule: Rule) => void
}

const checks = [
  prepareReads,
  checkScarceIdempotency,
  checkScarceRefusals,
  checkAccepting,
  checkSessions,
  checkFields,
  checkUnknownIds,
  checkLists,
  checkSorts,
  checkSearches,
  checkFoundPeople,
  checkFilters,
  checkRestrictedLists,
  checkSummaries,
  checkRows,
  checkTenants,
  checkFiles,
  checkCreation,
  checkEffects,
  checkMinutes,
  checkAgenda,
  checkTopics,
  checkDatePolls,
  checkSeriesAnswers,
  checkExports,
  checkFeeds,
  checkChanges,
  checkBallots,
  checkThreads,
  checkCells,
  checkTableRoles,
  checkStale,
  checkIdempotency,
  checkRestrictedGroup,
  checkTableStates,
  checkDone,
  checkNotified,
  checkOthers,
  checkReads,
  checkRefusals,
  checkPreviews,
  checkFoundRecords,
  checkDocumentedFields,
  checkReplacing,
  checkUpcoming,
  checkLastRefusals,
]

/** Runs all checks sequentially and removes the records that they created. */
export async function verify(asked: Verify): Promise<Report> {
  const since = performance.now()
  const { only = [] } = asked
  const contract = new Contract(asked.document)
  const operations = contract.operations.map(({ operationId }) => operationId)
  const chosen = chosenBy(only, operations)
  const results = new Results(chosen)
  const codes = new CodesSeen()
  const target = new Target(asked.target, contract, (exchange, as) => {
    codes.note(exchange)
    const actions = wrongActions(exchange, as as Person | undefined)
    const judged =
      exchange.status > 0 ? contract.judge(exchange) : { status: [`no answer: ${String(exchange.answer)}`] }
    for (const [rule, problems] of Object.entries({ ...judged, ...(actions && { actions }) }))
      results.answered(rule as Rule, exchange, problems)
    register(v, exchange, as)
  })
  const { offered, wants } = wishes(asked, { chosen, results, target })
  const v: Verification = {
    contract,
    fixtures: asked.fixtures,
    target: new Keeping(target, () => v),
    people: new People(target, asked.fixtures),
    records: new TestRecords(),
    kinds,
    ownGroup: (use) => ownGroup(v, use),
    writeOf: (operation) => writeOf(v, operation),
    wants,
    check: async (operation, rule, title, carryOut) => {
      if (!wants(operation, rule)) return
      await results.check(operation, rule, title, carryOut)
      asked.onChecked?.(operation, rule)
    },
  }
  if (asked.skipMissing) await target.findMissing()
  if (!asked.isDisposable) await switchOffMails(v)
  for (const check of checks) await check(v)
  if (!asked.isDisposable) await cleanUp(v)
  const all = results.all(operations)
  return {
    reasonForNone: all.length > 0 ? undefined : reasonForNone(only, [...offered.values()], operations),
    target: asked.target,
    contract: asked.document.info.version,
    run: v.records.run,
    seconds: (performance.now() - since) / 1000,
    calls: target.calls,
    operations,
    missing: operations.filter((operation) => target.missing.has(operation)),
    refusals: codes.refusals(
      contract,
      operations.filter((operation) => wants(operation, "code")),
    ),
    fieldCodes: codes.fields(contract),
    ...whatWasRead(tables, v.records.partsRead),
    created: v.records.created,
    left: [...v.records.addresses.values()],
    unrestored: v.records.unrestored,
    results: all,
  }
}

type Chosen = { chosen: ReturnType<typeof chosenBy>; results: Results; target: Target }

/** Which checks are carried out, and which ones there are. */
function wishes({ stopsAtFailure = false }: Verify, { chosen, results, target }: Chosen) {
  const offered = new Map<string, { operation: string; rule: Rule }>()
  const wants = (operation: string, rule: Rule) => {
    offered.set(`${operation} ${rule}`, { operation, rule })
    if (stopsAtFailure && results.hasFailed) return false
    return chosen(operation, rule) && !target.missing.has(operation)
  }
  return { offered, wants }
}

/** Undoes what the checks made, the last first. Records that the target cannot clean up are left. */
async function cleanUp({ records }: Verification): Promise<void> {
  for (const undo of records.cleanUps()) await undo().catch(ifLeftOut)
}
