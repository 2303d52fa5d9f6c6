import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { choice } from "#app/ui/form/schema.ts"
import { readParticipants } from "./participant.ts"

const mostMembers = 1000
const mostGroups = 100

/** Whether everyone takes part, or only who is chosen. */
export const scopes = ["everyone", "selected"] as const

function idsOf(chosen: string[], kind: "member" | "group"): string[] {
  return readParticipants(chosen).flatMap((participant) => (participant.kind === kind ? [participant.id] : []))
}

function problemOf(chosen: string[]): string | undefined {
  const [members, groups] = [idsOf(chosen, "member").length, idsOf(chosen, "group").length]
  if (members + groups === 0) return fieldCode("participants_empty")
  if (members > mostMembers) return fieldCode("too_many", { max: mostMembers })
  return groups > mostGroups ? fieldCode("too_many", { max: mostGroups }) : undefined
}

/** The contract's `SelectionInput` from the controls of `ParticipantsField`: both lists empty for everyone (FORM-05). */
export function participants() {
  return z.pipe(
    z.object({ who: choice(scopes), chosen: z.array(z.string()) }).check(
      z.check(({ value: { who, chosen }, issues }) => {
        const problem = who === "selected" ? problemOf(chosen) : undefined
        if (problem) issues.push({ code: "custom", input: chosen, path: ["chosen"], message: problem })
      }),
    ),
    z.transform(({ who, chosen }) => {
      const counted = who === "selected" ? chosen : []
      return { member_ids: idsOf(counted, "member"), group_acronyms: idsOf(counted, "group") }
    }),
  )
}

/** The id of the one person of a `MemberPicker` with `isSingle` (FORM-05). */
export function person() {
  return z.pipe(
    z.array(z.string()).check(
      z.check(({ value, issues }) => {
        const count = idsOf(value, "member").length
        const message = count === 0 ? fieldCode("required") : fieldCode("single_person")
        if (count !== 1) issues.push({ code: "custom", input: value, message })
      }),
    ),
    z.transform((chosen) => idsOf(chosen, "member")[0] ?? ""),
  )
}

/** The same where nobody has to be chosen; `undefined` then. */
export function optionalPerson() {
  return z.pipe(
    z
      .array(z.string())
      .check(
        z.refine<string[]>((chosen) => idsOf(chosen, "member").length <= 1, { error: fieldCode("single_person") }),
      ),
    z.transform((chosen) => idsOf(chosen, "member")[0]),
  )
}

/** The ids of the people of a `MemberPicker` with `only="people"`, from `min` to `max` of them (FORM-05). */
export function people({ min, max }: { min: 0 | 1; max: number }) {
  return z.pipe(
    z.array(z.string()).check(
      z.check(({ value, issues }) => {
        const count = idsOf(value, "member").length
        if (count < min) issues.push({ code: "custom", input: value, message: fieldCode("participants_empty") })
        if (count > max) issues.push({ code: "custom", input: value, message: fieldCode("too_many", { max }) })
      }),
    ),
    z.transform((chosen) => idsOf(chosen, "member")),
  )
}
