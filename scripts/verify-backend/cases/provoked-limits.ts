import { envelopeOf, type Exchange } from "../client/answers.ts"
import { unique } from "../subjects/bodies.ts"
import { allianceHeader, type Verification } from "../subjects/subject.ts"
import { form, type Provoking } from "./provoking.ts"

/** Sends a call up to so many times, until it comes too often. @returns the last answer */
async function untilLimited(most: number, send: () => Promise<Exchange>): Promise<Exchange> {
  let exchange = await send()
  for (let count = 1; count < most && envelopeOf(exchange).code !== "rate_limited"; count += 1) exchange = await send()
  return exchange
}

/** A call of a visitor. */
const asVisitor = async (v: Verification, operation: string, sent: { body: object } | { form: FormData }) =>
  v.target.send(operation, { headers: await allianceHeader(v), ...sent })

const limit = "what visitors may do from this address in an hour"

/**
 * Limits of what visitors may do in an hour, one more often than the contract allows. They concern a code of the run and the address of this
 * machine alone, on which nobody else applies for a membership.
 */
export const limitedVisitors: readonly Provoking[] = [
  {
    operation: "membership-application.open",
    code: "rate_limited",
    how: "after 10 attempts with one code",
    usesUp: limit,
    provoke: async (v) => {
      const body = { code: unique().toUpperCase(), email: `${unique()}@verify-backend.example` }
      return { exchange: await untilLimited(11, () => asVisitor(v, "membership-application.open", { body })) }
    },
  },
  {
    operation: "file.create",
    code: "rate_limited",
    how: "after 60 files of a visitor",
    usesUp: limit,
    provoke: async (v) => {
      const file = () => form("text", "visitor.txt", { module: "membership_application" })
      return { exchange: await untilLimited(61, () => asVisitor(v, "file.create", { form: file() })) }
    },
  },
]
