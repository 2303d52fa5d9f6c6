/** The reason why a backend call returned no JSON response; `unavailable`: the call was not started. */
export class TransportError extends Error {
  readonly kind: "timeout" | "aborted" | "network" | "contract" | "unavailable"

  constructor(kind: TransportError["kind"], cause?: unknown) {
    super(`no answer: ${kind}`, { cause })
    this.name = "TransportError"
    this.kind = kind
  }
}
