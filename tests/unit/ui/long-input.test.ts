import { describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { emails, optionalEmails } from "#app/forms/schema/emails.schema.ts"
import { email, emailSuffix, phone, webAddress } from "#app/forms/schema/schema.ts"

/** A tenth of what a form may contain: enough to show quadratic time, without stopping the test run for hours. */
const length = 100_000

const hostile = {
  dots: `${".".repeat(length)}@`,
  labels: `a@${"a.".repeat(length / 2)}!`,
  words: "a ".repeat(length / 2),
  addresses: Array.from({ length: length / 15 }, (_, at) => `person${at}@b.example`).join(" "),
  digits: `${"1-".repeat(length / 2)}x`,
}

const schemas = {
  email: email(),
  emailSuffix: emailSuffix(),
  phone: phone(),
  webAddress: webAddress(),
  emails: emails(50),
  optionalEmails: optionalEmails(50),
}

describe.each(Object.entries(schemas))("a hostile text in the field %s (quality row 22)", (_name, schema) => {
  test.each(Object.entries(hostile))("is refused within a second: %s", (_kind, text) => {
    const since = performance.now()
    expect(z.safeParse(schema, text).success).toBe(false)
    expect(performance.now() - since).toBeLessThan(1_000)
  })
})

test("the first five invalid addresses are reported, once per line", () => {
  const found = z.safeParse(emails(50), `${"a ".repeat(3)}\nb b@c.example\nd\ne\nf\ng`).error?.issues
  expect(found?.map(({ message }) => message)).toEqual([
    "form.email_in_line?line=1&address=a",
    "form.email_in_line?line=2&address=b",
    "form.email_in_line?line=3&address=d",
    "form.email_in_line?line=4&address=e",
    "form.email_in_line?line=5&address=f",
  ])
})
