/** Maximum size of an uploaded workbook in bytes (docs/decisions/014-batch-invitation.md). */
export const largestWorkbook = 2 * 1024 * 1024

/** Maximum number of rows in a list, without the headings (ADM-01). */
export const maxRows = 1000

/** Reasons why a file is refused; each has the message `import.refused.<problem>`. */
export type XlsxProblem = "kind" | "broken" | "too-much" | "unsafe" | "too-many-rows" | "busy"

/** What a spreadsheet program hides and the import leaves out: rows with content, and sheets before the one that is read. */
export type Hidden = { rows: number; sheets: number }

/** The content of a workbook: the texts of its first visible sheet by row, or why it could not be read. */
export type XlsxAnswer = { rows: string[][]; hidden?: Hidden } | { problem: XlsxProblem }

/** Thrown while a workbook is read, with the reason to report. */
export class XlsxRefusal extends Error {
  readonly problem: XlsxProblem

  constructor(problem: XlsxProblem) {
    super(`the workbook is refused: ${problem}`)
    this.name = "XlsxRefusal"
    this.problem = problem
  }
}
