import { describe, expect, test } from "vitest"
import { castSchema } from "#app/features/ballot/ballot.schema.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"

describe("VOTE-03 the form of a vote", () => {
  const read = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return parseForm(form, castSchema)
  }

  test("requires one option; the reason is optional and limited to 1000 characters", () => {
    expect(read({}).reply().error).toEqual({ option_id: ["form.option_required"] })
    expect(read({ option_id: "" }).reply().error).toEqual({ option_id: ["form.option_required"] })
    expect(read({ option_id: "approve", reason: "  " })).toMatchObject({ status: "success" })
    expect(read({ option_id: "approve", reason: "因".repeat(1001) }).reply().error).toEqual({
      reason: ["form.too_long?max=1000"],
    })
  })
})
