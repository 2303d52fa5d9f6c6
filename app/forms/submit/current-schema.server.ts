import type { ActionFunctionArgs } from "@remix-run/node"
import type { $ZodType } from "zod/v4/core"
import { ApiFailure } from "#app/lib/failure.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { withBareSchema } from "./submission.server.ts"

/**
 * A schema with rules that need data: the time now, the old end, the prefixes in use (docs/decisions/028-rules-of-validation.md). The
 * loader passes the data to the browser's schema; the action reads it again for each form.
 */
export type CurrentSchema<Schema extends $ZodType> = {
  /** The schema without these rules, for restoring saved input. */
  bare: Schema
  read: (args: ActionFunctionArgs) => Promise<Schema>
}

/** What an action takes: a schema, or one that it builds with current data. */
export type SchemaSource<Schema extends $ZodType> = Schema | CurrentSchema<Schema>

/**
 * The source of a schema whose rules need data.
 * @param schemaOf builds the schema; without data, its rules about them are left out
 * @param factsOf reads the data now. If a call of it fails, the schema is built without data, and the backend checks these rules alone: the
 * write that follows says what is wrong with the backend, and the form is kept
 */
export function currentSchema<Facts extends object, Schema extends $ZodType>(
  schemaOf: (facts?: Facts) => Schema,
  factsOf: (args: ActionFunctionArgs) => Facts | Promise<Facts>,
): CurrentSchema<Schema> {
  const bare = schemaOf()
  const read = async (args: ActionFunctionArgs) => {
    try {
      return withBareSchema(schemaOf(await factsOf(args)), bare)
    } catch (error) {
      if (error instanceof ApiFailure) return bare
      throw error
    }
  }
  return { bare, read }
}

/** The source of a schema with a rule about the time now: `factsOf` is the portal's clock when the form arrived. */
export function schemaNow<Schema extends $ZodType>(schemaOf: (clock?: { now?: number }) => Schema) {
  return currentSchema(schemaOf, ({ context }: { context: Pick<RequestContext, "now"> }) => ({ now: context.now }))
}

const isCurrent = <Schema extends $ZodType>(source: SchemaSource<Schema>): source is CurrentSchema<Schema> =>
  "read" in source

/** The schema without rules that need data. */
export function bareSchema<Schema extends $ZodType>(source: SchemaSource<Schema>): Schema {
  return isCurrent(source) ? source.bare : source
}

/** Attaches the form's schema to an action; the server does not start if an action has none (`guarded-build.ts`). */
export function withSchema<Schema extends $ZodType, Answer>(
  source: SchemaSource<Schema>,
  action: (args: ActionFunctionArgs, schema: Schema) => Answer,
) {
  const run = async (args: ActionFunctionArgs) => action(args, isCurrent(source) ? await source.read(args) : source)
  return Object.assign(run, { schema: bareSchema(source) })
}
