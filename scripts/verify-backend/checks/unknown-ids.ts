import { expectRefused } from "../answers.ts"
import { takesSession } from "../contract.ts"
import { properCall, requests } from "../requests.ts"
import { parametersOf, type Verification } from "../verification.ts"

const unknown = "verify-backend-unknown"

/** An id in the path that nobody has: 404, whatever else is sent. */
export async function checkUnknownIds(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter(({ path }) => path.includes("{"))) {
    const { operationId, parameters } = operation
    const names = parameters.filter(({ in: place }) => place === "path").map(({ name }) => name)
    for (const name of names) {
      await v.check(operationId, "not-found", `${name} that nobody has`, async () => {
        const shared = await v.world.shared("topic submitted", () => v.world.topic("submitted"))
        const real = { id: shared.meeting.id, topic_id: shared.id }
        const { path: examples, query } = parametersOf(operation, {
          acronym: v.fixtures.alliance.group,
          ...v.fixtures.values,
        })
        const path = {
          ...examples,
          ...(names.includes("topic_id") && real),
          [name]: name === "acronym" ? "NO-SUCH-GROUP" : unknown,
        }
        const known = requests[operationId]
          ? await properCall(v, operationId, { meeting: shared.meeting, topic: shared })
          : undefined
        const as = takesSession(operation) ? await v.people.get("alliance_admin") : undefined
        expectRefused(
          await v.target.send(operationId, { as, path, query, ...(known?.body !== undefined && { body: known.body }) }),
          [404],
          ["not_found"],
        )
      })
    }
  }
}
