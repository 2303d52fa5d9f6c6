import fc from "fast-check"
import { expect, test } from "vitest"
import * as z from "zod/mini"
import { fieldCode, messageCode, readMessageCode } from "#app/lib/message-code.ts"
import { formCodes } from "#app/forms/schema/form-codes.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"
import { choice, email, optional, optionalText, phone, text, webAddress } from "#app/forms/schema/schema.ts"
import { text as textIn } from "#tests/support/texts.ts"

const schema = z.object({
  subject: text(5),
  memo: optionalText(3),
  email: email(),
  phone: optional(phone()),
  site: optional(webAddress()),
  minutes: z.number().check(z.gte(2), z.lte(9)),
  people: z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
  status: choice(["open", "closed"]),
  file: z.optional(z.file().check(z.maxSize(1024 * 1024))),
})

const valid = { subject: "Skew", email: "a@b.example", minutes: "5", people: "1", status: "open" }

function errorsOf(values: Record<string, string | string[] | File>) {
  const formData = new FormData()
  for (const [name, value] of Object.entries(values))
    for (const item of Array.isArray(value) ? value : [value]) formData.append(name, item)
  const submission = parseForm(formData, schema)
  return submission.status === "success" ? {} : submission.error
}

test("a message code is read back with its parameters", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.string(), { noNullPrototype: true }), (params) => {
      expect(readMessageCode(messageCode("form.text", params))).toEqual({ id: "form.text", params })
    }),
  )
})

test("a missing value is required; a missing choice has its own message", () => {
  const required = [fieldCode("required")]
  const status = [fieldCode("required_choice")]
  expect(errorsOf({})).toMatchObject({ subject: required, email: required, minutes: required, status })
  expect(errorsOf({ ...valid, subject: " \n " })).toEqual({ subject: required })
})

test.each([
  ["subject", "123456", "form.too_long?max=5"],
  ["subject", "\0\u200b", "form.required"],
  ["memo", "1234", "form.too_long?max=3"],
  ["email", "a@b", "form.email_format"],
  ["phone", "12", "form.phone_format"],
  ["site", "javascript:alert(1)", "form.url_format"],
  ["minutes", "1", "form.number_min?min=2"],
  ["minutes", "10", "form.number_max?max=9"],
  ["minutes", "ten", "form.number_format"],
  ["people", ["1", "2", "3"], "form.too_many?max=2"],
  ["people", [], "form.required"],
  ["status", "gone", "form.value_unknown"],
])("%s %j is refused as %s", (name, value, code) => {
  expect(errorsOf({ ...valid, [name]: value })).toEqual({ [name]: [code] })
})

test("a file that is too large is refused with the limit in MB", () => {
  const file = new File([new Uint8Array(1024 * 1024 + 1)], "minutes.pdf")
  expect(errorsOf({ ...valid, file })).toEqual({ file: ["form.file_too_large?limit=1"] })
})

test("blanks in an optional field are an empty value", () => {
  expect(errorsOf({ ...valid, phone: "  ", memo: " \r\n", site: "" })).toEqual({})
})

test("line breaks have the same length in the browser (\\n) and in the request (\\r\\n)", () => {
  const lines = fc.array(fc.stringMatching(/^[a-z]{0,3}$/), { maxLength: 4 })
  fc.assert(
    fc.property(lines, (parts) => {
      const typed = errorsOf({ ...valid, subject: parts.join("\n") })
      expect(errorsOf({ ...valid, subject: parts.join("\r\n") })).toEqual(typed)
    }),
  )
})

test("characters are counted as code points, as in the contract", () => {
  expect(errorsOf({ ...valid, subject: "𠀀𠀁𠀂𠀃𠀄" })).toEqual({})
})

test("FORM-02 the Chinese message for a missing value says to enter, choose or upload it", () => {
  const shown = ["required", "required_choice", "required_file"].map((code) =>
    textIn("zh", `form.${code}`, { field: "提案" }),
  )
  expect(shown).toEqual(["请填写提案", "请选择提案", "请上传提案"])
})

test("every field code of the contract has a text in both languages", () => {
  const params = {
    field: "Subject",
    min: 1,
    max: 2,
    limit: 3,
    row: 4,
    first: "2026-12-05",
    second: "2026-05-12",
    text: "Ada",
    position: 3,
    day: "2100-01-01",
    time: "02:30",
    zone: "Europe/Oslo",
  }
  for (const code of formCodes)
    for (const language of ["en", "zh"] as const)
      expect(textIn(language, `form.${code}`, params)).not.toMatch(/[{}]|^form\./)
})
