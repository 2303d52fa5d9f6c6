import * as z from "zod/mini"
import { cleanCode, cleanLine } from "#app/lib/clean-text.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { text } from "./schema.ts"

/** Ignores case, width and invisible characters, as the backend does when it compares names. */
export const folded = (value: string) => cleanCode(value).toLowerCase()

/** Refuses a text that is in use already, whatever its case. @param code message of the refusal */
export function notAmong(used: readonly string[], code: "not_unique" | "prefix_repeated") {
  const known = new Set(used.map(folded))
  return z.refine<string>((value) => !known.has(folded(value)), { error: fieldCode(code) })
}

type Named<Field extends string> = { id?: string | undefined } & Record<Field, string>

/**
 * Refuses values that another record has in the same field, whatever their case (`not_unique` of the contract). `id` of the value names the
 * record itself, if it exists already.
 */
export function notOfOthers<Field extends string>(records: readonly Named<Field>[], fields: readonly Field[]) {
  return z.check<Named<Field>>(({ value, issues }) => {
    const others = records.filter(({ id }) => id !== value.id)
    for (const field of fields)
      if (others.some((other) => folded(other[field]) === folded(value[field])))
        issues.push({ code: "custom", input: value[field], path: [field], message: fieldCode("not_unique") })
  })
}

/**
 * A required text of at most `max` characters that has its own message when it is empty.
 * @param schema of the text, e.g. `code`; a text of one line by default
 */
export function filled(
  max: number,
  code: "cannot_be_empty" | "category_name_required" | "option_required",
  schema: (max: number) => ReturnType<typeof text> = text,
) {
  const error = fieldCode(code)
  return z.pipe(z.string({ error }).check(z.refine<string>((value) => cleanLine(value) !== "", { error })), schema(max))
}
