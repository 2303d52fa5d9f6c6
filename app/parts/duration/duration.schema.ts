import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { readWholeNumber } from "#app/lib/typed-number.ts"
import { choice, numberProblem } from "#app/forms/schema/schema.ts"

/** The error of an entered number (MEET-02: required, no leading 0, no decimals). */
function problemOf(amount: string, longest: number): string | undefined {
  if (amount.trim() === "") return fieldCode("required")
  return readWholeNumber(amount) === 0 ? fieldCode("duration_format") : numberProblem(amount, { min: 1, max: longest })
}

/**
 * A duration: one of the presets, or an entered number.
 * @param presets numbers as text, and `custom` (MEET-02, VOTE-02)
 * @param longest maximum of the entered number, in the same unit
 */
export function duration(presets: readonly [string, ...string[]], longest: number) {
  return z.pipe(
    z.object({ preset: choice(presets), amount: z.optional(z.string()) }).check(
      z.check(({ value: { preset, amount = "" }, issues }) => {
        const message = preset === "custom" ? problemOf(amount, longest) : undefined
        if (message) issues.push({ code: "custom", input: amount, path: ["amount"], message })
      }),
    ),
    z.transform(({ preset, amount = "" }) => readWholeNumber(preset === "custom" ? amount : preset) ?? NaN),
  )
}
