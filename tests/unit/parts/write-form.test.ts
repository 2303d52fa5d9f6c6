import type { ActionFunctionArgs } from "@remix-run/node"
import { expect, test } from "vitest"
import * as z from "zod/mini"
import type { FieldError } from "#app/lib/failure.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { participants } from "#app/parts/participants/participants.schema.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { optionalText } from "#app/forms/schema/schema.ts"

const schema = z.object({ memo: optionalText(100), invited: participants() })
const chosen = ["Mara", "Jonas"].map((text) => participantValue({ kind: "member", id: `member-${text}`, text }))

/** The errors of a form whose action the backend refuses. */
async function errorsAfter(errors: FieldError[]) {
  const action = formAction(schema, {
    fields: { reason: "memo", file_ids: "files" },
    people: { sent: "invited", control: "invited.chosen" },
    write: () =>
      Promise.resolve({
        ok: false,
        failure: { kind: "refused", code: "validation_failed", message: "No", errors, details: {} },
      }),
    to: () => "/",
  })
  const form: [string, string][] = [
    ["memo", "Why"],
    ["invited.who", "selected"],
    ...chosen.map((value): [string, string] => ["invited.chosen", value]),
  ]
  const request = new Request("http://portal.invalid/", { method: "POST", body: new URLSearchParams(form) })
  const context = { alliance: "aurora", locale: "en", zone: "UTC" } as unknown as RequestContext
  const answer = await action({ request, context, params: {} } as unknown as ActionFunctionArgs)
  if (!("data" in answer)) throw new Error("the form was not shown again")
  const { "": _ofForm, ...ofFields } = answer.data.error ?? {}
  return ofFields
}

const error = (field: string, code: string, message = "…"): FieldError => ({ field, code, message })

test("ERR-01 errors of the backend are shown at form fields with another name", async () => {
  expect(await errorsAfter([error("reason", "required"), error("file_ids.0", "file_empty")])).toEqual({
    memo: ["form.required"],
    files: ["form.file_empty"],
  })
})

test("ERR-01 the same error of several list items is shown once, different texts are all shown", async () => {
  const many = [error("file_ids.0", "file_empty"), error("file_ids.1", "file_empty")]
  expect(await errorsAfter(many)).toEqual({ files: ["form.file_empty"] })
  const texts = [error("file_ids.0", "of_tomorrow", "Only A"), error("file_ids.1", "of_tomorrow", "Only B")]
  expect(await errorsAfter(texts)).toEqual({ files: ["form.text?text=Only+A", "form.text?text=Only+B"] })
})

test("FORM-05 the name of every refused person is shown at the picker", async () => {
  const gone = [0, 1].map((at) => error(`invited.member_ids.${at}`, "unknown_reference"))
  const { "invited.chosen": shown } = await errorsAfter(gone)
  expect(shown).toHaveLength(2)
  expect(shown?.join()).toMatch(/Mara.*Jonas/)
})
