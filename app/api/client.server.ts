import { createHash } from "node:crypto"
import createClient from "openapi-fetch"
import type { HttpMethod, PathsWithMethod, RequiredKeysOf } from "openapi-typescript-helpers"
import type { Dispatcher } from "undici"
import type { Conformance, Mismatch } from "./conformance.server.ts"
import { ApiFailure, type Failure, type FieldError, type OtherFailure, type Result } from "#app/lib/failure.ts"
import { withoutInvalidRows, type ValidPart } from "./invalid-rows.server.ts"
import type { Protection } from "./protection.server.ts"
import type { paths } from "#openapi/generated/schema.d.ts"
import { TransportError } from "./transport-error.ts"
import { transport } from "./transport.server.ts"

type Method = Extract<HttpMethod, "get" | "post" | "put" | "delete">
type Operation<Path extends keyof paths, M extends Method> = Extract<
  paths[Path][M & keyof paths[Path]],
  { responses: unknown }
>
type Parameters<O> = O extends { parameters: infer P } ? P : never
type PathOf<O> = Parameters<O> extends { path: infer P } ? { path: P } : { path?: undefined }
type QueryOf<O> =
  Parameters<O> extends { query: infer Q }
    ? { query: Q }
    : Parameters<O> extends { query?: infer Q }
      ? { query?: Q }
      : unknown
type BodyOf<O> = O extends { requestBody: { content: { "application/json": infer B } } }
  ? { body: B }
  : O extends { requestBody?: { content: { "application/json": infer B } } }
    ? { body?: B }
    : unknown

/** Input of a call: path parameters, query and body of its operation. The client adds the session headers. */
export type CallInput<O> = PathOf<O> & QueryOf<O> & BodyOf<O> & { idempotencyKey?: string }

type JsonOf<Responses> = Responses extends { content: { "application/json": infer Json } } ? Json : never

/** Type of `result` in the envelope of a successful response; undefined if the response has none. */
export type ValueOf<O> = O extends { responses: infer Responses }
  ? JsonOf<Responses[keyof Responses & (200 | 201)]> extends { result: infer Value }
    ? Value
    : undefined
  : never

type Input<O> = RequiredKeysOf<CallInput<O>> extends never ? [input?: CallInput<O>] : [input: CallInput<O>]
type Call<M extends Method> = <Path extends PathsWithMethod<paths, M>>(
  path: Path,
  ...input: Input<Operation<Path, M>>
) => Promise<Result<ValueOf<Operation<Path, M>>>>

/** The backend client of one request. Failures are returned as values; a 401 that ends a session is thrown (SES-07). */
export type Api = { get: Call<"get">; post: Call<"post">; put: Call<"put">; delete: Call<"delete"> }

/** The caller: values of the four headers of the specification (SES-12), as far as known. */
export type Caller = {
  token?: string
  allianceId?: string
  memberId?: string
  username?: string
  /** Instead of a token: gives access to one membership application (ADM-09). */
  applicantKey?: string
}

/** A finished call, for the log and for tests. `milliseconds` is wall time. */
export type CallRecord = {
  operation: string
  status: number
  milliseconds: number
  failure?: string
  mismatch?: string
}

export type ApiOptions = {
  baseUrl: string
  dispatcher: Dispatcher
  protection: Protection
  conformance: Conformance
  timeout: number
  caller?: Caller
  signal?: AbortSignal
  /** Additional headers: the request id, and the mock's store in tests. */
  headers?: Record<string, string>
  record?: (call: CallRecord) => void
}

const loneSurrogate = /\p{Surrogate}/gu // encodeURIComponent throws on unpaired surrogates

/** The specification's headers for a caller. The username is percent-encoded, because it may contain non-ASCII characters. */
export function callerHeaders(caller: Caller = {}): Record<string, string> {
  const headers: Record<string, string> = {}
  if (caller.token) headers.token = caller.token
  if (caller.applicantKey) headers["applicant-key"] = caller.applicantKey
  if (caller.allianceId) headers["alliance-id"] = caller.allianceId
  if (caller.memberId) headers["member-id"] = caller.memberId
  if (caller.username) headers.username = encodeURIComponent(caller.username.replace(loneSurrogate, "\ufffd"))
  return headers
}

/** The envelope of every response of the contract except files. */
export type Envelope = { success?: boolean; code?: string; message?: string; result?: unknown; errors?: FieldError[] }

const kinds: Record<number, OtherFailure["kind"]> = { 401: "unauthorized", 403: "forbidden", 404: "not_found" }

/** Whether a body is truncated JSON, so a broken response of the contract. */
const isBrokenJson = (body: unknown) => typeof body === "string" && /^\s*[{[]/.test(body)

/**
 * Whether a response means that the backend does not have the operation: a 501, or a web server's 404 or 405 for an unknown URL.
 * A 404 with the contract's envelope is an ordinary refusal.
 */
function isNotBuilt(status: number, body: unknown): boolean {
  if (status === 501) return true
  if (isBrokenJson(body)) return false
  const { success } = (typeof body === "object" && body !== null ? body : {}) as Envelope
  return (status === 404 || status === 405) && success !== false
}

/** Whether the status alone decides, whatever the body is: a gateway may have sent the response (SES-07). */
export function isDecidedByStatus(status: number, body: unknown): boolean {
  return status === 401 || status >= 500 || isNotBuilt(status, body)
}

/** Returns the failure for a response with this status. */
export function refusalOf(status: number, envelope: Envelope): Failure {
  if (isNotBuilt(status, envelope)) return { kind: "not_built" }
  const details = (envelope.result ?? undefined) as Record<string, unknown> | undefined
  const reported = { code: envelope.code, message: envelope.message, details }
  if (status === 400 || status === 200) {
    const { code = "validation_failed", message = "", errors = [] } = envelope
    return { kind: "refused", code, message, errors, details: details ?? {} }
  }
  return { kind: kinds[status] ?? "server", ...reported }
}

/**
 * The idempotency key of an update. The content includes the version that it replaces, so equal content means the same update: if it is
 * sent again after a lost response, it is executed once and not refused as stale (ERR-03, FORM-07). A record without a version may get
 * an earlier content again, which is another update: the key of its form, if the caller passes it, tells them apart.
 */
function keyOfChange(...change: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(change)).digest("base64url")
}

const keyHeader = (key: string | undefined) => (key ? { "Idempotency-Key": key } : {})

/** A failure that names a status, with the kind of record: a preview names it, otherwise it is the first part of the path. */
function withRecord(failure: Failure, path: string, query: { module?: string } | undefined) {
  if (failure.details?.status === undefined) return failure
  return { ...failure, record: query?.module ?? path.split("/")[1]?.replaceAll("-", "_") }
}

/** The result of one exchange. */
type Outcome = { status: number; failure?: Failure; value?: unknown; mismatch?: string }

function outcomeOf(error: unknown): Outcome {
  if (error instanceof SyntaxError) return { status: 0, failure: { kind: "contract" }, mismatch: "broken JSON" }
  if (error instanceof TransportError) return { status: 0, failure: { kind: error.kind } }
  throw error
}

const describe = (mismatches: Mismatch[]) => mismatches.map(({ path, problem }) => `${path} ${problem}`).join("; ")

/** The outcome of a response that does not match the contract: a list without its invalid rows, or a failure (ERR-07). */
function outcomeOfMismatch(status: number, found: Mismatch, fit: () => ValidPart | undefined): Outcome {
  const fitting = status === 200 ? fit() : undefined
  if (!fitting) return { status, failure: { kind: "contract" }, mismatch: describe([found]) }
  return { status, value: (fitting.body as Envelope).result, mismatch: describe(fitting.left) }
}

/** Creates the backend client of one request. */
export function createApi(options: ApiOptions): Api {
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    fetch: transport({ ...options, person: options.signal }),
    headers: { ...callerHeaders(options.caller), ...options.headers },
  })

  async function exchange(method: Method, path: string, input: CallInput<never>): Promise<Outcome> {
    const { path: pathParams, query, body, idempotencyKey } = input as Record<string, never>
    const header = keyHeader(method === "put" ? keyOfChange(path, pathParams, body, idempotencyKey) : idempotencyKey)
    const { data, error, response } = await client.request(
      method,
      path as never,
      { params: { path: pathParams, query, header }, body } as never,
    )
    const envelope = (data ?? error) as Envelope | undefined
    const { status } = response
    const check = (answer: unknown) => options.conformance.check(method, path, status, answer)
    const found = check(envelope)
    if (found && !isDecidedByStatus(status, envelope))
      return outcomeOfMismatch(status, found, () => withoutInvalidRows(envelope, found, check))
    if (response.ok && envelope?.success) return { status, value: envelope.result }
    return { status, failure: withRecord(refusalOf(status, envelope ?? {}), path, query) }
  }

  async function call(method: Method, path: string, input: CallInput<never>): Promise<Result<never>> {
    const started = performance.now()
    const { status, failure, value, mismatch } = await exchange(method, path, input).catch(outcomeOf)
    const milliseconds = Math.round(performance.now() - started)
    options.record?.({
      operation: options.conformance.operationOf(method, path),
      status,
      milliseconds,
      failure: failure?.kind,
      mismatch,
    })
    if (failure?.kind === "unauthorized" && options.caller?.token) throw new ApiFailure(failure)
    return failure ? { ok: false, failure } : { ok: true, value: value as never }
  }

  const caller =
    (method: Method) =>
    (path: string, input = {}) =>
      call(method, path, input as CallInput<never>)
  return { get: caller("get"), post: caller("post"), put: caller("put"), delete: caller("delete") } as Api
}
