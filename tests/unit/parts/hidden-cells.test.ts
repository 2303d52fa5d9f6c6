import { describe, expect, test } from "vitest"
import { xlsxRows } from "#app/parts/import/xlsx-rows.server.ts"
import { placedCells } from "#app/parts/import/xlsx-sheet.server.ts"
import { archive, frame, sheet, sheets } from "#tests/support/xlsx.ts"

const cell = (address: string, words: string) => `<c r="${address}" t="inlineStr"><is><t>${words}</t></is></c>`
const bare = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`

describe("FORM-09 what a spreadsheet program does not show", () => {
  test.for(['hidden="1"', "hidden='true'", 'ht="0" customHeight="1"'])(
    "a row with %s is left out and counted",
    async (mark) => {
      const rows =
        `<row r="1">${cell("A1", "Email")}</row><row r="2" ${mark}>${cell("A2", "b@x.example")}</row>` +
        `<row r="3">${cell("A3", "c@x.example")}</row><row r="4" ${mark}/><row r="5" ${mark}><c r="A5"/></row>`
      expect(await xlsxRows(archive([...frame, sheet(rows)]))).toEqual({
        rows: [["Email"], [""], ["c@x.example"]],
        hidden: { rows: 1, sheets: 0 },
      })
    },
  )

  test("a hidden first sheet is not read", async () => {
    const first = `<row r="1">${cell("A1", "old")}</row>`
    const second = `<row r="1">${cell("A1", "Email")}</row>`
    for (const state of ["hidden", "veryHidden"]) {
      const bytes = sheets([
        { name: "Old", state, rows: first },
        { name: "New", rows: second },
      ])
      expect(await xlsxRows(bytes)).toEqual({ rows: [["Email"]], hidden: { rows: 0, sheets: 1 } })
    }
  })

  test("hidden rows of another sheet do not count", async () => {
    const bytes = sheets([
      { name: "New", rows: `<row r="1">${cell("A1", "Email")}</row>` },
      { name: "Old", rows: `<row r="1" hidden="1">${cell("A1", "old")}</row>` },
    ])
    expect(await xlsxRows(bytes)).toEqual({ rows: [["Email"]] })
  })

  test("cells and rows without an address stand after the one before", async () => {
    const rows =
      `<row>${bare("Email")}${bare("Name")}</row><row>${bare("a@x.example")}<c/>${bare("third")}</row>` +
      `<row r="5">${bare("e@x.example")}${cell("D5", "fourth")}${bare("fifth")}</row><row>${bare("f@x.example")}</row>`
    expect(await xlsxRows(archive([...frame, sheet(rows)]))).toEqual({
      rows: [
        ["Email", "Name", "", "", ""],
        ["a@x.example", "", "third", "", ""],
        ["", "", "", "", ""],
        ["", "", "", "", ""],
        ["e@x.example", "", "", "fourth", "fifth"],
        ["f@x.example", "", "", "", ""],
      ],
    })
  })

  test("a sheet of half a million open tags or hidden rows takes milliseconds", () => {
    const start = performance.now()
    placedCells(`<row r="1">${"<c ".repeat(400_000)}</row>`)
    placedCells('<row r="1" hidden="1">'.repeat(50_000))
    placedCells(`<row r="1"><c r="${"a".repeat(400_000)}`)
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})
