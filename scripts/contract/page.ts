import { readFileSync } from "node:fs"
import {
  listOperations,
  type Answer,
  type ContractDocument,
  type MediaType,
  type ResolvedOperation,
} from "./document.ts"
import { escape, inline, paragraphs, table } from "./markup.ts"
import { schemaBody, schemaSection, typeOf } from "./page-schema.ts"
import { plannedSections, statesIntroduction, stateSections, statesOf } from "./page-states.ts"
import type { StateTables } from "./states/tables.ts"

/** The documentation of the contract with its state tables as one HTML page that loads nothing from elsewhere and runs no script. */
export function renderPage(document: ContractDocument, states: StateTables): string {
  const operations = listOperations(document)
  const known = new Set(operations.map(({ operationId }) => operationId))
  const sections = document.tags.map((tag) => {
    const own = operations.filter(({ tags }) => tags.includes(tag.name))
    return `<section><h2 id="tag-${tag.name}">${tag.name}</h2>${paragraphs(tag.description)}${own.map((operation) => operationSection(operation, states)).join("\n")}
${stateSections(states, tag.name, known)}</section>`
  })
  const tags = new Set(document.tags.map(({ name }) => name))
  const schemas = Object.entries(document.components.schemas).sort(([one], [other]) => one.localeCompare(other, "en"))
  const { title, version, description } = document.info
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)} ${version}</title>
<style>${readFileSync(new URL("page.css", import.meta.url), "utf8")}</style>
</head>
<body>
${navigation(document, operations, states)}
<main>
<h1>${escape(title)} <small>${version}</small></h1>
${paragraphs(description)}
${statesIntroduction(states)}
${sections.join("\n")}
${plannedSections(states, tags, known)}
<section><h2 id="schemas">Schemas</h2>${schemas.map(([name, schema]) => schemaSection(name, schema)).join("\n")}</section>
</main>
</body>
</html>
`
}

function navigation(document: ContractDocument, operations: ResolvedOperation[], { tables }: StateTables): string {
  const groups = document.tags.map(({ name }) => {
    const links = operations
      .filter(({ tags }) => tags.includes(name))
      .map(({ operationId }) => `<li><a href="#${operationId}">${operationId}</a></li>`)
    const states = tables
      .filter(({ tag }) => tag === name)
      .map(({ kind, title }) => `<li><a href="#states-${kind}">states: ${escape(title)}</a></li>`)
    return `<li><a href="#tag-${name}">${name}</a><ul>${[...links, ...states].join("")}</ul></li>`
  })
  return `<nav aria-label="Operations"><ul><li><a href="#states">State tables</a></li>${groups.join("\n")}<li><a href="#schemas">Schemas</a></li></ul></nav>`
}

function operationSection(operation: ResolvedOperation, states: StateTables): string {
  const { operationId, method, path, summary } = operation
  return `<article id="${operationId}">
<h3>${escape(summary)}</h3>
<p class="call"><b>${method.toUpperCase()}</b> <code>/api${escape(path)}</code> <span>${operationId}</span></p>
<p class="facts">${[...factsOf(operation), ...statesOf(states, operationId)].join(" · ")}</p>
${paragraphs(operation.description ?? "")}
${parametersOf(operation)}
${requestOf(operation)}
${Object.entries(operation.responses)
  .map(([status, answer]) => answerSection(status, answer))
  .join("\n")}
</article>`
}

function factsOf(operation: ResolvedOperation): string[] {
  const schemes = operation.security
  const isPublic = schemes?.length === 0
  const access = isPublic ? "public" : schemes ? "with or without a token" : "needs a token"
  const origin = operation["x-origin"] === "specification" ? "fixed by the specification" : "ours"
  const codes = (operation["x-codes"] ?? []).map((code) => `<code>${code}</code>`)
  return [access, origin, ...(codes.length > 0 ? [`may refuse with ${codes.join(" ")}`] : [])]
}

function parametersOf({ parameters }: ResolvedOperation): string {
  const rows = parameters.map((parameter) => [
    `<code>${escape(parameter.name)}</code>${parameter.required ? "" : ' <span class="optional">optional</span>'}`,
    parameter.in,
    typeOf(parameter.schema),
    inline(parameter.description ?? ""),
    `<code>${escape([parameter.example].flat().join(", "))}</code>`,
  ])
  return table(["Parameter", "In", "Type", "Meaning", "Example"], rows)
}

function requestOf({ requestBody }: ResolvedOperation): string {
  if (!requestBody) return ""
  return `<h4>Request</h4>${Object.entries(requestBody.content).map(contentOf).join("\n")}`
}

function answerSection(status: string, { description, content }: Answer): string {
  const bodies = Object.entries(content ?? {})
    .map(contentOf)
    .join("\n")
  const isOpen = status.startsWith("2") ? " open" : ""
  return `<details${isOpen}><summary><b>${status}</b> ${inline(description)}</summary>${bodies}</details>`
}

function contentOf([type, { schema, examples }]: [string, MediaType]): string {
  const shown = Object.values(examples ?? {}).map(({ summary, value }) => {
    const text = typeof value === "string" ? value : JSON.stringify(value, null, 2)
    return `<figure><figcaption>${escape(summary)}</figcaption><pre>${escape(text)}</pre></figure>`
  })
  const body = schema.$ref ? `<p>${typeOf(schema)}</p>` : schemaBody(schema)
  return `<p class="type">${escape(type)}</p>${body}${shown.join("\n")}`
}
