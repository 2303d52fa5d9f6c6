import ts from "typescript"
import type { Edit } from "./mutant.ts"
import { hit, plainSite, textOf, wrapped, type Finder } from "./syntax.ts"

/** Files that make bodies and views: of the mock, of the small backend, of the portal. */
const isMaker = (file: string) =>
  /^(mock|tests\/verify\/small-backend)/.test(file) || /\.(server|route)\.tsx?$/.test(file)

const unwrapped = (node: ts.Node): ts.Node =>
  ts.isParenthesizedExpression(node.parent) ? unwrapped(node.parent) : node

/** Whether an object is what a function returns, or a `body`. */
function isBodyOrView(object: ts.ObjectLiteralExpression): boolean {
  const { parent } = unwrapped(object)
  if (ts.isReturnStatement(parent)) return true
  if (ts.isArrowFunction(parent)) return parent.body === unwrapped(object)
  return (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) && textOf(parent.name) === "body"
}

/** The edit that records when a property is evaluated. */
function probeOf(property: ts.ObjectLiteralElementLike): Edit | undefined {
  if (ts.isPropertyAssignment(property)) return wrapped(property.initializer)
  if (ts.isSpreadAssignment(property)) return wrapped(property.expression)
  if (!ts.isShorthandPropertyAssignment(property)) return undefined
  const name = textOf(property.name)
  return { start: property.getStart(), end: property.end, replacement: `${name}: (${hit}, ${name})` }
}

/** The value of a property: of a shorthand one the variable. */
const valueOf = (property: ts.ObjectLiteralElementLike): string =>
  textOf(ts.isPropertyAssignment(property) ? property.initializer : (property.name ?? property))

/**
 * A field left out of a body or a view, or a group of fields that is there conditionally. The compiler refuses nearly every one that is
 * just deleted (86 of 88), so a single field stays with its type and the value `undefined`, which no JSON contains.
 */
export const fieldSites: Finder = (node, file) => {
  if (!isMaker(file.fileName) || !ts.isObjectLiteralExpression(node) || !isBodyOrView(node)) return []
  const { properties } = node
  if (properties.length < 2) return []
  return properties.flatMap((property, at) => {
    const probe = probeOf(property)
    if (!probe) return []
    if (property.name) {
      const left = `${textOf(property.name)}: ((it) => undefined as never as typeof it)(${valueOf(property)})`
      return [{ ...plainSite("field", property, left), probe }]
    }
    const next = properties[at + 1]
    const start = next ? property.getStart() : (properties[at - 1]?.end ?? property.getStart())
    return [{ kind: "field" as const, start, end: next ? next.getStart() : property.end, replacement: "", probe }]
  })
}
