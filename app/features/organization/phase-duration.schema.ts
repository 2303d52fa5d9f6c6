import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"

/** The phases that are given days; a published proposal has no end (PROP-07). */
export const timedPhases = ["administrator_review", "group_review", "public_notice", "others", "archive"] as const

/** Most days of a phase (openapi/schemas/phase-duration.yaml). */
const mostDays = 3650

/** Whole days, from 1. */
function days() {
  return z.int().check(
    z.refine((value) => value >= 1 && value <= mostDays, {
      error: fieldCode("number_range", { min: 1, max: mostDays }),
    }),
  )
}

/** How many days each phase is given (ADM-03, PROP-07: more than 0). */
export const phaseDurationSchema = z.object({
  version: z.int(),
  administrator_review: days(),
  group_review: days(),
  public_notice: days(),
  others: days(),
  archive: days(),
})
