import ts from "typescript"
import type { Edit } from "./mutant.ts"
import { hit, plainSite, textOf, type Finder } from "./syntax.ts"

/** The edit that records when an attribute is evaluated. */
function probeOf(attribute: ts.JsxAttribute): Edit {
  const value = attribute.initializer
  const inner = value && ts.isJsxExpression(value) ? value.expression : value
  const text = inner ? textOf(inner) : "true"
  return {
    start: attribute.getStart(),
    end: attribute.end,
    replacement: `${textOf(attribute.name)}={(${hit}, ${text})}`,
  }
}

/** The attribute without one of its classes, for each of them. */
function withoutClass(attribute: ts.JsxAttribute): string[] {
  const value = attribute.initializer
  if (!value || !ts.isStringLiteral(value)) return [""]
  const classes = value.text.split(/\s+/).filter(Boolean)
  if (classes.length < 2) return [""]
  return classes.map((_, at) => `className="${classes.filter((_one, other) => other !== at).join(" ")}"`)
}

/** A class, an ARIA attribute or a role dropped. */
export const attributeSites: Finder = (node) => {
  if (!ts.isJsxAttribute(node)) return []
  const name = textOf(node.name)
  const probe = probeOf(node)
  if (name === "className") return withoutClass(node).map((text) => ({ ...plainSite("class", node, text), probe }))
  return name === "role" || name.startsWith("aria-") ? [{ ...plainSite("aria", node, ""), probe }] : []
}
