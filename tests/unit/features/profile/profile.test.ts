import { describe, expect, test } from "vitest"
import { isMobileOf, mobileExample } from "#app/features/profile/mobile.ts"
import { profileSchema } from "#app/features/profile/profile.schema.ts"
import { subscriptionSchema } from "#app/features/subscription/subscription.schema.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"

function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value)
  return form
}

const least = { version: "3", timezone: "Asia/Shanghai", language: "chinese" }
const errorsOf = (fields: Record<string, string>) =>
  parseForm(formOf({ ...least, ...fields }), profileSchema).reply().error

describe("ACC-01 mobile numbers of a country", () => {
  test.each(["CN", "HK", "MO", "TW", "JP", "KR", "SG", "IN", "US", "CA", "GB", "DE", "FR", "NO", "SE"])(
    "the example of %s is valid",
    (country) => expect(isMobileOf(country, mobileExample(country))).toBe(true),
  )

  test.each([
    ["CN", "138 0013 8000", true],
    ["CN", "0138 0013 8000", true],
    ["CN", "238 0013 8000", false],
    ["CN", "+86 138 0013 800", false],
    ["CN", "+47 412 34 567", true],
    ["NO", "412-34-567", true],
    ["NO", "55 12 34 56", false],
    ["NO", "+47 55 12 34 56", false],
    ["BR", "12345", true],
    [undefined, "12345", true],
  ])("country %s: %s is validated", (country, text, isOne) => expect(isMobileOf(country, text)).toBe(isOne))
})

describe("ACC-01 the profile form", () => {
  test("only zone and language are required; blank values are empty", () => {
    expect(errorsOf({ first_name: "   ", mobile1: " ", salutation: "" })).toBeUndefined()
    const parsed = parseForm(formOf({ ...least, first_name: "  ", job_title: " A " }), profileSchema)
    expect(parsed.status === "success" && parsed.value).toMatchObject({ version: 3, job_title: "A" })
    expect(parsed.status === "success" && parsed.value.first_name).toBeUndefined()
  })

  test("mobile and other phone numbers are validated differently", () => {
    expect(errorsOf({ mobile1: "abc", fax: "abc" })).toEqual({
      mobile1: ["form.phone_format"],
      fax: ["form.telephone_format"],
    })
    expect(errorsOf({ country_code: "NO", mobile2: "55 12 34 56" })).toEqual({ mobile2: ["form.phone_format"] })
    expect(errorsOf({ country_code: "SE", mobile2: "+47 412 34 567" })).toBeUndefined()
    expect(errorsOf({ country_code: "NO", mobile1: "123" })).toEqual({ mobile1: ["form.phone_format"] })
  })

  test("values that are too long and unknown choices are refused", () => {
    expect(errorsOf({ first_name: "x".repeat(101) })).toEqual({ first_name: ["form.too_long?max=100"] })
    expect(Object.keys(errorsOf({ language: "klingon", salutation: "x" }) ?? {}).sort()).toEqual([
      "language",
      "salutation",
    ])
  })
})

describe("ACC-03 the subscription form", () => {
  test("unchecked boxes are empty lists; a single checked box is a list of one", () => {
    const parsed = parseForm(
      formOf({ version: "1", "groups[0].acronym": "COPT", "groups[0].on": "meeting", "groups[1].acronym": "LINK" }),
      subscriptionSchema,
    )
    expect(parsed.status === "success" && parsed.value).toEqual({
      version: 1,
      alliance: [],
      groups: [
        { acronym: "COPT", on: ["meeting"] },
        { acronym: "LINK", on: [] },
      ],
    })
  })

  test("a group without a row leaves a gap; the choices of the other groups stay theirs", () => {
    const parsed = parseForm(
      formOf({ version: "1", "groups[0].acronym": "COPT", "groups[2].acronym": "LINK", "groups[2].on": "task" }),
      subscriptionSchema,
    )
    expect(parsed.status === "success" && parsed.value.groups.filter(Boolean)).toEqual([
      { acronym: "COPT", on: [] },
      { acronym: "LINK", on: ["task"] },
    ])
  })

  test("a person without groups sends none; an unknown switch is refused", () => {
    const none = parseForm(formOf({ version: "1", alliance: ["notice", "task"] }), subscriptionSchema)
    expect(none.status === "success" && none.value).toEqual({ version: 1, alliance: ["notice", "task"], groups: [] })
    expect(parseForm(formOf({ version: "1", alliance: "mail" }), subscriptionSchema).status).toBe("error")
  })
})
