import * as z from "zod/mini"
import { fieldCode, messageCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { readParticipants } from "#app/parts/participants/participant.ts"
import { optionalRichText } from "#app/parts/rich-text/rich-text.schema.ts"

const mostAttendees = 1000

/** People of a picker in which groups can be chosen as well: who was there is said of persons. */
const people = z.pipe(
  z.array(z.string()).check(
    z.refine<string[]>((chosen) => readParticipants(chosen).every(({ kind }) => kind === "member"), {
      error: messageCode("meeting-summary.no-groups"),
    }),
  ),
  z.transform((chosen) => readParticipants(chosen).map(({ id }) => id)),
)

/** The minutes of a meeting, their files, and who was there: of the participants, and others. Each may be missing (MEET-05, MEET-09). */
export const summarySchema = z.object({
  version: z.int(),
  summary: optionalRichText(),
  summary_file_ids: attachments(),
  attendee_ids: z.array(z.string()).check(
    z.refine<string[]>((ids) => ids.length <= mostAttendees, {
      error: fieldCode("too_many", { max: mostAttendees }),
    }),
  ),
  others: people,
})
