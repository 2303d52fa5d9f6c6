import { isDeepStrictEqual } from "node:util"
import { z } from "zod"

export const faultSchema = z.strictObject({
  /** An operationId, or `*` for all. */
  operation: z.string().min(1),
  kind: z.enum(["status", "delay", "hang", "reset", "broken-json", "contract", "html", "huge"]),
  status: z.number().int().min(200).max(599).optional(),
  /** Additional fields in the body of a `status` fault; they replace the default code of the status. */
  says: z.record(z.string(), z.json()).optional(),
  /** Executes the call and only breaks its response; the default for `hang` and `broken-json`. */
  is_done: z.boolean().optional(),
  /** Duration of a `delay` (default 1000); delay before any other fault (default 0). */
  delay_ms: z.number().int().min(0).max(120_000).optional(),
  /** How often the fault occurs; absent: until it is removed. */
  times: z.number().int().min(1).optional(),
})

export type Fault = z.infer<typeof faultSchema>

/** What is wrong with the operation of a fault: it is neither one of `operations` nor `*`. Names those of its resource. */
export function unknownOperation(operation: string, operations: readonly string[]): string | undefined {
  if (operation === "*" || operations.includes(operation)) return undefined
  const [resource] = operation.split(".")
  const near = operations.filter((name) => name.startsWith(`${resource}.`))
  return `The contract has no operation "${operation}"${near.length > 0 ? `; there are ${near.join(", ")}` : ""}.`
}

const late: ReadonlySet<Fault["kind"]> = new Set(["delay", "hang", "broken-json"])

/** Whether a call with this fault is executed nevertheless. */
export const isDone = ({ kind, is_done }: Fault): boolean => kind === "delay" || (is_done ?? late.has(kind))

const isSame = (one: Fault, other: Fault) => isDeepStrictEqual({ ...one, times: 0 }, { ...other, times: 0 })

/** The faults of a store. Faults for one operation come before faults for all, older ones before newer ones. */
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

  /** Removes one fault, however often it has occurred. @returns false if there is no such fault */
  remove(fault: Fault): boolean {
    const at = this.#faults.findIndex((candidate) => isSame(candidate, fault))
    if (at >= 0) this.#faults.splice(at, 1)
    return at >= 0
  }

  /** Returns the fault for this call and counts it as used; `undefined`: none. */
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
