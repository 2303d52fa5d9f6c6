import * as z from "zod/mini"
import { lines, optionalLines, text } from "#app/forms/schema/schema.ts"

/** A confirmation without further fields: the version that the user saw when they decided (docs/decisions/008-long-forms.md). */
export const versionSchema = z.object({ version: z.int() })

/** The version and an optional reason. */
export const confirmSchema = z.object({ version: z.int(), reason: optionalLines(1000) })

/** The version and a required reason. */
export const reasonSchema = z.object({ version: z.int(), reason: lines(1000) })

/** Whether the form of a question has a reason, and whether it is required. */
export type ReasonRule = "optional" | "required"

type Question = z.ZodMiniObject<{ version: z.ZodMiniInt; reason: z.ZodMiniType<string | undefined> }>

/**
 * The schema of a question. Whether it needs a reason can depend on the record's state: the page says what it was when the question was
 * asked, the action what it is.
 */
export function questionSchema({ reason }: { reason?: ReasonRule | undefined } = {}): Question {
  return reason === "required" ? reasonSchema : confirmSchema
}

/** Enables a row of a list: its id, and the version it was rendered with (docs/decisions/008-long-forms.md). */
export const rowSchema = z.object({ id: text(64), version: z.int() })

/** A confirmation that submits no data. */
export const emptySchema = z.object({})
