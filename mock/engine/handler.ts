import type { operations } from "#openapi/generated/schema.d.ts"
import type { UploadedFile } from "#mock/engine/http/body.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { Alliance, Member, SessionRow } from "#mock/engine/store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"

export type OperationId = keyof operations

type Responses<O extends OperationId> = operations[O]["responses"]
type Content<R> = R extends { content: infer C } ? C[keyof C] : undefined
type Part<O extends OperationId, P extends string> = operations[O]["parameters"] extends { [K in P]?: infer V }
  ? V
  : never
type BodyOf<O extends OperationId> = operations[O] extends { requestBody?: infer R }
  ? Content<NonNullable<R>>
  : undefined

/** A response that the contract documents for the operation: any other status or body is a type error. */
export type Answer<O extends OperationId> = {
  [S in keyof Responses<O>]: { status: S; body: Content<Responses<O>[S]>; headers?: Record<string, string> }
}[keyof Responses<O>]

export type Viewer = { member: Member; session: SessionRow }

/** A call before validation: enough to identify the caller and the target. */
export type Unchecked<O extends OperationId> = {
  operation: O
  store: Store
  now: Instant
  /** From the header `alliance-id`; for a signed-in call, the session's alliance. */
  alliance: Alliance | undefined
  viewer: Viewer | undefined
  path: NonNullable<Part<O, "path">>
  query: NonNullable<Part<O, "query">>
  /**
   * Reads the query string of another operation with the contract's types: an export asks for a list as its list operation does. Undefined
   * if that operation does not accept it.
   */
  queryOf: (operation: OperationId, search: string) => Record<string, unknown> | undefined
  /** The body as received. */
  body: unknown
  ip: string | null
  userAgent: string | null
  /** Returns a request header. @param name in lower case */
  header: (name: string) => string | undefined
}

/** A call that has passed the contract's validation. */
export type Checked<O extends OperationId> = Unchecked<O> & { body: BodyOf<O>; files: Record<string, UploadedFile> }

export type SignedIn<C> = C & { viewer: Viewer; alliance: Alliance }

/** A handler as the dispatcher calls it; `check` throws the errors of the contract's validation. */
export type Handler<O extends OperationId> = (call: Checked<O>, check: () => void) => Answer<O>
export type Handlers = { [O in OperationId]?: Handler<O> }

/** Handler of a public operation: validates, then calls `run`. */
export function publicOperation<O extends OperationId>(run: (call: Checked<O>) => Answer<O>): Handler<O> {
  return (call, check) => {
    check()
    return run(call)
  }
}

/**
 * Handler of an operation that needs a session: validates, then calls `run`. The dispatcher has already refused callers without a session.
 */
export function signedIn<O extends OperationId>(run: (call: SignedIn<Checked<O>>) => Answer<O>): Handler<O> {
  return guarded(() => undefined, run)
}

/**
 * Handler of an operation on a record: `guard` finds the record and may refuse (not found, restricted group, role, state). It runs before
 * validation errors are thrown (openapi/states/guards.yaml); its result is passed to `run`.
 */
export function guarded<O extends OperationId, Subject>(
  guard: (call: SignedIn<Unchecked<O>>) => Subject,
  run: (call: SignedIn<Checked<O>>, subject: Subject) => Answer<O>,
): Handler<O> {
  return (call, check) => {
    const { viewer, alliance } = call
    if (!viewer || !alliance) throw new Error(`${call.operation} is public in the contract, its handler is not`)
    const signed = { ...call, viewer, alliance }
    const subject = guard(signed)
    check()
    return run(signed, subject)
  }
}

/** The standard response: 200 with `result`. */
export function ok<R>(result: R): { status: 200; body: { success: true; result: R } } {
  return { status: 200, body: { success: true, result } }
}
