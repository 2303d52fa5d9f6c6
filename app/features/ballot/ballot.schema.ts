import * as z from "zod/mini"
import { ballotCountingValues } from "#openapi/generated/values/ballot-counting.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { duration } from "#app/parts/duration/duration.schema.ts"
import { participants } from "#app/parts/participants/participants.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { wallTime, wallTimeAfter } from "#app/parts/wall-time/wall-time.schema.ts"
import type { Clock } from "#app/parts/wall-time/wall-time.ts"
import { filled } from "#app/forms/schema/rules.ts"
import { choice, chosen, optionalLines, optionalNumber, optionalText, text } from "#app/forms/schema/schema.ts"
import { minOptions, maxDays, maxOptions, maxProxies, maxWeight, maxWeights, durationPresets } from "./form/limits.ts"

/** An optional share in whole percent. */
const percent = () => optionalNumber({ min: 1, max: 100 })

/** An option; `id` is set for an option that the ballot already has. */
const option = z.object({ id: optionalText(64), text: text(200), is_abstention: z.optional(z.boolean()) })

/** Refuses each option whose text an option above it has, ignoring case (`not_unique` in `BallotInput` of the contract). */
const distinctTexts = z.check<{ text: string }[]>(({ value, issues }) => {
  const seen = new Set<string>()
  for (const [at, option] of value.entries()) {
    const folded = option.text.toLowerCase()
    if (seen.has(folded))
      issues.push({ code: "custom", input: option.text, path: [at, "text"], message: fieldCode("not_unique") })
    seen.add(folded)
  }
})

/** The votes of each entity of a member level; without a number, one. */
const weight = z.object({ level_id: text(64), weight: optionalNumber({ min: 1, max: maxWeight }) })

type Counting = {
  counted_by: string
  proxy_limit?: number | undefined
  is_secret?: boolean | undefined
  weights?: { weight?: number | undefined }[] | undefined
}

/**
 * Refuses each weight of a ballot that counts people, or that is secret (`weights_need_entity` and `secret_weights` in `BallotInput` of the
 * contract).
 */
const weightsAllowed = z.check<Counting>(({ value: { counted_by, is_secret, weights = [] }, issues }) => {
  if (counted_by === "entity" && !is_secret) return
  const code = counted_by === "entity" ? "secret_weights" : "weights_need_entity"
  for (const [at, { weight: input = 1 }] of weights.entries())
    if (input !== 1)
      issues.push({
        code: "custom",
        input,
        path: ["weights", at, "weight"],
        message: fieldCode(code),
      })
})

/** Refuses passed votes in a ballot that counts entities (`proxies_need_people` in `BallotInput` of the contract). */
const proxiesAllowed = z.check<Counting>(({ value: { counted_by, proxy_limit: input = 0 }, issues }) => {
  if (counted_by === "entity" && input > 0)
    issues.push({ code: "custom", input, path: ["proxy_limit"], message: fieldCode("proxies_need_people") })
})

/** Fields of every ballot form; its start must not be before now (VOTE-02). */
const fieldsAt = (clock: Clock) => ({
  subject: text(200),
  description: richText(),
  options: z
    .array(option)
    .check(
      z.minLength(minOptions, { error: fieldCode("min_options") }),
      z.maxLength(maxOptions, { error: fieldCode("too_many", { max: maxOptions }) }),
      distinctTexts,
    ),
  start: wallTime(clock),
  duration: duration(durationPresets, maxDays),
  is_secret: z.optional(z.boolean()),
  counted_by: z._default(choice(ballotCountingValues), "person"),
  weights: z.optional(z.array(weight).check(z.maxLength(maxWeights))),
  proxy_limit: optionalNumber({ min: 0, max: maxProxies }),
  voters: participants(),
  quorum_percent: percent(),
  majority_percent: percent(),
  meeting_id: optionalText(64),
  meeting_topic_id: optionalText(64),
  documentation: attachments(),
})

/** A new ballot (VOTE-02). The form has `group` only outside a group's pages; empty means the whole alliance. */
export function createBallotSchema(clock: Clock = {}) {
  return z
    .object({
      ...fieldsAt(clock),
      group: optionalText(20),
      draft_code: optionalText(40),
      previous_ballot_id: optionalText(64),
    })
    .check(weightsAllowed, proxiesAllowed)
}

/** A ballot edited before it starts; `version` is the version that the form was loaded with. */
export function editBallotSchema(clock: Clock = {}) {
  return z.object({ ...fieldsAt(clock), version: z.int() }).check(weightsAllowed, proxiesAllowed)
}

/**
 * One option and an optional reason (VOTE-03). If votes were passed to the user, the form says so with `has_passed`, and asks whose votes are cast
 * (VOTE-09).
 */
export const castSchema = z
  .object({
    option_id: filled(64, "option_required"),
    reason: optionalLines(1000),
    voter_ids: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(maxProxies + 1))),
    has_passed: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ has_passed, voter_ids = [] }) => !has_passed || voter_ids.length > 0, {
      path: ["voter_ids"],
      error: fieldCode("required_choice"),
    }),
  )

/** The voter to whom a vote is passed (VOTE-09). */
export const passSchema = z.object({ holder_id: chosen(64) })

/** Taking a passed vote back needs no values. */
export const revokeSchema = z.object({})

/**
 * A new end as wall-clock time in a time zone, and the ballot version that the form was loaded with (VOTE-04).
 * @param ballot its present end in epoch milliseconds, which the new one must follow
 */
export function extendSchema({ end }: { end?: number | undefined } = {}) {
  return z.object({ version: z.int(), end: wallTimeAfter(end) })
}
