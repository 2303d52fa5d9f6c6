import { describe, expect, test } from "vitest"
import { readXlsx } from "#app/parts/import/read-xlsx.server.ts"
import { xlsxOf } from "#mock/engine/http/xlsx.ts"
import { isSampled } from "#tests/support/extent.ts"
import { archive, bomb, frame, manyMembers, memberList, sheet, workbook } from "#tests/support/xlsx.ts"

const problemOf = async (bytes: Uint8Array) => {
  const started = performance.now()
  const answer = await readXlsx(bytes)
  expect(performance.now() - started).toBeLessThan(6_000)
  return "problem" in answer ? answer.problem : answer.rows.length
}
const rowsOf = async (bytes: Uint8Array) => {
  const answer = await readXlsx(bytes)
  if ("problem" in answer) throw new Error(answer.problem)
  return answer.rows
}
const text = (address: string, words: string) => `<c r="${address}" t="inlineStr"><is><t>${words}</t></is></c>`

describe("ADM-01 reading a workbook", () => {
  test("returns the texts of files from spreadsheet programs and of the template", async () => {
    const rows = [["a@b.example", "沈若舟", "R&D <Lab>", ""]]
    expect(await rowsOf(memberList(rows))).toEqual([["Email", "Name", "Organisation", "Groups"], ...rows])
    expect(await rowsOf(xlsxOf([["邮箱"], ["<a> & b"]]))).toEqual([["邮箱"], ["<a> & b"]])
  })

  test("keeps empty rows, except at the end", async () => {
    const rows = `<row r="1">${text("A1", "Email")}</row><row r="4">${text("A4", "a@b.example")}</row><row r="9"/>`
    expect(await rowsOf(archive([...frame, sheet(rows)]))).toEqual([["Email"], [""], [""], ["a@b.example"]])
  })

  test("returns the displayed error of a failed formula", async () => {
    const failed = '<c r="A2" t="e"><f>#REF!</f><v>#REF!</v></c>'
    const rows = `<row r="1">${text("A1", "Email")}</row><row r="2">${failed}</row>`
    expect(await rowsOf(archive([...frame, sheet(rows)]))).toEqual([["Email"], ["#REF!"]])
  })

  test("returns the value of a formula, and numbers and booleans as text", async () => {
    const cells =
      `<c r="A1" t="str"><f>CONCATENATE("a","@b.example")</f><v>a@b.example</v></c>` +
      '<c r="B1"><f>SUM(1,2)</f><v>3</v></c><c r="C1" t="b"><v>1</v></c><c r="D1"><f>NOW()</f></c>'
    expect(await rowsOf(archive([...frame, sheet(`<row r="1">${cells}</row>`)]))).toEqual([
      ["a@b.example", "3", "true"],
    ])
  })

  test("accepts merged cells", async () => {
    const rows = `<row r="1">${text("A1", "a@b.example")}<c r="B1"/></row><row r="2">${text("A2", "c@d.example")}</row>`
    const merged = '<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>'
    expect(await rowsOf(archive([...frame, sheet(rows, merged)]))).toEqual([["a@b.example"], ["c@d.example"]])
  })

  test("cuts cells after 1000 characters", async () => {
    expect((await rowsOf(memberList([["a".repeat(5000)]])))[1]?.[0]).toHaveLength(1000)
  })

  test("accepts 1000 rows below the headings, and refuses one more", async () => {
    expect(await problemOf(manyMembers(1000))).toBe(1001)
    expect(await problemOf(manyMembers(1001))).toBe("too-many-rows")
  })
})

describe.skipIf(isSampled)("quality row 48: files that are refused in under six seconds", () => {
  test("a file that is not a workbook", async () => {
    expect(await problemOf(Buffer.from("a,b\r\nc,d"))).toBe("kind")
    expect(await problemOf(Buffer.from("PK"))).toBe("kind")
    expect(await problemOf(archive([{ name: "word/document.xml", content: "<w/>" }]))).toBe("kind")
    expect(await problemOf(Buffer.from("d0cf11e0a1b11ae1", "hex"))).toBe("kind")
  })

  test("a truncated or broken workbook", async () => {
    const whole = manyMembers(50)
    expect(await problemOf(whole.subarray(0, whole.length - 200))).toBe("broken")
    expect(await problemOf(archive([...frame, sheet('<row r="1"><c t="s"><v>99</v></c></row>')]))).toBe("broken")
    expect(await problemOf(archive(frame))).toBe("broken")
  })

  test("a file of 390 KB that declares and contains 400 MB", async () => {
    const bytes = bomb()
    expect(bytes.length).toBeLessThan(450 * 1024)
    expect(await problemOf(bytes)).toBe("too-much")
  })

  test("a file of 390 KB that contains 400 MB but declares a small size", async () => {
    expect(await problemOf(bomb(1000))).toBe("too-much")
  })

  test("a file with more than 200 parts", async () => {
    const parts = Array.from({ length: 201 }, (_, at) => ({ name: `xl/x${at}.xml`, content: "<x/>" }))
    expect(await problemOf(workbook([["Email"]], parts))).toBe("too-much")
  })

  test.each(["../../etc/cron.d/x.xml", "/etc/x.xml", "C:/x.xml", "xl\\..\\..\\x.xml"])(
    "a part whose name leaves the archive: %s",
    async (name) => expect(await problemOf(workbook([["Email"]], [{ name, content: "<x/>" }]))).toBe("unsafe"),
  )

  test.each([
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>',
    '<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>',
  ])("a part with a document type: %s", async (content) => {
    expect(await problemOf(workbook([["Email"]], [{ name: "xl/styles.xml", content }]))).toBe("unsafe")
    const hidden = Buffer.from(`\ufeff${content}`, "utf16le")
    expect(await problemOf(workbook([["Email"]], [{ name: "xl/styles.xml", content: hidden }]))).toBe("unsafe")
  })

  test("300 KB of cells that are never closed", async () => {
    expect(await problemOf(archive([...frame, sheet("<c ".repeat(100_000))]))).not.toBe("too-much")
  })

  test("a workbook of a million rows", async () => {
    const rows = Array.from({ length: 1_000_000 }, () => "<row/>").join("")
    expect(await problemOf(archive([...frame, sheet(rows)]))).toBe("too-many-rows")
  })

  test("a cell at the far end of the sheet, without using the portal's memory", async () => {
    const before = process.memoryUsage().heapUsed
    const far = `<row r="1">${text("A1", "Email")}</row><row r="1048576">${text("XFD1048576", "x")}</row>`
    expect(await problemOf(archive([...frame, sheet(far)]))).toBe("too-much")
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024)
  })
})

describe.skipIf(isSampled)("quality row 48: limited parallel reading", () => {
  test("of eleven files ten are read, one is refused as busy, and later files are read again", async () => {
    const small = memberList([["a@b.example"]])
    const answers = await Promise.all(Array.from({ length: 11 }, () => readXlsx(small)))
    expect(answers.filter((answer) => "problem" in answer)).toEqual([{ problem: "busy" }])
    expect(await problemOf(small)).toBe(2)
  })
})
