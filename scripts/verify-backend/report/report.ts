import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { groupBy } from "../../lib/group-by.ts"
import type { Exchange } from "../client/answers.ts"
import { rules } from "../client/rules.ts"
import { matrixAsMarkdown, matrixOf, matrixSummary } from "./matrix.ts"
import { coverageLine, type Coverage } from "./codes.ts"
import type { Result } from "./results.ts"

export type Report = {
  target: string
  contract: string
  run: string
  seconds: number
  calls: number
  /** All operations of the contract; `missing`: those that the target does not implement (`--skip-missing`). */
  operations: readonly string[]
  missing: readonly string[]
  /** Why `--only` selected no check; absent: there are checks. */
  reasonForNone?: string | undefined
  /** Refusal codes of operations and codes of fields: those that came and those that did not. */
  refusals: Coverage
  fieldCodes: Coverage
  /** Parts of records that not everyone sees: shown to somebody who may see them, and hidden from somebody who may not. */
  parts: Coverage
  /** References to other records that are shown to those who may read them. */
  references: Coverage
  /** Ids of the records created in the target, by kind. */
  created: ReadonlyMap<string, readonly string[]>
  /** Where each record stands that the run has made and not deleted. */
  left: readonly { kind: string; id: string; address: string }[]
  /** The addresses of records that existed before and could not be written back. */
  unrestored: readonly string[]
  results: readonly Result[]
}

const outcomes = ["passed", "failed", "left-out"] as const

const of = (results: readonly Result[], outcome: Result["outcome"]) =>
  results.filter((result) => result.outcome === outcome)

/** The report as text; its last line is `N passed, N failed`. */
export function asText(report: Report): string {
  const { target, contract, run, seconds, calls, results, operations, missing } = report
  const built = operations.filter((operation) => !missing.includes(operation))
  const [passed, failed, left] = [of(results, "passed"), of(results, "failed"), of(results, "left-out")]
  const reasons = groupBy(left, ({ found }) => found ?? "")
  return [
    `${target} against the contract ${contract}, ${calls} calls in ${seconds.toFixed(1)} s, as "${run}"`,
    "",
    ...operationLines(results),
    "",
    `Operations by rule (${built.length}):`,
    ...matrixSummary(matrixOf(built, results)),
    "",
    coverageLine("Refusals of single operations", report.refusals),
    coverageLine("Codes of fields", report.fieldCodes),
    coverageLine("Parts of records, shown to some and hidden from others", report.parts),
    coverageLine("References to other records", report.references),
    ...causesOf(failed).flatMap((cause, at) => ["", ...causeLines(cause, at + 1)]),
    ...(left.length > 0 ? ["", `Left out: ${left.length}`] : []),
    ...[...reasons].map(
      ([reason, some]) =>
        `  ${some.length}: ${reason} (${[...new Set(some.map(({ operation }) => operation))].join(", ")})`,
    ),
    ...(missing.length > 0
      ? ["", `${built.length} of ${operations.length} built; not built: ${missing.join(", ")}`]
      : []),
    "",
    ...leftLines(report),
    `${passed.length} passed, ${failed.length} failed`,
  ].join("\n")
}

/** What the run leaves: numbers by kind, since the addresses would fill screens, and every record that could not be written back. */
function leftLines({ left, unrestored }: Report): string[] {
  const kinds = [...new Set(left.map(({ kind }) => kind))]
  const numbers = kinds.map((name) => `${left.filter(({ kind }) => kind === name).length} ${name}`)
  return [
    `Left in the target: ${numbers.join(", ") || "nothing"}. Their meetings, ballots and groups are cancelled, ended or disbanded; --report lists the addresses.`,
    unrestored.length === 0
      ? "What existed before was written back where it had changed."
      : `NOT written back, look at it: ${unrestored.join(", ")}`,
  ]
}

/** The address of every record that the run leaves, by kind. */
export function asLeftOvers({ left, unrestored }: Report): string {
  const rows = left.map(({ kind, address }) => `${kind}: ${address}`).sort()
  return [...unrestored.map((address) => `not written back: ${address}`), ...rows, ""].join("\n")
}

function operationLines(results: readonly Result[]): string[] {
  return [...groupBy(results, ({ operation }) => operation)].map(([operation, some]) => {
    const [passed, failed, left] = [of(some, "passed"), of(some, "failed"), of(some, "left-out")]
    const kinds = [...new Set(failed.map(({ rule }) => rule))].join(", ")
    const parts = [
      `${passed.length} passed`,
      failed.length > 0 && `${failed.length} FAILED (${kinds})`,
      left.length > 0 && `${left.length} left out`,
    ]
    return `  ${operation.padEnd(32)}${parts.filter(Boolean).join(", ")}`
  })
}

/** Groups failures by cause: the same rule and the same finding. */
function causesOf(failed: readonly Result[]): Result[][] {
  return [...groupBy(failed, ({ rule, found = "" }) => `${rule} ${found}`).values()]
}

const namedAtMost = 12

/** The first failure of a cause in detail, the others by name. */
function causeLines([first, ...others]: Result[], number: number): string[] {
  if (!first) return []
  const names = others.slice(0, namedAtMost).map(({ operation, title }) => `${operation} ${title}`)
  const more = others.length > names.length ? `; and ${others.length - names.length} more` : ""
  const same = others.length > 0 ? [`   and ${others.length} more: ${names.join("; ")}${more}`] : []
  return [...failureLines(first, number), ...same]
}

function failureLines({ operation, rule, title, found = "", exchanges }: Result, number: number): string[] {
  return [
    `${number}) ${operation} [${rule}] ${title}`,
    `   found: ${found}`,
    `   rule:  ${rules[rule]}`,
    `   read:  openapi/generated/index.html#${operation}`,
    ...exchanges.flatMap((exchange) => exchangeLines(exchange).map((line) => `   ${line}`)),
  ]
}

/** JSON replacer that hides tokens and tickets, because reports are passed on. */
function hidden(name: string, value: unknown): unknown {
  return (name === "token" || name === "ticket") && typeof value === "string" ? `(${value.length} characters)` : value
}

const shownOfBody = 800

function exchangeLines({
  as,
  method,
  address,
  headers,
  body,
  files,
  status,
  contentType,
  answer,
  milliseconds,
}: Exchange): string[] {
  const key = headers["Idempotency-Key"]
  return [
    `> ${method} ${address} as ${as}${key ? `, Idempotency-Key ${key}` : ""}`,
    ...(body === undefined ? [] : [`> ${cut(body)}`]),
    `< ${status} ${contentType ?? ""} after ${milliseconds} ms`,
    `< ${cut(answer)}`,
    `$ ${curlOf({ method, address, headers, body, files })}`,
  ]
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

type Sent = Pick<Exchange, "method" | "address" | "headers" | "body" | "files">

/** The call as a curl command; readers must supply their own token and the files. */
function curlOf({ method, address, headers, body, files }: Sent): string {
  const named = Object.entries(headers).map(([name, value]) =>
    name === "token" ? '-H "token: $TOKEN"' : `-H ${quoted(`${name}: ${value}`)}`,
  )
  return ["curl -i -X", method, ...named, ...(files ? formData(body, files) : jsonData(body)), quoted(address)].join(
    " ",
  )
}

const jsonData = (body: unknown) =>
  body === undefined ? [] : ["-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(body, hidden))}`]

/** A form for curl, which sets the content type and its boundary itself. */
function formData(body: unknown, files: Record<string, string>): string[] {
  return Object.entries(body as Record<string, string>).map(([name, text]) => {
    const file = files[name]
    return file === undefined ? `--form-string ${quoted(`${name}=${text}`)}` : `-F ${quoted(`${name}=@${file}`)}`
  })
}

function cut(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value, hidden) ?? "")
  return text.length > shownOfBody ? `${text.slice(0, shownOfBody)}… (${text.length} characters)` : text
}

/** The report as JSON. */
export function asJson({ created, results, ...head }: Report): string {
  const [passed, failed, leftOut] = outcomes.map((outcome) => of(results, outcome).length)
  const matrix = matrixOf(head.operations, results)
  const whole = { ...head, passed, failed, leftOut, created: Object.fromEntries(created), matrix, results }
  return `${JSON.stringify(whole, hidden, 2)}\n`
}

/** The report in JUnit format for build servers: one suite per operation, one case per check. */
export function asJunit({ results, seconds }: Report): string {
  const suites = [...groupBy(results, ({ operation }) => operation)].map(([operation, some]) => {
    const cases = some.map((result) => {
      const head = `    <testcase classname="${xml(operation)}" name="${xml(`[${result.rule}] ${result.title}`)}"`
      if (result.outcome === "passed") return `${head}/>`
      if (result.outcome === "left-out") return `${head}><skipped message="${xml(result.found ?? "")}"/></testcase>`
      const text = failureLines(result, 1).slice(1).join("\n")
      return `${head}><failure type="${result.rule}" message="${xml(result.found ?? "")}">${xml(text)}</failure></testcase>`
    })
    return `  <testsuite name="${xml(operation)}" ${totals(some)}>\n${cases.join("\n")}\n  </testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="verify-backend" ${totals(results)} time="${seconds.toFixed(1)}">\n${suites.join("\n")}\n</testsuites>\n`
}

function totals(results: readonly Result[]): string {
  return `tests="${results.length}" failures="${of(results, "failed").length}" skipped="${of(results, "left-out").length}"`
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Escapes text for XML and replaces control characters, which XML does not allow even if escaped. */
function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "?")
    .replace(/[&<>"]/g, (character) => entities[character] ?? "")
}

/** Writes the JSON and JUnit reports, the left-overs and the matrix into a folder. */
export async function writeReport(folder: string, report: Report): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, "report.json"), asJson(report))
  await writeFile(join(folder, "report.xml"), asJunit(report))
  await writeFile(join(folder, "left-overs.txt"), asLeftOvers(report))
  await writeFile(join(folder, "matrix.txt"), matrixAsMarkdown(matrixOf(report.operations, report.results)))
}
