import { isDeepStrictEqual } from "node:util"
import { z } from "zod"

export const faultSchema = z.strictObject({
  /** An operationId, or `*` for all. */
  operation: z.string().min(1),
  kind: z.enum(["status", "delay", "hang", "reset", "broken-json", "contract", "html", "huge"]),
  status: z.number().int().min(200).max(599).optional(),
  /** What the body of a `status` says besides `success`, in the place of the status's own code. */
  says: z.record(z.string(), z.json()).optional(),
  /** The call is done, and only its answer goes wrong; by itself a `hang` and a `broken-json` are of that kind. */
  is_done: z.boolean().optional(),
  /** How long a `delay` takes (1000 by default); how late anything else happens (at once by default). */
  delay_ms: z.number().int().min(0).max(120_000).optional(),
  /** How often it happens; absent: until it is taken away. */
  times: z.number().int().min(1).optional(),
})

export type Fault = z.infer<typeof faultSchema>

const late: ReadonlySet<Fault["kind"]> = new Set(["delay", "hang", "broken-json"])

/** Whether a call that meets this fault is done all the same. */
export const isDone = ({ kind, is_done }: Fault): boolean => kind === "delay" || (is_done ?? late.has(kind))

const isSame = (one: Fault, other: Fault) => isDeepStrictEqual({ ...one, times: 0 }, { ...other, times: 0 })

/** What shall go wrong in a store. A fault for one operation goes before one for all, an older one before a newer. */
export class Faults {
  #faults: Fault[] = []

  add(fault: Fault): void {
    this.#faults.push(fault)
  }

  list(): readonly Fault[] {
    return this.#faults
  }

  clear(): void {
    this.#faults = []
  }

  /** Takes one fault away, however often it has happened by now. @returns false: there is none like it */
  remove(fault: Fault): boolean {
    const at = this.#faults.findIndex((candidate) => isSame(candidate, fault))
    if (at >= 0) this.#faults.splice(at, 1)
    return at >= 0
  }

  /** The fault that this call meets, counted as used; `undefined`: none. */
  take(operation: string): Fault | undefined {
    const fault =
      this.#faults.find((candidate) => candidate.operation === operation) ??
      this.#faults.find((candidate) => candidate.operation === "*")
    if (fault?.times !== undefined) this.#use(fault, fault.times)
    return fault
  }

  #use(fault: Fault, times: number): void {
    const at = this.#faults.indexOf(fault)
    if (times > 1) this.#faults[at] = { ...fault, times: times - 1 }
    else this.#faults.splice(at, 1)
  }
}
