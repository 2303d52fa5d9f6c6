import type { Handler, Handlers, OperationId, Unchecked } from "#mock/engine/handler.ts"
import type { Incoming, Outgoing } from "#mock/engine/prism/dispatch.ts"
import type { Engine } from "#mock/engine/prism/engine.ts"

export type AnyCall = Unchecked<OperationId>

/** One planted violation of one operation, at one of three places. */
export type Break = {
  operation: OperationId
  /** Before Prism sees the request. */
  incoming?: (incoming: Incoming) => Incoming
  /** Between Prism and the handler. */
  call?: (call: AnyCall) => AnyCall
  /** After Prism has checked the answer: what is changed here goes out unchecked, on purpose. */
  outgoing?: (outgoing: Outgoing, incoming: Incoming) => Outgoing
}

/** The handlers with the chosen breaks planted; without breaks they are unchanged. */
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

/** The engine with the chosen breaks planted; without breaks it is unchanged. */
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
