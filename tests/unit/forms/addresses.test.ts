import { describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { emails, optionalEmails } from "#app/forms/schema/emails.schema.ts"
import { email, emailSuffix, phone, webAddress } from "#app/forms/schema/schema.ts"
import { memberRows, typedRows } from "#app/parts/import/sheet-rows.ts"

const read = (schema: z.ZodMiniType, value: string) => {
  const found = z.safeParse(schema, value)
  return found.success ? found.data : (found.error.issues[0]?.message ?? "refused")
}

describe("FORM-01: addresses as people paste them", () => {
  test.for([
    "Office <office@example.org>",
    '"Office, North" <office@example.org>',
    "<office@example.org>",
    "mailto:office@example.org",
    "MAILTO:office@example.org?subject=a%20b",
    "office＠example．org",
    "ｏｆｆｉｃｅ＠ｅｘａｍｐｌｅ．ｏｒｇ",
    "office@example。org",
    "office@example.org.",
    "office@example.org,",
    "office@example.org；",
    "office@example.org。",
    "\u200boffice@exam\u200bple.org\ufeff",
    "\u00a0office@example.org\u00a0",
    "(office@example.org)",
  ])("one address: %j", (typed) => {
    expect(read(email(), typed)).toBe("office@example.org")
  })

  test.for(["office", "a@b", "office@@example.org", "of fice@example.org", "<>", "mailto:"])(
    "no address: %j",
    (typed) => {
      expect(z.safeParse(email(), typed).success).toBe(false)
    },
  )

  test.for([
    "a@x.example、b@x.example",
    "a@x.example；b@x.example",
    "a@x.example，b@x.example。",
    "a@x.example\r\nb@x.example",
    "a@x.example b@x.example",
    "Ann Li <a@x.example>, Bo Wu <b@x.example>",
    "Li, Ann <a@x.example>; Wu, Bo <b@x.example>",
    '"Li, Ann" <a@x.example>\n"Wu; Bo" <b@x.example>;',
    "a@x.example, Bo <b@x.example>",
    "Ann<a@x.example>b@x.example",
    "mailto:a@x.example; mailto:b@x.example",
    "ａ＠ｘ．example、b@x.example, A@x.example",
  ])("a list: %j", (typed) => {
    const found = [read(emails(5), typed), read(optionalEmails(5), typed)] as string[][]
    for (const list of found) expect(list.map((one) => one.toLowerCase())).toEqual(["a@x.example", "b@x.example"])
    expect(
      typedRows(typed)
        .map(({ email: address }) => address.toLowerCase())
        .slice(0, 2),
    ).toEqual(["a@x.example", "b@x.example"])
  })

  test("a word in a list that is no address is named", () => {
    expect(read(emails(5), "Ann <a@x.example>, <b@x>")).toBe("form.email_named?address=b%40x")
    expect(read(emails(5), "a@x.example nobody")).toBe("form.email_named?address=nobody")
  })

  test("words without an address are one wrong row of an invitation", () => {
    expect(typedRows("a@x.example\nLi Ying\n\nb@x.example")).toEqual([
      { row: 1, email: "a@x.example" },
      { row: 2, email: "Li Ying" },
      { row: 4, email: "b@x.example" },
    ])
  })

  test.for([
    ["+86 (10) 6555 0100", "+86 10 6555 0100"],
    ["+86（10）6555 0100", "+86 10 6555 0100"],
    ["+86\u00a010\u202f6555\u20030100", "+86 10 6555 0100"],
    ["＋８６　１０　６５５５０１００", "+86 10 65550100"],
    ["+44 (0)20 7946 0958", "+44 20 7946 0958"],
    ["(010) 6555-0100", "010 6555-0100"],
    ["(010)6555\u20130100", "010 6555-0100"],
    ["010 - 6555 - 0100", "010-6555-0100"],
    ["tel: +1.415.555.0132", "+1 415 555 0132"],
    ["+ 86 138 0013 8000", "+86 138 0013 8000"],
    ["138\u200b00138000", "13800138000"],
  ] as const)("phone %j is %s", ([typed, expected]) => {
    expect(read(phone(), typed)).toBe(expected)
  })

  test.for(["12", "1--2345", "+86+10 655501", "6555 0100 ext 5", "phone"])("no phone: %j", (typed) => {
    expect(z.safeParse(phone(), typed).success).toBe(false)
  })

  test.for([
    ["ｈｔｔｐｓ：／／x．example/a", "https://x.example/a"],
    ["https://x.example/光（物理）", "https://x.example/%E5%85%89%EF%BC%88%E7%89%A9%E7%90%86%EF%BC%89"],
    ["https://x.example/\u200ba", "https://x.example/a"],
  ] as const)("URL %j is %s", ([typed, expected]) => {
    expect(read(webAddress(), typed)).toBe(expected)
  })

  test.for(["＠Example．org", "@example.org.", "example。org"])("the end of an address: %j", (typed) => {
    expect(read(emailSuffix(), typed)).toBe("example.org")
  })
})

describe("FORM-09: a workbook as people fill it in", () => {
  test.for([
    "Email address (required)",
    "E-mail*",
    "邮箱 / Email",
    "Ｅｍａｉｌ：",
    "电子邮箱（必填）",
    "Email\u200b",
    "EMAIL [1]",
    "Email【必填】",
  ])("the heading %j", (heading) => {
    expect(
      memberRows([
        [heading, "Name (optional)"],
        ["a@x.example", "Ann"],
      ]),
    ).toEqual([{ row: 2, email: "a@x.example", name: "Ann", organization: "", group_acronyms: [] }])
  })

  test("cells are cleaned like the fields of a form", () => {
    const rows = memberRows([
      ["Email", "Name", "Organisation", "Groups"],
      ["Ann <a＠x.example>", "An\u200bn\nLi", " 光\u202e学 ", "ＣＯＰＴ、link"],
    ])
    expect(rows).toEqual([
      { row: 2, email: "a@x.example", name: "Ann Li", organization: "光学", group_acronyms: ["COPT", "link"] },
    ])
  })
})
