import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { disposition, safeName } from "#mock/engine/file-name.ts"
import { zipOf } from "#mock/engine/http/zip.ts"
import { runs } from "#tests/support/extent.ts"

const hostile = [
  "..",
  ".",
  "../../etc/passwd",
  "..\\..\\x",
  "a/../b",
  "C:\\x",
  "a\nb",
  "\u202efdp.exe",
  "\u200b",
  "CON",
  "nul.txt",
  "a. ",
  "...",
  "",
  "a\0.txt",
  "x".repeat(400) + ".pdf",
  "光".repeat(200) + ".pdf",
  "\ud800",
]

const anyName = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom(...hostile),
  fc
    .array(fc.constantFrom("..", "/", "\\", ".", " ", "\u202e", "\r\n", "CON", ":", "光", "a"), { maxLength: 12 })
    .map((parts) => parts.join("")),
)

/**
 * Written from the rules of Windows, macOS and Linux, not from the function.
 * @param most its bytes; browsers shorten the name in a header themselves
 */
function expectSafe(name: string, most = 255): void {
  expect(name).not.toMatch(/[\\/<>:"|?*]|[\p{Cc}\p{Cs}\p{DI}\u2028\u2029]/u)
  expect(name).not.toMatch(/^\.{1,2}$|[. ]$|^\s/)
  expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i)
  expect(name).not.toBe("")
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(most)
  expect(() => encodeURIComponent(name)).not.toThrow() // no half of a pair
}

describe("EXP-01, quality row 46: names of files and folders", () => {
  test("any text becomes a name that every system takes, and a name stays as it is", () => {
    fc.assert(
      fc.property(anyName, (text) => {
        const name = safeName(text)
        expectSafe(name)
        expect(safeName(name)).toBe(name)
      }),
      { ...runs(2000), examples: hostile.map((text): [string] => [text]) },
    )
  })

  test("usual names do not change", () => {
    for (const name of [
      "会议纪要 2026.pdf",
      "a (2).tar.gz",
      ".htaccess",
      "Q&A – draft.docx",
      "👩‍💻.png".normalize("NFC").replace("\u200d", ""),
    ])
      expect(safeName(name)).toBe(name)
  })

  test("a long name keeps its extension", () => expect(safeName(`${"光".repeat(200)}.pdf`)).toMatch(/^光{60,}\.pdf$/))

  test("a zip file cannot be made with another name", () => {
    const bytes = new Uint8Array()
    for (const name of ["../f.txt", "a/../f.txt", "/f.txt", "a//f.txt", "a\n/f.txt", "\u202ea", "a\\f.txt"])
      expect(() => zipOf([{ name, bytes }]), name).toThrow("not a safe name")
    fc.assert(
      fc.property(
        anyName,
        anyName,
        (folder, file) => void zipOf([{ name: `${safeName(folder)}/${safeName(file)}`, bytes }]),
      ),
      runs(500),
    )
  })

  test("a header has no line break and names a safe file", () => {
    fc.assert(
      fc.property(anyName, (text) => {
        const header = disposition(text)
        expect(header).toMatch(/^attachment; filename="[ !#-~]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]*$/)
        expectSafe(decodeURIComponent(/UTF-8''(.*)$/.exec(header)?.[1] ?? ""), Infinity)
      }),
      runs(1000),
    )
  })
})
