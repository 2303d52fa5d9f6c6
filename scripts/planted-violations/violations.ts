import type { Rule } from "../verify-backend/client/rules.ts"
import { agendaRows } from "./agenda-violations.ts"
import { ballotRows } from "./ballot-violations.ts"
import {
  allowed,
  allowedInAnyState,
  anySize,
  bytesChanged,
  codeWrong,
  headerChanged,
  keyIgnored,
  keyIgnoredAtOnce,
  leaking,
  notKept,
  notLogged,
  parameterFixed,
  parameterIgnored,
  propertyMissing,
  refusedAndWritten,
  rowsWrong,
  statusWrong,
  totalWrong,
  unchecked,
  unlimited,
  versionIgnored,
  withAction,
  withoutAction,
  withoutFieldError,
} from "./plants.ts"
import { changeRows } from "./change-violations.ts"
import {
  countsWithout,
  emptyInstead,
  firstValueOnly,
  firstWordOnly,
  mindingCase,
  missingFirst,
  refusingOthers,
  answeredAsAdmin,
  restrictedClosed,
  restrictedShown,
  sortedByCode,
  unsteady,
  valueReplaced,
} from "./list-plants.ts"
import { dailyRows } from "./daily-violations.ts"
import { datePollRows } from "./date-poll-violations.ts"
import { minutesRows } from "./minutes-violations.ts"
import { noticeRows } from "./notice-violations.ts"
import { threadRows } from "./thread-violations.ts"
import type { Row } from "./row.ts"
import type { Plant } from "./proxy.ts"
import { asText, onlyFields, openToVisitors, withoutCode } from "./shape-plants.ts"
import {
  deletedAgain,
  keptIfOmitted,
  keyOfAnybody,
  oldAnswered,
  refusalStored,
  versionKept,
  whiteSpaceAccepted,
  whiteSpaceKept,
} from "./write-plants.ts"

/** One contract violation in a backend that is otherwise correct. */
export type Violation = {
  name: string
  /** The operation and the rule for which `verify-backend` must report it. */
  operation: string
  rule: Rule
  plant: Plant
}

/** The violations that `verify-backend` must report (`npm run planted-violations`), one row each. */
const rows: Row[] = [
  // roles
  ["an outsider may cancel a ballot", "ballot.cancel", "role", (at) => allowed(at, "lone-member")],
  [
    "an outsider may create a certificate",
    "certificate.create",
    "role",
    (at) => allowed(at, "lone-member", "certdoc-admin"),
  ],
  ["an outsider may disable an agency", "agency.disable", "role", (at) => allowed(at, "lone-member")],
  ["a plain member may cancel a schedule", "schedule.cancel", "role", (at) => allowed(at, "member")],
  ["a plain member may change phase durations", "phase-duration.update", "role", (at) => allowed(at, "member")],
  ["the general secretary may disband a group", "workgroup.disband", "role", (at) => allowed(at, "general-secretary")],
  ["an outsider may close an application", "membership-application.close", "role", (at) => allowed(at, "lone-member")],
  ["403 for a download, but it is changed", "download.update", "role", refusedAndWritten],
  ["403 for the organisation, but it is changed", "organization.update", "role", refusedAndWritten],
  ["403 for a task, but it is cancelled", "task.cancel", "role", refusedAndWritten],
  ["403 for a new schedule, but it is made", "schedule.create", "role", refusedAndWritten],
  ["403 for a new agency, but it is made", "agency.create", "role", refusedAndWritten],
  // changes
  // states
  ["a cancelled schedule can be changed", "schedule.update", "state", allowedInAnyState],
  ["a task that was cancelled can be suspended", "task.suspend", "state", allowedInAnyState],
  ["an entity that is disabled is disabled again", "entity.disable", "state", allowedInAnyState],
  // actions
  ["delete is missing in the actions of a notice", "notice.get", "actions", (at) => withoutAction(at, "delete")],
  [
    "disable is missing in the actions of a member",
    "member.disable",
    "actions",
    () => withoutAction("member.get", "disable"),
  ],
  ["everybody is offered to update an agency", "agency.get", "actions", (at) => withAction(at, "update")],
  // effects of writes
  ["the place of a schedule is not kept", "schedule.update", "effect", (at) => notKept(at, "location", null)],
  ["the acronym of an entity is not kept", "entity.create", "effect", (at) => notKept(at, "acronym", "OTHER")],
  ["the priority of a task is not kept", "task.update", "effect", (at) => notKept(at, "priority", 0)],
  [
    "the reply address of a notice is not kept",
    "notice.create",
    "effect",
    (at) => notKept(at, "reply_to", ["x@aurora.example"]),
  ],
  ...[changeRows, dailyRows, minutesRows, agendaRows, datePollRows, ballotRows, noticeRows, threadRows].flat(),
  // lists
  ["the type of schedules is no filter", "schedule.list", "list", (at) => parameterIgnored(at, "type")],
  ["the level of entities is no filter", "entity.list", "list", (at) => parameterIgnored(at, "level_id")],
  ["the group of proposals is no filter", "proposal.list", "list", (at) => parameterIgnored(at, "group_acronym")],
  ["`mine` of tasks is no filter", "task.list", "list", (at) => parameterIgnored(at, "mine")],
  ["`to` of topic calls is no filter", "topic-call.list", "list", (at) => parameterIgnored(at, "to")],
  ["certifications are never sorted", "certification.list", "list", (at) => parameterIgnored(at, "sort")],
  ["the size of the inbox is always 10", "inbox.list", "list", (at) => parameterFixed(at, "size", "10")],
  ["a search has pages of any size", "search.list", "list", anySize],
  ["a search finds people of all groups", "search.list", "role", (at) => answeredAsAdmin(at, "member")],
  ["the total of members is wrong", "member.list", "list", totalWrong],
  [
    "events have another version than their records",
    "calendar.list",
    "list",
    (at) => rowsWrong(at, "sequence", 999_999),
  ],
  [
    "an action is asked for that no record offers",
    "needs-my-action.list",
    "actions",
    (at) => rowsWrong(at, "action", "x"),
  ],
  // alliances
  ["another alliance reads a proposal", "proposal.get", "tenant", leaking],
  ["another alliance sees the notices in its list", "notice.list", "tenant", leaking],
  ["another alliance disables an entity", "entity.disable", "tenant", leaking],
  // limits
  ["the name of a workgroup has no limit", "workgroup.create", "fields", (at) => unlimited(at, "name", 200)],
  ["the duration of a ballot has no limit", "ballot.create", "fields", (at) => unlimited(at, "duration", 365)],
  [
    "an email suffix may be anything",
    "entity.update",
    "fields",
    (at) => unchecked(at, "email_suffix", /^[\w.-]+\.\w+$/, "a.example"),
  ],
  ["a missing title is refused without its field", "proposal.create", "fields", (at) => withoutFieldError(at, "title")],
  // refusals and responses
  [
    "a notice that cannot be recalled any more: wrong code",
    "notice.recall",
    "state",
    (at) => codeWrong(at, "state_refused", "forbidden"),
  ],
  ["meetings are listed without a session", "meeting.list", "session", openToVisitors],
  ["an unknown meeting is refused without a code", "meeting.get", "code", withoutCode],
  ["the duration of a meeting is a text", "meeting.get", "schema", (at) => asText(at, "duration")],
  ["feedback on a meeting may have any field", "meeting.feedback.create", "fields", (at) => onlyFields(at, ["text"])],
  ["a schedule without its end", "schedule.get", "schema", (at) => propertyMissing(at, "end_time")],
  ["a group is created with 200", "workgroup.create", "status", (at) => statusWrong(at, 200)],
  // files
  ["files end with another byte", "file.get", "file", bytesChanged],
  ["files have no name", "file.get", "file", (at) => headerChanged(at, "content-disposition")],
  [
    "the headings of a list are always English",
    "import.template",
    "file",
    (at) => parameterFixed(at, "language", "english"),
  ],
  // idempotency, versions, operation log
  ["a topic call is created twice with one key", "topic-call.create", "idempotency", keyIgnored],
  ["two calls at once with one key create two categories", "download-category.create", "idempotency", keyIgnoredAtOnce],
  ["an old version of an agency is written", "agency.update", "stale", versionIgnored],
  ["disabling an agency is not logged", "agency.disable", "log", notLogged],
  // more resources
  ["`mine` of meetings is no filter", "meeting.list", "list", (at) => parameterIgnored(at, "mine")],
  ["calendar feeds are not listed", "calendar.feed.list", "schema", (at) => propertyMissing(at, "items")],
  ["another alliance changes a login request", "login-request.update", "tenant", leaking],
  ["a level is created twice with one key", "member-level.create", "idempotency", keyIgnored],
  [
    "the sequence of topic codes has no limit",
    "topic-code-rule.create",
    "fields",
    (at) => unlimited(at, "max_sequence", 999_999_999),
  ],
  ["the job title of a profile is not kept", "profile.update", "effect", (at) => notKept(at, "job_title", "Other")],
  ["the total of the log is wrong", "operation-log.list", "list", totalWrong],
  ["the module of export packages is no filter", "export-package.list", "list", (at) => parameterIgnored(at, "module")],
  ["another alliance sees invitations in its list", "member-invitation.list", "tenant", leaking],
  ["an outsider may create a category", "download-category.create", "role", (at) => allowed(at, "lone-member")],
  ["an old version of subscriptions is written", "subscription.update", "stale", versionIgnored],
  ["an old version of preferences is written", "preference.update", "stale", versionIgnored],
  ["a search without its total", "search.list", "schema", (at) => propertyMissing(at, "total")],
  // order, search and filters of lists
  ["tasks without a deadline come first", "task.list", "list", (at) => missingFirst(at, "deadline")],
  ["names of entities are sorted by code point", "entity.list", "list", (at) => sortedByCode(at, "name")],
  ["equal tasks change places between pages", "task.list", "list", (at) => unsteady(at, "priority")],
  ["the counts of tasks ignore the search", "task.list", "list", (at) => countsWithout(at, "q")],
  ["a search for notices takes the first word alone", "notice.list", "list", firstWordOnly],
  ["a search for tasks minds case", "task.list", "list", (at) => mindingCase(at, "subject")],
  ["of two statuses of notices the first counts", "notice.list", "list", (at) => firstValueOnly(at, "status")],
  ["an unknown group has no tasks", "task.list", "list", (at) => emptyInstead(at, "group_acronym")],
  ["a parameter of another client is refused", "region.children", "accepts", (at) => refusingOthers(at, ["code"])],
  ["page 0 of the ballots is page 1", "ballot.list", "fields", (at) => valueReplaced(at, "page", "0", "1")],
  ["tasks of restricted groups are in every list", "task.list", "role", restrictedShown],
  [
    "a member administrator loses a restricted group",
    "workgroup.get",
    "role",
    (at) => restrictedClosed(at, "member-admin"),
  ],
  [
    "proposals of restricted groups have no reviewer",
    "proposal.list",
    "role",
    (at) => restrictedClosed(at, "general-secretary"),
  ],
  [
    "the log quotes what its reader may not open",
    "operation-log.list",
    "role",
    (at) => answeredAsAdmin(at, "member-admin"),
  ],
  ["a task of a restricted group is read by an outsider", "task.get", "role", restrictedShown],
  // effects and keys of writes
  ["anybody gets the response of a key", "task.create", "idempotency", keyOfAnybody],
  ["a refusal is kept under its key", "schedule.create", "idempotency", refusalStored],
  ["a task is created with white space", "task.create", "fields", (at) => whiteSpaceAccepted(at, "subject")],
  ["a schedule keeps an omitted place", "schedule.update", "effect", (at) => keptIfOmitted(at, "location")],
  ["a change answers with the old address", "entity.update", "effect", (at) => oldAnswered(at, "address")],
  ["suspending a task does not raise its version", "task.suspend", "effect", (at) => versionKept(at, "task")],
  ["a notice can be deleted twice", "notice.delete", "not-found", deletedAgain],
  ["white space stays around a subject", "task.create", "effect", (at) => whiteSpaceKept(at, "task.get", "subject")],
]

export const violations: readonly Violation[] = rows.map(([name, operation, rule, plant]) => ({
  name,
  operation,
  rule,
  plant: plant(operation),
}))
