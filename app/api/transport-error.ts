/** Why an exchange with the backend gave no JSON answer; `unavailable`: it was not even begun. */
export class TransportError extends Error {
  readonly kind: "timeout" | "aborted" | "network" | "contract" | "unavailable"

  constructor(kind: TransportError["kind"], cause?: unknown) {
    super(`no answer: ${kind}`, { cause })
    this.name = "TransportError"
    this.kind = kind
  }
}
