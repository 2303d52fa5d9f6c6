import type { Domain } from "#mock/engine/domain.ts"
import { visible } from "#mock/engine/visible.ts"
import { ballotEntries } from "./calendar.ts"
import { endBallotsWithGroup } from "./ending.ts"
import { ballotExport } from "./export.ts"
import { ballotNamed } from "./guard.ts"
import { ballotLifeHandlers } from "./life.ts"
import { isBallotLogRowOpen } from "./log.ts"
import { votesNeeded } from "./needs-my-action.ts"
import { votersNamed } from "./people.ts"
import { previewBallot } from "./preview.ts"
import { ballotHandlers } from "./read.ts"
import { ballotByKey } from "./record-ref.ts"
import { ballotRules } from "./rules.ts"
import { searchBallots } from "./search.ts"
import { seedBallots } from "./seed.ts"
import { startBallots } from "./voters.ts"
import { ballotWriteHandlers } from "./write.ts"

/** Ballots and the votes cast in them. */
export const ballot: Domain = {
  rows: ["ballot", "vote"],
  handlers: { ...ballotHandlers, ...ballotWriteHandlers, ...ballotLifeHandlers },
  seed: seedBallots,
  beforeCall: startBallots,
  readers: { ballot: ballotRules.read },
  mailSwitches: ["ballot"],
  records: {
    ballot: {
      reference: ballotByKey,
      log: ballotNamed,
      isLogRowOpen: isBallotLogRowOpen,
      people: votersNamed,
      preview: previewBallot,
      export: ballotExport,
      search: searchBallots,
      needsMyAction: votesNeeded,
      calendar: ballotEntries,
      refersToFile: ({ id }, user, world) =>
        visible("ballot", user, world, (row) => row.documentation_ids.includes(id)).length > 0,
      isCountedInGroup: true,
      endWithGroup: endBallotsWithGroup,
    },
  },
}
