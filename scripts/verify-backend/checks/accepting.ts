import { expectDone, resultOf, envelopeOf } from "../answers.ts"
import { registerBallot, sharedBallot } from "../ballots.ts"
import { loginRequest, unique } from "../bodies.ts"
import { takesSession, type Operation } from "../contract.ts"
import { LeftOut, type Exchange } from "../results.ts"
import { registerGroup } from "../group-requests.ts"
import type { Subject } from "../request.ts"
import { newDownload } from "../download-requests.ts"
import { newEntity } from "../entity-requests.ts"
import { newFile } from "../new-file.ts"
import { newImport, newInvitation } from "../invitation-requests.ts"
import { newSchedule } from "../schedule-requests.ts"
import { properCall, versionOf } from "../proper-call.ts"
import { isDerived, madeByExample, requestOf } from "../derived.ts"
import { exported } from "../requests.ts"
import { parametersOf, publicHeaders, type Verification } from "../verification.ts"

/** Codes for errors that depend on records, so that a request may get them although it matches its schema. */
const byRecords = [
  "unknown_reference",
  "before_now",
  "end_before_start",
  "end_too_early",
  "end_not_later",
  "min_options",
  "value_unknown",
  "too_many",
  "zone_unknown",
  "participants_empty",
  "not_unique",
  "acronym_taken",
]
/** Codes for rate limits and repeated requests, which are not errors of the target. */
const byLimit = ["rate_limited", "already_submitted"]
const sampled = 4

/** Checks that the target accepts what the contract allows: examples, each parameter, and bodies and queries generated from schemas. */
export async function checkAccepting(v: Verification): Promise<void> {
  for (const operation of v.contract.operations) {
    if (operation.method === "get") await reads(v, operation)
    else if (requestOf(v, operation.operationId)) await writes(v, operation)
    else if (!isChecked(operation)) await unknown(v, operation)
  }
}

/** Sessions, export packages and calendar feeds have separate checks. */
const isChecked = ({ operationId }: Operation): boolean =>
  /^(ticket|token)\.|^(export-package|calendar\.feed)\.delete$/.test(operationId)

/** Leaves out an operation whose request is neither written by hand nor derived. */
async function unknown(v: Verification, { operationId }: Operation): Promise<void> {
  await v.check(operationId, "accepts", "a proper request", () => {
    throw new LeftOut("it is not known how to ask for it (scripts/verify-backend/requests.ts)")
  })
}

async function reads(v: Verification, operation: Operation): Promise<void> {
  const { operationId, parameters } = operation
  const ask = async (query: Record<string, string | string[]>) => {
    const { path, query: needed } = parametersOf(operation, await valuesFor(v, operation))
    const as = takesSession(operation) ? await v.people.get("alliance_admin") : undefined
    const headers = as ? {} : await publicHeaders(v, operation)
    return v.target.send(operationId, { as, path, query: { ...needed, ...query }, headers })
  }
  await v.check(operationId, "accepts", "what is required", async () => void expectUnderstood(await ask({})))
  await v.check(
    operationId,
    "accepts",
    "a query parameter that is not in the contract",
    async () => void expectUnderstood(await ask({ verify_backend: "1" })),
  )
  const queries = parameters.filter((parameter) => parameter.in === "query")
  for (const { name, example } of queries.filter((query) => query.example !== undefined)) {
    await v.check(operationId, "accepts", `?${name} of the example`, async () => {
      const { query } = parametersOf(operation, await valuesFor(v, operation), [name])
      const shown = v.fixtures.values[`${operationId}.${name}`] ?? v.fixtures.values[name]
      expectUnderstood(
        await ask({ [name]: shown ?? (Array.isArray(example) ? example.map(String) : (query[name] ?? "")) }),
      )
    })
  }
  if (queries.length === 0) return
  await v.check(operationId, "accepts", "any query the parameters allow", async () => {
    const properties = Object.fromEntries(queries.map((query) => [query.name, query.schema]))
    const required = queries.filter((query) => query.required).map(({ name }) => name)
    const schema = { type: "object", properties, required }
    for (const values of v.contract.samples(schema, sampled)) {
      const query = Object.entries(values as Record<string, unknown>).map(([name, value]): [string, string[]] => [
        name,
        [value].flat().map(String),
      ])
      expectUnderstood(await ask(Object.fromEntries(query)))
    }
  })
}

/** Read operations that take the id of a meeting as a query parameter. */
const aboutMeetings: ReadonlySet<string> = new Set(["preview.get", "operation-log.list", "member.tree"])
/** Functions that create a record that other people may read, by path. */
const makers: Readonly<Record<string, (v: Verification) => Promise<string>>> = {
  "/schedule/{id}": newSchedule,
  "/download/{id}": newDownload,
  "/entity/{id}": newEntity,
  "/import/{id}": newImport,
  "/member-invitation/{id}": newInvitation,
  "/invitation/{token}": () => Promise.reject(new LeftOut("the link stands in a mail alone")),
}

/** Ids to use instead of those in the contract's examples: from the fixtures, and from records of this run. */
export async function valuesFor(v: Verification, { operationId, path }: Operation): Promise<Record<string, string>> {
  const { alliance, values } = v.fixtures
  const known = { group_acronym: alliance.group, acronym: alliance.group, ...values }
  const isOfRecord = path.includes("/meeting/{id}") || aboutMeetings.has(operationId)
  if (operationId === "export-package.download") {
    const { exported: id = "" } = await exported("alliance_admin", ["complete"])(v)
    return { ...known, id }
  }
  if (operationId === "file.get") return { ...known, id: await uploaded(v) }
  const maker = Object.entries(makers).find(([record]) => path.includes(record))?.[1]
  if (maker) return { ...known, id: await maker(v) }
  if (operationId === "calendar.feed.read") {
    const { feed_key } = resultOf(
      await v.target.send("calendar.feed.create", await properCall(v, "calendar.feed.create")),
    )
    return { ...known, feed_key: String(feed_key) }
  }
  if (path.includes("/ballot/{id}")) {
    const { id } = await sharedBallot(v)
    return { ...known, id }
  }
  if (!isOfRecord) return { ...known, ...(await madeByExample(v, operationId)) }
  const meeting = await v.records.shared("meeting group not_started", () => v.meetings.make("group", "not_started"))
  return { ...known, id: meeting.id, key: meeting.id }
}

/** A file of the administrator, who is also the person that reads it. */
const uploaded = (v: Verification): Promise<string> =>
  v.records.shared("uploaded file", () => newFile(v, "alliance_admin", "meeting", unique()))

async function writes(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  await v.check(operationId, "accepts", "a proper request", async () => {
    const { subject: _subject, ...call } = await properCall(v, operationId)
    await noteMade(v, expectUnderstood(await v.target.send(operationId, call)))
  })
  const understands = async (value: unknown) => {
    const { subject, ...call } = await properCall(v, operationId)
    const body = { ...(value as object), ...(await pinned(v, operation, subject)) }
    await noteMade(v, expectUnderstood(await v.target.send(operationId, { ...call, body })))
  }
  const examples = Object.values(operation.requestBody?.content["application/json"]?.examples ?? {})
  for (const { summary, value } of examples)
    await v.check(operationId, "accepts", `the example "${summary}"`, () => understands(value))
  const schema = v.contract.bodySchema(operation)
  if (!schema) return
  await v.check(operationId, "accepts", "any body the schema allows", async () => {
    for (const value of v.contract.samples(schema, sampled)) await understands(value)
  })
}

/**
 * Values that replace those of an example or a generated body, so that the request refers to records of this run and to people of the
 * fixtures only, and is valid at the current time.
 */
async function pinned(v: Verification, operation: Operation, subject: Subject): Promise<object> {
  const { operationId } = operation
  if (operationId === "login-request.create")
    return { email: loginRequest(v.records.run, unique()).email, username: null }
  const fields = v.contract.bodySchema(operation)?.properties ?? {}
  const { body } = await properCall(v, operationId, subject)
  const proper = body as Record<string, unknown>
  const kept = [
    "start_time",
    "end_time",
    "timezone",
    "participants",
    "voters",
    "option_id",
    "group_acronym",
    "name",
    "name_english",
    "acronym",
    "rows",
  ].filter((name) => name in fields && name in proper)
  const none = Object.keys(fields).filter((name) => /^(draft_code|phase_id|meeting_id|previous_ballot_id)$/.test(name))
  return {
    ...Object.fromEntries(kept.map((name) => [name, proper[name]])),
    ...Object.fromEntries(none.map((name) => [name, null])),
    ...Object.fromEntries(
      Object.keys(fields)
        .filter((name) => name.endsWith("_ids"))
        .map((name) => [name, proper[name] ?? []]),
    ),
    ...("version" in fields && { version: await versionOf(v, subject) }),
    ...(operationId.endsWith(".create") && "subject" in fields && { subject: proper.subject }),
  }
}

async function noteMade(v: Verification, exchange: Exchange): Promise<void> {
  const kinds: Record<string, string> = {
    "meeting.create": "meetings",
    "ballot.create": "ballots",
    "schedule.create": "schedules",
    "download.create": "downloads",
    "download-category.create": "download categories",
    "entity.create": "entities",
    "agency.create": "agencies",
    "member-level.create": "member levels",
    "workgroup.create": "groups",
    "export-package.create": "export packages",
    "export-package.repeat": "export packages",
    "import.create": "imports",
    "member-invitation.create": "invitations",
    "file.create": "files",
    "login-request.create": "login requests",
  }
  const kind = kinds[exchange.operation]
  const { result } = envelopeOf(exchange)
  if (kind === undefined || result?.id === undefined) return
  if (kind === "meetings") await v.meetings.register(String(result.id))
  else if (kind === "groups") registerGroup(v, String(result.acronym))
  else if (kind === "ballots") registerBallot(v, String(result.id))
  else v.records.note(kind, result.id)
}

/** Expects success, or a refusal that depends on records. */
function expectUnderstood(exchange: Exchange): Exchange {
  const { code = "", errors = [] } = envelopeOf(exchange)
  const isByRecords = errors.length > 0 && errors.every((error) => byRecords.includes(error.code))
  const isExcused = exchange.status === 400 && (byLimit.includes(code) || (code === "validation_failed" && isByRecords))
  if (!isExcused && !isOfItsState(exchange)) expectDone(exchange)
  return exchange
}

/** Whether a derived request was refused because of a state or role, or reading its record because of the state; both are acceptable. */
function isOfItsState(exchange: Exchange): boolean {
  const { code } = envelopeOf(exchange)
  if (!isDerived(exchange.operation) || ![400, 403].includes(exchange.status)) return false
  return exchange.method === "GET" ? code === "state_refused" : code !== "validation_failed"
}
