import * as z from "zod/mini"
import { cleanLine, cleanLines } from "#app/lib/clean-text.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { questionSchema, type ReasonRule } from "#app/parts/confirm/confirm.schema.ts"
import { participants, person } from "#app/parts/participants/participants.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { choice, chosen, day, lines, optional, optionalLines, text, wholeNumber } from "#app/forms/schema/schema.ts"

const maxAuthors = 50
const longestName = 100
/** Maximum duration of a phase in days. */
export const maxDays = 3650

/** Types of phases that people start; the others start automatically. */
export const startedTypes = ["group_review", "public_notice", "others"] as const

/** Splits typed names at line breaks, commas or semicolons and removes duplicates. */
function namesIn(typed: string): string[] {
  return [
    ...new Set(
      cleanLines(typed)
        .split(/[\n,;，；、]+/)
        .map(cleanLine),
    ),
  ].filter(Boolean)
}

function problemOf(names: string[]): string | undefined {
  if (names.length === 0) return fieldCode("required")
  if (names.length > maxAuthors) return fieldCode("too_many", { max: maxAuthors })
  return names.some((name) => [...name].length > longestName) ? fieldCode("too_long", { max: longestName }) : undefined
}

/** One to fifty names of authors, who need no account (PROP-01). */
function authors() {
  return z.pipe(
    z.pipe(z.string(), z.transform(namesIn)),
    z.array(z.string()).check(
      z.check(({ value, issues }) => {
        const message = problemOf(value)
        if (message) issues.push({ code: "custom", input: value, message })
      }),
    ),
  )
}

/** Whole days, at least 1. */
const days = () => wholeNumber({ min: 1, max: maxDays })

/** A new proposal (PROP-01). */
export const proposalSchema = z.object({
  title: text(200),
  authors: authors(),
  group: chosen(20),
  content: richText(),
  attachments: attachments(),
})

/** A new revision (PROP-03); `memo` describes the changes. */
export const revisionSchema = z.object({
  version: z.int(),
  title: text(200),
  memo: optionalLines(300),
  content: richText(),
  attachments: attachments(),
})

/** The date now in the time zone of the proposal, and the fewest days after which the phase ends in the future. */
export type PhaseLimits = { today?: string | undefined; fewestDays?: number | undefined }

/** Refuses an end that has passed: the last day if one is given, otherwise the number of days since the start (PROP-02). */
const endsLater = ({ today = "", fewestDays = 1 }: PhaseLimits) =>
  z.check<{ public_days: number; last_day?: string | undefined }>(
    ({ value: { public_days, last_day }, issues }) => {
      const isPast = last_day === undefined ? public_days > 0 && public_days < fewestDays : last_day < today
      if (!isPast) return
      const [path, input] = last_day === undefined ? ["public_days", public_days] : ["last_day", last_day]
      issues.push({ code: "custom", input, path: [path], message: fieldCode("before_now") })
    },
    { when: ({ value }) => typeof value === "object" && value !== null },
  )

/** A new phase (with `type`), or the configuration of the running one (PROP-02, PROP-07). */
export function phaseSchema(limits: PhaseLimits = {}) {
  return z
    .object({
      version: z.int(),
      type: z.optional(choice(startedTypes)),
      name: text(longestName),
      public_days: days(),
      last_day: optional(day()),
      invited: participants(),
      memo: optionalLines(1000),
    })
    .check(endsLater(limits))
}

/** The new submitter (PROP-04). @param proposal id of the present one, who cannot be chosen */
export function submitterSchema({ submitter }: { submitter?: string | undefined } = {}) {
  const isOther = z.refine<string>((id) => id !== submitter, { error: fieldCode("same_person") })
  return z.object({ version: z.int(), submitter: person().check(isOther) })
}

/** Feedback on a revision (PROP-05). */
export const feedbackSchema = z.object({ revision: text(64), text: lines(5000), attachments: attachments() })

/** The submitter's answer to feedback. */
export const answerSchema = z.object({ text: lines(5000) })

/** Confirmation of a proposal action; for a review, `revision_number` is the revision that was read. */
export function confirmProposalSchema({ reason }: { reason?: ReasonRule | undefined } = {}) {
  return z.extend(questionSchema({ reason }), { revision_number: z.optional(z.int().check(z.minimum(0))) })
}
