import type { Handler, Handlers, OperationId, Unchecked } from "#mock/engine/handler.ts"
import type { Incoming, Outgoing } from "#mock/engine/prism/dispatch.ts"
import type { Engine } from "#mock/engine/prism/engine.ts"

export type AnyCall = Unchecked<OperationId>

/** A planted violation of one operation, at one of three points. */
export type Break = {
  operation: OperationId
  /** Applied before Prism sees the request. */
  incoming?: (incoming: Incoming) => Incoming
  /** Applied between Prism and the handler. */
  call?: (call: AnyCall) => AnyCall
  /** Applied after Prism has validated the response: changes made here are deliberately not validated. */
  outgoing?: (outgoing: Outgoing, incoming: Incoming) => Outgoing
}

/** Returns the handlers with the chosen breaks; unchanged without breaks. */
export function plantInHandlers(handlers: Handlers, breaks: readonly Break[]): Handlers {
  const planted: Handlers = { ...handlers }
  for (const { operation, call } of breaks) {
    const handler = planted[operation] as Handler<OperationId> | undefined
    if (call && handler) Object.assign(planted, { [operation]: wrapped(handler, call) })
  }
  return breaks.length > 0 ? planted : handlers
}

function wrapped(handler: Handler<OperationId>, change: NonNullable<Break["call"]>): Handler<OperationId> {
  return (call, check) => handler(change(call) as typeof call, check)
}

/** Returns the engine with the chosen breaks; unchanged without breaks. */
export function plantInEngine(engine: Engine, breaks: readonly Break[]): Engine {
  if (breaks.length === 0) return engine
  return {
    routes: engine.routes,
    async answer(incoming) {
      const here = breaks.filter(({ operation }) => operation === incoming.route.id)
      const asked = here.reduce((request, { incoming: change }) => change?.(request) ?? request, incoming)
      const outgoing = await engine.answer(asked)
      return here.reduce((reply, { outgoing: change }) => change?.(reply, asked) ?? reply, outgoing)
    },
  }
}
