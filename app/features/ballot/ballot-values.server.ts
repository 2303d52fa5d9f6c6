import type { Locale } from "#app/lib/locale.ts"
import { dayAfter, wallTimeOf } from "#app/lib/time-wall.server.ts"
import { instantOf } from "#app/lib/time.server.ts"
import { attachmentValue } from "#app/parts/attachments/attachment.ts"
import { durationValue } from "#app/parts/duration/duration.ts"
import { selectionValue } from "#app/parts/participants/selection-value.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Ballot } from "./ballot-access.server.ts"
import { presets } from "./ballot-limits.ts"
import type { BallotValues } from "./ballot-values.ts"

/** When a new ballot begins unless somebody says otherwise: the next day, in the middle of the morning. */
const usualTime = "10:00"

/** A ballot nobody has described yet: from tomorrow for three days, with everyone. */
export function newBallot({ now, zone }: Pick<RequestContext, "now" | "zone">): BallotValues {
  return {
    description: { format: "markdown" },
    options: [{ text: "" }, { text: "" }],
    start: dayAfter(instantOf(now), zone.zone, usualTime),
    duration: { preset: "3" },
    voters: { who: "everyone", chosen: [] },
    documentation: [],
  }
}

/** A ballot that follows one that is over: the same question, from tomorrow on. */
export function repeated(previous: Ballot, context: RequestContext): BallotValues {
  const { subject, description, options, voters, quorum_percent, majority_percent } = valuesOf(previous, context.locale)
  return {
    ...newBallot(context),
    ...{ subject, description, voters, quorum_percent, majority_percent },
    options: options.map(({ id: _id, ...option }) => option),
  }
}

const percentValue = (percent: number | null) => (percent === null ? undefined : String(percent))

/** A ballot as its form shows it, its start in the zone in which it was entered (I18N-04). */
export function valuesOf(ballot: Ballot, locale: Locale): BallotValues {
  const { subject, description, options, voters, documentation, meeting, version } = ballot
  return {
    subject,
    description,
    options: options.map(({ id, text, is_abstention }) => ({
      id,
      text,
      ...(is_abstention && { is_abstention: "on" }),
    })),
    start: wallTimeOf(ballot.start_time, ballot.timezone),
    duration: durationValue(ballot.duration, presets),
    voters: selectionValue(voters, locale),
    quorum_percent: percentValue(ballot.quorum_percent),
    majority_percent: percentValue(ballot.majority_percent),
    meeting_id: meeting?.id,
    documentation: documentation.map(attachmentValue),
    version,
  }
}
