import { expect, test } from "vitest"
import { fromBuffer } from "yauzl"
import { storedZip } from "#app/parts/import/stored-zip.server.ts"

/** The names in an archive, as an independent reader decodes them. */
const namesIn = (zip: ArrayBuffer) =>
  new Promise<string[]>((resolve, reject) => {
    fromBuffer(Buffer.from(zip), (error, file) => {
      if (error) return reject(error)
      const names: string[] = []
      file
        .on("error", reject)
        .on("entry", ({ fileName }) => names.push(fileName))
        .on("end", () => resolve(names))
    })
  })

test("FORM-09 the parts of a workbook keep their names, Chinese ones as well", async () => {
  const names = ["xl/workbook.xml", "xl/worksheets/会员.xml"]
  const parts = names.map((name) => ({ name, bytes: Buffer.from("<x/>") }))
  expect(await namesIn(storedZip(parts))).toEqual(names)
})
