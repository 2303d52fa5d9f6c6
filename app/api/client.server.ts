import { createHash } from "node:crypto"
import createClient from "openapi-fetch"
import type { HttpMethod, PathsWithMethod, RequiredKeysOf } from "openapi-typescript-helpers"
import type { Dispatcher } from "undici"
import type { Conformance, Mismatch } from "./conformance.server.ts"
import { ApiFailure, type Failure, type FieldError, type OtherFailure, type Result } from "#app/lib/failure.ts"
import { withoutMisfits, type Fitting } from "./misfits.server.ts"
import type { Protection } from "./protection.server.ts"
import type { paths } from "./schema.d.ts"
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

/** What a call needs: path, query and body of its operation; the session's headers are added by the client. */
export type CallInput<O> = PathOf<O> & QueryOf<O> & BodyOf<O> & { idempotencyKey?: string }

type JsonOf<Responses> = Responses extends { content: { "application/json": infer Json } } ? Json : never

/** What stands in `result` of the envelope of an operation's good answer; undefined where there is none. */
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

/** The backend as one request of one person sees it. Failures are values; a 401 that ends a session is thrown (SES-07). */
export type Api = { get: Call<"get">; post: Call<"post">; put: Call<"put">; delete: Call<"delete"> }

/** Who calls: the four headers of the specification (SES-12), as far as known. */
export type Caller = {
  token?: string
  allianceId?: string
  memberId?: string
  username?: string
  /** In the place of a token: opens one membership application (ADM-09). */
  applicantKey?: string
}

/** What one call was: for the log and for tests. `milliseconds` is wall time. */
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
  /** More headers: request id, and the mock's store in tests. */
  headers?: Record<string, string>
  record?: (call: CallRecord) => void
}

const loneSurrogate = /\p{Surrogate}/gu // encodeURIComponent throws on half a character

/** The headers of the specification for a caller; a name in other letters travels percent-encoded. */
export function callerHeaders(caller: Caller = {}): Record<string, string> {
  const headers: Record<string, string> = {}
  if (caller.token) headers.token = caller.token
  if (caller.applicantKey) headers["applicant-key"] = caller.applicantKey
  if (caller.allianceId) headers["alliance-id"] = caller.allianceId
  if (caller.memberId) headers["member-id"] = caller.memberId
  if (caller.username) headers.username = encodeURIComponent(caller.username.replace(loneSurrogate, "\ufffd"))
  return headers
}

/** What every answer of the contract but a file is wrapped in. */
export type Envelope = { success?: boolean; code?: string; message?: string; result?: unknown; errors?: FieldError[] }

const kinds: Record<number, OtherFailure["kind"]> = { 401: "unauthorized", 403: "forbidden", 404: "not_found" }

/** JSON that ends too early was meant to be an answer of the contract. */
const isBrokenJson = (body: unknown) => typeof body === "string" && /^\s*[{[]/.test(body)

/**
 * Whether an answer says that the backend does not have the operation: 501, or what a server answers to an address that it does not know.
 * A 404 of the contract is a refusal like any other.
 */
function isNotBuilt(status: number, body: unknown): boolean {
  if (status === 501) return true
  if (isBrokenJson(body)) return false
  const { success } = (typeof body === "object" && body !== null ? body : {}) as Envelope
  return (status === 404 || status === 405) && success !== false
}

/** Whether an answer counts whoever gave it, a gateway too (SES-07), and whatever it says. */
export function countsAnyway(status: number, body: unknown): boolean {
  return status === 401 || status >= 500 || isNotBuilt(status, body)
}

/** The failure that an answer of this status is. */
export function refusalOf(status: number, envelope: Envelope): Failure {
  if (isNotBuilt(status, envelope)) return { kind: "not_built" }
  const details = (envelope.result ?? undefined) as Record<string, unknown> | undefined
  const said = { code: envelope.code, message: envelope.message, details }
  if (status === 400 || status === 200) {
    const { code = "validation_failed", message = "", errors = [] } = envelope
    return { kind: "refused", code, message, errors, details: details ?? {} }
  }
  return { kind: kinds[status] ?? "server", ...said }
}

/**
 * The key of a change. Its content holds the version that it replaces, so the same content is the same change: sent again after
 * its answer was lost it is done once, and not refused as stale (ERR-03, FORM-07).
 */
function keyOfChange(...change: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(change)).digest("base64url")
}

const keyHeader = (key: string | undefined) => (key ? { "Idempotency-Key": key } : {})

/** What one exchange came to. */
type Outcome = { status: number; failure?: Failure; value?: unknown; mismatch?: string }

function outcomeOf(error: unknown): Outcome {
  if (error instanceof SyntaxError) return { status: 0, failure: { kind: "contract" }, mismatch: "broken JSON" }
  if (error instanceof TransportError) return { status: 0, failure: { kind: error.kind } }
  throw error
}

const wordsOf = (mismatches: Mismatch[]) => mismatches.map(({ path, problem }) => `${path} ${problem}`).join("; ")

/** Of an answer that is not what the contract says: what is left of a list, or none (ERR-07). */
function misfitOf(status: number, found: Mismatch, fit: () => Fitting | undefined): Outcome {
  const fitting = status === 200 ? fit() : undefined
  if (!fitting) return { status, failure: { kind: "contract" }, mismatch: wordsOf([found]) }
  return { status, value: (fitting.body as Envelope).result, mismatch: wordsOf(fitting.left) }
}

/** Makes the client of one request. */
export function createApi(options: ApiOptions): Api {
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    fetch: transport({ ...options, person: options.signal }),
    headers: { ...callerHeaders(options.caller), ...options.headers },
  })

  async function exchange(method: Method, path: string, input: CallInput<never>): Promise<Outcome> {
    const { path: pathParams, query, body, idempotencyKey } = input as Record<string, never>
    const header = keyHeader(method === "put" ? keyOfChange(path, pathParams, body) : idempotencyKey)
    const { data, error, response } = await client.request(
      method,
      path as never,
      { params: { path: pathParams, query, header }, body } as never,
    )
    const envelope = (data ?? error) as Envelope | undefined
    const { status } = response
    const check = (answer: unknown) => options.conformance.check(method, path, status, answer)
    const found = check(envelope)
    if (found && !countsAnyway(status, envelope))
      return misfitOf(status, found, () => withoutMisfits(envelope, found, check))
    if (response.ok && envelope?.success) return { status, value: envelope.result }
    return { status, failure: refusalOf(status, envelope ?? {}) }
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
