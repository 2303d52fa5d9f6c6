import type { IHttpConfig, IHttpRequest, PrismHttpComponents } from "@stoplight/prism-http"
import type { HttpMethod } from "@stoplight/types"
import * as E from "fp-ts/lib/Either.js"
import * as TE from "fp-ts/lib/TaskEither.js"
import { envelopeOf, Refusal, type CodeTexts } from "#mock/engine/refusal.ts"
import type { Handlers } from "#mock/engine/handler.ts"
import { bodyValue, dispatch, type Incoming, type Outgoing } from "./dispatch.ts"
import { locations } from "./headers.ts"
import { createInstance, createLogger, ProblemJsonError } from "./library.ts"
import { validateInputWithForms } from "./multipart.ts"
import { operationId, type Operation } from "./operations.ts"
import { RouteIndex } from "./route-index.ts"

export type Engine = {
  routes: RouteIndex
  /** Validates the request, runs its handler (or takes the contract's examples) and validates the response. */
  answer(incoming: Incoming): Promise<Outgoing>
}

/** Called when one of our responses violates the contract, or when a handler throws. */
export type Report = (operation: string, path: string, problems: readonly string[]) => void

const notImplemented = { type: "UPSTREAM_NOT_IMPLEMENTED", title: "no handler", status: 501 }

export type EngineParts = { operations: Operation[]; handlers: Handlers; texts: CodeTexts; report: Report }

/** Prism with `handlers` behind it. Throws an Error if a handler's operation is not in the contract. */
export function createEngine({ operations, handlers, texts, report }: EngineParts): Engine {
  refuseUnknown(operations, handlers)
  const routes = new RouteIndex(operations)
  const parts = { handlers, texts, operationOf: operationFinder(operations), locationOf: locations(operations) }
  /** Prism passes the same request object to `forward`, so it can be used to find the incoming call. */
  const incomingOf = new WeakMap<IHttpRequest, Incoming>()
  const forward: PrismHttpComponents["forward"] =
    ({ data, validations }) =>
    () =>
      TE.tryCatch(
        async () => {
          const incoming = incomingOf.get(data)
          const answered = incoming && !prefersExample(incoming) && dispatch(parts, incoming, validations)
          if (!answered) throw ProblemJsonError.fromTemplate(notImplemented)
          return { statusCode: answered.status, headers: answered.headers, body: answered.body }
        },
        (error) => error as Error,
      )
  const prism = createInstance(config, {
    logger: createLogger("mock", { level: "silent" }),
    route: ({ input }) => {
      const incoming = incomingOf.get(input)
      return incoming ? E.right(incoming.route.operation) : E.left(new Error("a request without a route"))
    },
    validateInput: validateInputWithForms,
    forward,
  })
  return {
    routes,
    async answer(incoming) {
      const request = toPrism(incoming)
      incomingOf.set(request, incoming)
      const outcome = await prism.request(request, [], { ...config, mock: preferences(incoming) })()
      const failed = (problems: readonly string[]): Outgoing => {
        report(incoming.route.id, incoming.route.operation.path, problems)
        const { status, body } = envelopeOf(new Refusal("server_error"), texts)
        return { status, headers: { "content-type": "application/json" }, body }
      }
      if (E.isLeft(outcome)) return failed([outcome.left.stack ?? outcome.left.message])
      const { output, validations } = outcome.right
      const problems = validations.output.map(({ path, message }) => `${(path ?? []).join(".")} ${message}`)
      if (problems.length > 0) return failed(problems)
      return { status: output.statusCode, headers: lowerCase(output.headers ?? {}), body: output.body }
    },
  }
}

const config: IHttpConfig = {
  isProxy: true,
  upstream: new URL("http://handlers.invalid"),
  upstreamProxy: undefined,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: true,
  mock: { dynamic: false },
}

function refuseUnknown(operations: Operation[], handlers: Handlers): void {
  const known = new Set(operations.map(operationId))
  const unknown = Object.keys(handlers).filter((id) => !known.has(id))
  if (unknown.length > 0)
    throw new Error(`handlers for operations that the contract does not have: ${unknown.join(", ")}`)
}

function operationFinder(operations: Operation[]): (id: string) => Operation {
  const byId = new Map(operations.map((operation) => [operationId(operation), operation]))
  return (id) => {
    const found = byId.get(id)
    if (!found) throw new Error(`the contract has no operation ${id}`)
    return found
  }
}

function toPrism({ route, headers, query, body }: Incoming): IHttpRequest {
  const single = Object.entries(headers).map(([name, value]) => [name, [value ?? ""].flat().join(", ")])
  const path = route.operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(route.path[name] ?? ""),
  )
  return {
    method: route.operation.method.toLowerCase() as HttpMethod,
    url: { path, query },
    headers: Object.fromEntries(single) as Record<string, string>,
    body: bodyValue(body),
  }
}

/** `Prefer: code=404` or `Prefer: example=empty` requests an example of the contract, independent of the state. */
function preferences({ headers }: Incoming): { dynamic: false; code?: number; exampleKey?: string } {
  const prefer = [headers.prefer ?? ""].flat().join(",")
  const code = /\bcode=(\d{3})\b/.exec(prefer)?.[1]
  const example = /\bexample=([\w-]+)/.exec(prefer)?.[1]
  return { dynamic: false, ...(code && { code: Number(code) }), ...(example && { exampleKey: example }) }
}

function prefersExample(incoming: Incoming): boolean {
  const { code, exampleKey } = preferences(incoming)
  return code !== undefined || exampleKey !== undefined
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
