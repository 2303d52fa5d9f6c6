import { beforeAll, describe, expect, test } from "vitest"
import { actorOf, type Actor } from "#tests/security/submit.ts"
import { plainText } from "#tests/support/forms.ts"
import { sharedPortal } from "#tests/support/own-portal.ts"
import { text } from "#tests/support/texts.ts"

const typed = "Typed 键入, with a name of its own"

describe("FORM-08 a form whose record somebody else has deleted says so and shows what was typed, without scripts", () => {
  let admin: Actor
  beforeAll(async () => void (admin = await actorOf(await sharedPortal(), "admin")))

  test("on a page that is still there", async () => {
    const path = "/a/aurora/download/category"
    const form = { form: "category-no-such-record", id: "no-such-record", version: "1", name: typed }
    const { status, body } = await admin.visitor.post(path, form)
    expect(status).toBe(404)
    expect(plainText(body)).toContain(text("en", "refusal.not_found"))
    expect(plainText(body)).toContain(typed)
  })
})
