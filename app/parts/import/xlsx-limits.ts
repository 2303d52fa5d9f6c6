/** Bytes of an uploaded workbook (docs/decisions/014-batch-invitation.md). */
export const largestWorkbook = 2 * 1024 * 1024

/** Rows of a list below its headings (ADM-01). */
export const mostRows = 1000

/** Why a file is no list of people; each has the message `import.refused.<problem>`. */
export const xlsxProblems = ["kind", "broken", "too-much", "unsafe", "too-many-rows", "busy"] as const
export type XlsxProblem = (typeof xlsxProblems)[number]

/** What a workbook holds: the texts of its first sheet, row by row, or why it was not read. */
export type XlsxAnswer = { rows: string[][] } | { problem: XlsxProblem }

/** Thrown while a workbook is read, with what is to be told about it. */
export class XlsxRefusal extends Error {
  readonly problem: XlsxProblem

  constructor(problem: XlsxProblem) {
    super(`the workbook is refused: ${problem}`)
    this.name = "XlsxRefusal"
    this.problem = problem
  }
}
