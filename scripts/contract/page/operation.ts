import {
  nameOf,
  type ContractDocument,
  type MediaType,
  type Parameter,
  type ResolvedOperation,
  type Schema,
} from "../document.ts"
import type { StateTables } from "../states/tables.ts"
import { escape, inline, paragraphs, table } from "./markup.ts"
import { methodLabel } from "./navigation.ts"
import { refusalsOf } from "./refusals.ts"
import { answerSample, curlOf } from "./samples.ts"
import { schemaBody, typeOf } from "./schema.ts"
import { statesOf, whoMay } from "./states.ts"

/** The section of an operation: its description on one side, a command and example responses on the other. */
export function operationSection(
  operation: ResolvedOperation,
  document: ContractDocument,
  states: StateTables,
): string {
  const { operationId, method, path, summary } = operation
  return `<article id="${operationId}">
<header><h3>${escape(summary)}</h3>
<p class="call">${methodLabel(method)} <code>/api${escape(path)}</code> <span>${operationId}</span></p>
<p class="facts">${[...factsOf(operation), ...statesOf(states, operationId)].join(" · ")}</p></header>
<div class="says">${paragraphs(operation.description ?? "")}
${whoMay(states, operationId)}
${parametersOf(operation, document)}
${requestOf(operation, document)}
${answersOf(operation, document)}
${refusalsOf(operation, document)}</div>
<div class="sample"><h4>Sample</h4><pre tabindex="0">${escape(curlOf(operation, fieldsOfForm(operation, document)))}</pre>
${ownAnswers(operation, document)
  .map(([status, answer]) => answerSample(status, answer))
  .join("\n")}</div>
</article>`
}

function factsOf(operation: ResolvedOperation): string[] {
  const schemes = operation.security
  const isPublic = schemes?.length === 0
  const access = isPublic ? "public" : schemes ? "with or without a token" : "needs a token"
  return [access, operation["x-origin"] === "specification" ? "fixed by the specification" : "ours"]
}

/** The responses of an operation without the shared ones, which `standardAnswers` shows once. */
function ownAnswers({ responses }: ResolvedOperation, { components }: ContractDocument) {
  const standard = new Set(Object.values(components.responses))
  return Object.entries(responses).filter(([, answer]) => !standard.has(answer))
}

/** The section of the responses that many operations share. */
export function standardAnswers({ components }: ContractDocument): string {
  const status: Record<string, string> = {
    BadRequest: "400",
    Unauthorized: "401",
    Forbidden: "403",
    NotFound: "404",
    ServerError: "500",
  }
  const samples = Object.entries(components.responses).map(([name, answer]) =>
    answerSample(status[name] ?? name, answer),
  )
  return `<section><h2 id="standard-answers">Standard refusals</h2>
<p>Operations give these answers alike; an operation shows only what it answers differently.</p>
${samples.join("\n")}</section>`
}

function fieldsOfForm({ requestBody }: ResolvedOperation, { components }: ContractDocument): Record<string, Schema> {
  const schema = requestBody?.content["multipart/form-data"]?.schema
  return (schema?.$ref ? components.schemas[nameOf(schema.$ref)] : schema)?.properties ?? {}
}

/** Optional headers that many operations share; `sharedHeaders` shows them once. */
function sharedOf({ components }: ContractDocument): Parameter[] {
  return Object.values(components.parameters).filter((one) => one.in === "header" && !one.required)
}

/** The section that explains the shared headers. */
export function sharedHeaders(document: ContractDocument): string {
  return `<section><h2 id="shared-headers">Shared headers</h2>
<p>An operation that takes one of these headers only names it.</p>
${table(parameterHead, sharedOf(document).map(parameterRow))}</section>`
}

const parameterHead = ["Parameter", "In", "Type", "Meaning", "Example"]

function parameterRow(parameter: Parameter): string[] {
  return [
    `<code>${escape(parameter.name)}</code>${parameter.required ? "" : ' <span class="optional">optional</span>'}`,
    parameter.in,
    typeOf(parameter.schema),
    inline(parameter.description ?? ""),
    `<code>${escape([parameter.example].flat().join(", "))}</code>`,
  ]
}

function parametersOf({ parameters }: ResolvedOperation, document: ContractDocument): string {
  if (parameters.length === 0) return ""
  const shared = sharedOf(document)
  const own = parameters.filter((one) => !shared.includes(one))
  const names = parameters.filter((one) => shared.includes(one)).map(({ name }) => `<code>${escape(name)}</code>`)
  const headers =
    names.length > 0 ? `<p class="facts"><a href="#shared-headers">Shared headers</a>: ${names.join(" ")}</p>` : ""
  return `<h4>Parameters</h4>${table(parameterHead, own.map(parameterRow))}${headers}`
}

function requestOf({ requestBody }: ResolvedOperation, { components: { schemas } }: ContractDocument): string {
  if (!requestBody) return ""
  const bodies = Object.entries(requestBody.content).map(([type, { schema }]) => {
    const named = schema.$ref ? schemas[nameOf(schema.$ref)] : undefined
    return `<p class="type">${escape(type)}${named ? `, ${typeOf(schema)}` : ""}</p>${schemaBody(named ?? schema, schemas)}`
  })
  return `<h4>Request</h4>${bodies.join("\n")}`
}

function answersOf({ responses }: ResolvedOperation, { components: { schemas } }: ContractDocument): string {
  const bodyOf = ([type, { schema }]: [string, MediaType]): string =>
    `<p class="type">${escape(type)}</p>${schema.$ref ? `<p>${typeOf(schema)}</p>` : schemaBody(schema, schemas)}`
  return Object.entries(responses)
    .filter(([status]) => status.startsWith("2"))
    .map(([status, { content }]) => {
      const bodies = Object.entries(content ?? {}).map(bodyOf)
      return `<h4>Answer ${status}</h4>${bodies.join("\n")}`
    })
    .join("\n")
}
