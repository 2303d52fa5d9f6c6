import { expect, test } from "vitest"
import { readXlsx } from "#app/parts/import/read-xlsx.server.ts"
import { xlsxFile } from "#app/parts/import/xlsx-file.server.ts"

const rowsOf = async (rows: string[][]) =>
  readXlsx(new Uint8Array(await xlsxFile("Skipped rows.xlsx", rows).arrayBuffer()))

test("FORM-09 a written workbook is read back with the same texts", async () => {
  const rows = [
    ["邮箱", "Reason"],
    ["=1+1", "+2"],
    ["<b>&amp;", 'a "quoted" text'],
    ["", "only the second"],
  ]
  expect(await rowsOf(rows)).toEqual({ rows })
})

test("characters that are invalid in a workbook are removed", async () => {
  expect(await rowsOf([["a\u0000b\u0008c\ud800d\ufffee"]])).toEqual({ rows: [["abcde"]] })
})

test("quality row 49 a workbook is sent with its file name, and its cells are texts, not formulas", async () => {
  const answer = xlsxFile("Zeilen 行.xlsx", [["=cmd()"]])
  expect(answer.headers.get("content-disposition")).toContain("filename*=UTF-8''Zeilen%20%E8%A1%8C.xlsx")
  expect(await answer.text()).not.toMatch(/<f>|t="str"/)
})
