import * as z from "zod/mini"
import { cleanLine, cleanLines } from "#app/lib/clean-text.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { participants, person } from "#app/parts/participants/participants.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { choice, chosen, day, lines, optional, optionalLines, text } from "#app/ui/form/schema.ts"

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
function days() {
  return z.int().check(
    z.refine((value) => value >= 1 && value <= maxDays, {
      error: fieldCode("number_range", { min: 1, max: maxDays }),
    }),
  )
}

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

/** A new phase (with `type`), or the configuration of the running one (PROP-02, PROP-07). */
export const phaseSchema = z.object({
  version: z.int(),
  type: z.optional(choice(startedTypes)),
  name: text(longestName),
  public_days: days(),
  last_day: optional(day()),
  invited: participants(),
  memo: optionalLines(1000),
})

/** The new submitter (PROP-04). */
export const submitterSchema = z.object({ version: z.int(), submitter: person() })

/** Feedback on a revision (PROP-05). */
export const feedbackSchema = z.object({ revision: text(64), text: lines(5000), attachments: attachments() })

/** The submitter's answer to feedback. */
export const answerSchema = z.object({ text: lines(5000) })

/** Confirmation of a proposal action; for a review, `revision_number` is the revision that was read. */
export const questionSchema = z.object({
  version: z.int(),
  reason: optionalLines(1000),
  revision_number: z.optional(z.int()),
})
