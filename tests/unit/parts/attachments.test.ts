import { describe, expect, test } from "vitest"
import { parseForm } from "#app/forms/schema/parse-form.ts"
import * as z from "zod/mini"
import { acceptedFiles, attachmentValue } from "#app/parts/attachments/attachment.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"

const agenda = { id: "file-1", name: "议程 agenda.pdf", size: 24_100 }
const minutes = { id: "file-2", name: "minutes.docx", size: 1 }
const schema = z.object({ documentation: attachments(2) })

function parse(...values: (string | File)[]) {
  const form = new FormData()
  for (const value of values) form.append("documentation", value)
  return parseForm(form, schema)
}

describe("FORM-03 the files of a form", () => {
  test.each([
    ["no value", [], []],
    ["an empty value", [""], []],
    ["one file", [attachmentValue(agenda)], [agenda]],
    [
      "several files with an empty value between them",
      [attachmentValue(agenda), "", attachmentValue(minutes)],
      [agenda, minutes],
    ],
    ["the same file twice", [attachmentValue(agenda), attachmentValue(agenda)], [agenda]],
    ["a chosen file that has not been uploaded", [new File(["x"], "x.txt")], []],
    ["invalid values", ["x", "{", "null", "[]", '{"id":1}', '{"id":"a b","name":"x","size":1}'], []],
    [
      "a file with an additional property",
      ['{"id":"file-9","name":"a","size":1,"is_public":true}'],
      [{ id: "file-9", name: "a", size: 1 }],
    ],
  ])("are read from %s", (_name, values, expected) => {
    const submission = parse(...values)
    expect(submission.status).toBe("success")
    expect(submission.status === "success" && submission.value.documentation).toEqual(expected)
  })

  test("are refused above the field's limit", () => {
    const submission = parse(...["a", "b", "c"].map((id) => attachmentValue({ ...agenda, id })))
    expect(submission.status === "error" && submission.error).toEqual({ documentation: ["form.too_many?max=2"] })
  })

  test("are accepted again from a refused form", () => {
    const { initialValue } = parse(attachmentValue(agenda), attachmentValue(minutes)).reply()
    expect(acceptedFiles(initialValue?.documentation)).toEqual([agenda, minutes])
    expect(acceptedFiles([agenda, minutes])).toEqual([agenda, minutes])
  })
})
