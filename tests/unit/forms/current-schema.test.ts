import { expect, test } from "vitest"
import * as z from "zod/mini"
import { idempotencyField, unansweredField } from "#app/forms/schema/form-field-names.ts"
import { currentSchema } from "#app/forms/submit/current-schema.server.ts"
import { parseSubmission } from "#app/forms/submit/submission.server.ts"

const nameSchema = ({ taken }: { taken?: string } = {}) =>
  z.object({ name: z.string().check(z.refine((name) => name !== taken, "form.name_taken")) })

/** What the form says of a name that the backend has already. @param fields besides the name */
async function statusOf(fields: Record<string, string>) {
  const schema = await currentSchema(nameSchema, () => ({ taken: "Samples" })).read({} as never)
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: "Samples", ...fields })) form.append(name, value)
  return (await parseSubmission(form, schema)).status
}

test("FORM-07 ERR-03 what the first attempt saved does not refuse the retry after its answer was lost", async () => {
  const key = "9b0dd7a4-0b34-4a3e-8a5e-0d5a3a3f2b11"
  expect(await statusOf({ [idempotencyField]: key })).toBe("error")
  expect(await statusOf({ [idempotencyField]: key, [unansweredField]: "another" })).toBe("error")
  expect(await statusOf({ [idempotencyField]: key, [unansweredField]: key })).toBe("success")
})
