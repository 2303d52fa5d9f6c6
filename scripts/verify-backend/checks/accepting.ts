import { envelopeOf, expectDone, LeftOut, type Exchange } from "../client/answers.ts"
import { parametersOf, type Operation } from "../client/contract.ts"
import { validCall, type Prepared } from "../subjects/calls.ts"
import { valuesFor } from "../subjects/derived.ts"
import { actionBy } from "../subjects/state-tables.ts"
import { handOver } from "../subjects/used.ts"
import { isDerived, isLimited, readCall, versionOf, type Subject, type Verification } from "../subjects/subject.ts"

/** Codes for errors that depend on records, so that a request may get them although it matches its schema. */
const byRecords =
  /^(unknown_reference|before_now|end_(before_start|too_early|not_later)|min_options|value_unknown|too_many|zone_unknown|participants_empty|not_unique|acronym_taken)$/
/** Codes for rate limits and repeated requests, which are not errors of the target. */
const byLimit = ["rate_limited", "already_submitted"]
const sampled = 4

/** Checks that the target accepts what the contract allows: examples, each parameter, and bodies and queries generated from schemas. */
export async function checkAccepting(v: Verification): Promise<void> {
  for (const operation of v.contract.operations) {
    if (operation.method === "get") await reads(v, operation)
    else if (v.writeOf(operation.operationId)) await writes(v, operation)
    else if (!isChecked(operation)) await unknown(v, operation)
  }
}

/** Sessions, export packages and calendar feeds have separate checks. */
const isChecked = ({ operationId }: Operation): boolean =>
  /^(ticket|token)\.|^(export-package|calendar\.feed)\.delete$/.test(operationId)

/** Leaves out an operation whose request is neither written by hand nor derived. */
async function unknown(v: Verification, { operationId }: Operation): Promise<void> {
  await v.check(operationId, "accepts", "a valid request", () => {
    throw new LeftOut("it is not known how to ask for it (scripts/verify-backend/subjects/kinds.ts)")
  })
}

async function reads(v: Verification, operation: Operation): Promise<void> {
  const { operationId, parameters } = operation
  const ask = async (query: Record<string, string | string[]>) =>
    v.target.send(operationId, await readCall(v, operation, { query, values: await valuesFor(v, operation) }))
  await v.check(operationId, "accepts", "what is required", async () => expectUnderstood(v, await ask({})))
  await v.check(operationId, "accepts", "a query parameter that is not in the contract", async () =>
    expectUnderstood(v, await ask({ verify_backend: "1" })),
  )
  const queries = parameters.filter((parameter) => parameter.in === "query")
  for (const { name, example } of queries.filter((query) => query.example !== undefined)) {
    await v.check(operationId, "accepts", `?${name} of the example`, async () => {
      const { query } = parametersOf(operation, await valuesFor(v, operation), [name])
      const shown = v.fixtures.values[`${operationId}.${name}`] ?? v.fixtures.values[name]
      expectUnderstood(
        v,
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
      expectUnderstood(v, await ask(Object.fromEntries(query)))
    }
  })
}

async function writes(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  await v.check(operationId, "accepts", "a valid request", async () => {
    const { subject, call } = await validCall(v, operationId)
    const exchange = await v.target.send(operationId, call)
    await handOver(v, operationId, subject)
    expectUnderstood(v, exchange)
  })
  let kept: Subject | undefined
  const understands = async (value: unknown) => {
    const { subject, call } = await validCall(v, operationId, kept)
    if (isRepeatable(v, operation)) kept = subject
    const body = { ...(value as object), ...(await pinned(v, operation, { subject, call })) }
    const exchange = await v.target.send(operationId, { ...call, body })
    if (!kept) await handOver(v, operationId, subject)
    expectUnderstood(v, exchange)
  }
  const examples = Object.values(operation.requestBody?.content["application/json"]?.examples ?? {})
  for (const { summary, value } of examples)
    await v.check(operationId, "accepts", `the example "${summary}"`, () => understands(value))
  const schema = v.contract.bodySchema(operation)
  if (!schema) return
  await v.check(operationId, "accepts", "any body the schema allows", async () => {
    for (const value of v.contract.samples(schema, isUsedUpBy(v, operation) ? 1 : sampled)) await understands(value)
  })
}

/** Whether an operation leaves the state of its record, so that all bodies can be sent to one record. */
const isRepeatable = (v: Verification, { operationId, method }: Operation): boolean =>
  isDerived(v, operationId) &&
  (method === "put" || operationId.endsWith(".create")) &&
  (actionBy(operationId)?.action.rows.every(({ to }) => to === undefined) ?? false)

/** Whether each call takes a record from a state that other checks need, and only a few can be made. */
const isUsedUpBy = (v: Verification, { operationId }: Operation): boolean =>
  isLimited(v, operationId) && actionBy(operationId)?.action.rows.some(({ to }) => to !== undefined) === true

/** Fields that keep the value of a valid body, and references that are left empty. */
const kept =
  /^(start_time|start_times|end_time|deadline|topic_minutes|counted_by|proxy_limit|options|timezone|participants|voters|option_id|entity|member|level_id|revision_id|group_acronym|name|name_english|subject_english|content_english|acronym|rows|prefix|import_id|module)$/
const unset = /^(entity_id|draft_code|phase_id|meeting_id|previous_ballot_id)$/
/** Lists that name records: they keep the value of a valid body, or are empty. */
const listed = /_ids$|^weights$/

/**
 * Values that replace those of an example or a generated body, so that the request refers to records of this run and to people of the
 * fixtures only, and is valid at the current time.
 */
async function pinned(v: Verification, operation: Operation, { subject, call }: Prepared): Promise<object> {
  const { operationId } = operation
  const fields = v.contract.bodySchema(operation)?.properties ?? {}
  const valid = call.body as Record<string, unknown>
  if (operationId === "login-request.create") return { email: valid.email, username: null }
  const pinnedTo = (name: string): unknown => {
    if (kept.test(name) && name in valid) return valid[name]
    if (unset.test(name)) return null
    return listed.test(name) ? (valid[name] ?? []) : undefined
  }
  const own = Object.keys(fields).flatMap((name) => {
    const value = pinnedTo(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(own),
    ...("version" in fields && { version: await versionOf(v, subject) }),
    ...(operationId.endsWith(".create") && "subject" in fields && { subject: valid.subject }),
  }
}

/** Expects success, or a refusal that depends on records. */
function expectUnderstood(v: Verification, exchange: Exchange): void {
  const { code = "", errors = [] } = envelopeOf(exchange)
  const isByRecords = errors.length > 0 && errors.every((error) => byRecords.test(error.code))
  const isExcused = exchange.status === 400 && (byLimit.includes(code) || (code === "validation_failed" && isByRecords))
  if (!isExcused && !isOfItsState(v, exchange)) expectDone(exchange)
}

/** Whether a derived request was refused because of a state or role, or reading its record because of the state; both are acceptable. */
function isOfItsState(v: Verification, exchange: Exchange): boolean {
  const { code } = envelopeOf(exchange)
  if (!isDerived(v, exchange.operation) || ![400, 403].includes(exchange.status)) return false
  return exchange.method === "GET" ? code === "state_refused" : code !== "validation_failed"
}
