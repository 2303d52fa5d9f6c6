import { readFileSync } from "node:fs"
import { listOperations, type ContractDocument } from "../document.ts"
import type { StateTables } from "../states/tables.ts"
import { escape, paragraphs } from "./markup.ts"
import { navigation } from "./navigation.ts"
import { operationSection, sharedHeaders, standardAnswers } from "./operation.ts"
import { samplesIntroduction } from "./samples.ts"
import { schemaSection } from "./schema.ts"
import { plannedSections, statesIntroduction, stateSections } from "./states.ts"

const fileBeside = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8")

/**
 * Renders the documentation of the contract and its state tables as one self-contained HTML page. Its script only adds the search, the
 * marks of the navigation and the buttons that copy; everything is readable without it.
 */
export function renderPage(document: ContractDocument, states: StateTables): string {
  const operations = listOperations(document)
  const known = new Set(operations.map(({ operationId }) => operationId))
  const sections = document.tags.map((tag) => {
    const own = operations.filter(({ tags }) => tags.includes(tag.name))
    return `<section><h2 id="tag-${tag.name}">${tag.name}</h2>${paragraphs(tag.description)}${own.map((operation) => operationSection(operation, document, states)).join("\n")}
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
<style>${fileBeside("page.css")}</style>
</head>
<body>
${navigation(document, operations, states)}
<main>
<h1>${escape(title)} <small>${version}</small></h1>
${paragraphs(description)}
${samplesIntroduction()}
${sharedHeaders(document)}
${standardAnswers(document)}
${statesIntroduction(states)}
${sections.join("\n")}
${plannedSections(states, tags, known)}
<section><h2 id="schemas">Schemas</h2>${schemas.map(([name, schema]) => schemaSection(name, schema, document.components.schemas)).join("\n")}</section>
</main>
<script>${["search.js", "follow.js", "copy.js"].map(fileBeside).join("\n")}</script>
</body>
</html>
`
}
