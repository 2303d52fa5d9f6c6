/** Parses CSV by the grammar of RFC 4180, independently of the code that writes it. */
export function rowsOf(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const fields = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let found = fields.exec(csv); found; found = fields.exec(csv)) {
    row.push(found[1] === undefined ? (found[2] ?? "") : found[1].replaceAll('""', '"'))
    if (found[3] === ",") continue
    rows.push(row)
    row = []
  }
  return rows
}
