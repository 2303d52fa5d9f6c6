import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { choice } from "#app/forms/schema/schema.ts"
import { openSearchIn, readParticipants } from "./participant.ts"

const maxMembers = 1000
const maxGroups = 100

/** Everyone takes part, or only the selected people and groups. */
export const scopes = ["everyone", "selected"] as const

function idsOf(chosen: string[], kind: "member" | "group"): string[] {
  return readParticipants(chosen).flatMap((participant) => (participant.kind === kind ? [participant.id] : []))
}

/** The error of a name that was typed into the search box and not chosen. */
export function openSearchProblem(chosen: readonly string[]): string | undefined {
  const words = openSearchIn(chosen)
  return words === undefined ? undefined : fieldCode("people_typed", { text: words })
}

function problemOf(chosen: string[]): string | undefined {
  const typed = openSearchProblem(chosen)
  if (typed) return typed
  const [members, groups] = [idsOf(chosen, "member").length, idsOf(chosen, "group").length]
  if (members + groups === 0) return fieldCode("participants_empty")
  if (members > maxMembers) return fieldCode("too_many", { max: maxMembers })
  return groups > maxGroups ? fieldCode("too_many", { max: maxGroups }) : undefined
}

/** Parses the fields of `ParticipantsField` to the contract's `SelectionInput`; both lists are empty for everyone (FORM-05). */
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

/** Parses the field of a `MemberPicker` with `only="person"` to the person's id (FORM-05). */
export function person() {
  return z.pipe(
    z.array(z.string()).check(
      z.check(({ value, issues }) => {
        const count = idsOf(value, "member").length
        const amount = count === 0 ? fieldCode("required_choice") : fieldCode("single_person")
        const message = openSearchProblem(value) ?? (count === 1 ? undefined : amount)
        if (message) issues.push({ code: "custom", input: value, message })
      }),
    ),
    z.transform((chosen) => idsOf(chosen, "member")[0] ?? ""),
  )
}

/** Like `person`, but the field may be empty; the value is then `undefined`. */
export function optionalPerson() {
  return z.pipe(
    z.array(z.string()).check(
      z.check(({ value, issues }) => {
        const isOne = idsOf(value, "member").length <= 1
        const message = openSearchProblem(value) ?? (isOne ? undefined : fieldCode("single_person"))
        if (message) issues.push({ code: "custom", input: value, message })
      }),
    ),
    z.transform((chosen) => idsOf(chosen, "member")[0]),
  )
}

/** Parses the field of a `MemberPicker` with `only="people"` to ids, from `min` to `max` of them (FORM-05). */
export function people({ min, max }: { min: 0 | 1; max: number }) {
  return z.pipe(
    z.array(z.string()).check(
      z.check(({ value, issues }) => {
        const count = idsOf(value, "member").length
        const typed = openSearchProblem(value)
        if (typed) issues.push({ code: "custom", input: value, message: typed })
        else if (count < min) issues.push({ code: "custom", input: value, message: fieldCode("participants_empty") })
        if (count > max) issues.push({ code: "custom", input: value, message: fieldCode("too_many", { max }) })
      }),
    ),
    z.transform((chosen) => idsOf(chosen, "member")),
  )
}
