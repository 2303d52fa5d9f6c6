import type { ContractDocument, ResolvedOperation } from "../document.ts"
import type { StateTables } from "../states/tables.ts"
import { escape } from "./markup.ts"

/** A link of the navigation; `words`: additional search terms. */
const entry = (href: string, label: string, words = ""): string =>
  `<li><a href="#${href}"${words ? ` data-words="${escape(words)}"` : ""}>${label}</a></li>`

const group = (summary: string, entries: string[]): string =>
  `<li><details><summary>${summary}</summary><ul>${entries.join("")}</ul></details></li>`

/** A small label with the HTTP method. */
export const methodLabel = (method: string): string => `<b class="method ${method}">${method.toUpperCase()}</b>`

function operationEntry({ operationId, method, path, summary, "x-codes": codes = [] }: ResolvedOperation): string {
  return entry(operationId, `${methodLabel(method)} ${escape(summary)}`, [operationId, path, ...codes].join(" "))
}

/**
 * The navigation: operations and state tables of each resource. The search field needs the page's script and stays hidden until the script
 * shows it.
 */
export function navigation(
  document: ContractDocument,
  operations: ResolvedOperation[],
  { tables }: StateTables,
): string {
  const resources = document.tags.map(({ name }) => {
    const own = operations.filter(({ tags }) => tags.includes(name))
    const states = tables.filter(({ tag }) => tag === name)
    return group(`${name} <small>${own.length}</small>`, [
      entry(`tag-${name}`, `About ${name}`),
      ...own.map(operationEntry),
      ...states.map(({ kind, title }) => entry(`states-${kind}`, `Who may do what: ${escape(title)}`)),
    ])
  })
  const schemas = Object.keys(document.components.schemas).sort((one, other) => one.localeCompare(other, "en"))
  return `<nav aria-label="Operations">
<p id="search" hidden><label for="search-words">Search operations, paths, codes, fields, schemas, texts</label><input type="search" id="search-words" autocomplete="off"><output for="search-words" id="search-result"></output></p>
<ul>${entry("samples", "How to try the samples")}${entry("shared-headers", "Shared headers")}${entry("standard-answers", "Standard refusals")}${entry("states", "Roles and guards")}
${resources.join("\n")}
${group(
  `schemas <small>${schemas.length}</small>`,
  schemas.map((name) => entry(`schema-${name}`, name)),
)}</ul></nav>`
}
