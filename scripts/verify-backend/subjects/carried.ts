import type { Exchange } from "../client/answers.ts"
import type { Call } from "../client/call.ts"
import type { Subject, View } from "./subject.ts"

/** A write that was carried out once, for all checks of what came of it. */
export type Done = {
  call: Call
  /** The record before it, as the person of the call reads it; undefined if it is not read by itself. */
  before: View | undefined
  /** When it was sent and answered, in epoch milliseconds. */
  time: { sent: number; answered: number }
  exchange: Exchange
  subject: Subject
  body: Record<string, unknown>
  version: number
  rows: number | undefined
  rowsBefore: number | undefined
}
