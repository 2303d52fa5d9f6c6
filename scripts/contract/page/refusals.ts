import { nameOf, type CodeText, type ContractDocument, type ResolvedOperation } from "../document.ts"
import { shownCodes } from "../rules.ts"
import { escape, table } from "./markup.ts"

/** The standard codes that follow from an operation's definition, even if none of its own examples shows them. */
function impliedCodes(
  { parameters, responses, requestBody }: ResolvedOperation,
  { components }: ContractDocument,
): string[] {
  const { schema } = requestBody?.content["application/json"] ?? {}
  const body = schema?.$ref ? components.schemas[nameOf(schema.$ref)] : schema
  const isKeyed = parameters.some(({ name }) => name === "Idempotency-Key")
  const byStatus = { unauthorized: "401", forbidden: "403", not_found: "404", server_error: "500" }
  return [
    "validation_failed",
    ...(body?.properties?.version ? ["stale"] : []),
    ...(isKeyed ? ["idempotency_conflict"] : []),
    ...Object.entries(byStatus).flatMap(([code, status]) => (status in responses ? [code] : [])),
  ]
}

function row(code: string, { status, english, chinese, details = [] }: CodeText): string[] {
  const filled = details.map((name) => `<code>${escape(name)}</code>`).join(" ")
  return [
    `<code>${code}</code>`,
    String(status ?? ""),
    escape(english),
    `<span lang="zh">${escape(chinese)}</span>`,
    filled,
  ]
}

/** The refusal codes of an operation: its own with their texts, and the names of the standard ones. */
export function refusalsOf(operation: ResolvedOperation, document: ContractDocument): string {
  const { RefusalCode: codes = {} } = document.components.schemas
  const texts = codes["x-texts"] ?? {}
  const standard = new Set(codes["x-standard"])
  const all = new Set([...(operation["x-codes"] ?? []), ...shownCodes(operation).map(({ code }) => code)])
  const own = [...all].filter((code) => !standard.has(code))
  const others = new Set([...all].filter((code) => standard.has(code)).concat(impliedCodes(operation, document)))
  const order = [...standard].filter((code) => others.has(code))
  const rows = own.map((code) => row(code, texts[code] ?? { english: "", chinese: "" }))
  const links = order.map((code) => `<code>${code}</code> (${texts[code]?.status ?? ""})`)
  return `<h4>Refusals</h4>${table(["Code", "Status", "English", "Chinese", "Details"], rows)}
<p>${own.length > 0 ? "And the" : "The"} <a href="#standard-answers">standard ones</a>: ${links.join(", ")}.</p>`
}
