import type { components } from "#openapi/generated/schema.d.ts"
import type { Domain } from "#mock/engine/domain.ts"
import { ok, signedIn } from "#mock/engine/handler.ts"
import { changesSince } from "./change-set.ts"

type ChangeSet = components["schemas"]["ChangeSet"]

/** Which records have changed for the signed-in user, as a poll and as a stream (LIVE-01). */
export const changes: Domain = {
  rows: [],
  handlers: {
    "changes.get": signedIn(({ store, now, viewer: { member }, query, header }) => {
      const { cursor = header("last-event-id"), since } = query
      return ok(changesSince({ cursor, since }, member, { store, now }))
    }),
  },
  streams: {
    "changes.get": {
      event: "changes",
      idOf: ({ cursor }: ChangeSet) => cursor,
      next: (cursor, user, world) => {
        const set = changesSince({ cursor }, user, world)
        return set.changes.length > 0 || set.has_new_counts || set.is_gap ? set : undefined
      },
    },
  },
}
