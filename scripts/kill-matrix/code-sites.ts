import ts from "typescript"
import { attributeSites } from "./attribute-sites.ts"
import { awaitSites } from "./await-sites.ts"
import { fieldSites } from "./field-sites.ts"
import type { Site } from "./mutant.ts"
import { hit, plainSite, scopeOf, textOf, wrapped, type Finder } from "./syntax.ts"

/** A condition without its negation, or with one. */
function negated(condition: ts.Expression): string {
  const isNegation = ts.isPrefixUnaryExpression(condition) && condition.operator === ts.SyntaxKind.ExclamationToken
  return isNegation ? textOf(condition.operand) : `!(${textOf(condition)})`
}

const isMarkup = (node: ts.Node): boolean =>
  ts.isParenthesizedExpression(node)
    ? isMarkup(node.expression)
    : ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)

/** The condition that a node decides by. Loops are left out: their mutants do not end. */
function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node)) return node.expression
  if (ts.isConditionalExpression(node)) return node.condition
  const isGuard = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  return isGuard && isMarkup(node.right) ? node.left : undefined
}

/** A condition negated: of an `if`, of `? :`, of markup that is shown conditionally. */
const conditionSites: Finder = (node) => {
  const condition = conditionOf(node)
  return condition ? [{ ...plainSite("condition", condition, negated(condition)), probe: wrapped(condition) }] : []
}

/** A call left out whose result is not used. */
const callSites: Finder = (node) => {
  if (!ts.isExpressionStatement(node)) return []
  const called = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression
  if (!ts.isCallExpression(called) || called.expression.kind === ts.SyntaxKind.SuperKeyword) return []
  const isInBlock = ts.isBlock(node.parent) || ts.isSourceFile(node.parent) || ts.isCaseOrDefaultClause(node.parent)
  const probe = { start: node.getStart(), end: node.end, replacement: `{ ${hit}; ${textOf(node)} }` }
  return [{ ...plainSite("call", node, isInBlock ? "" : "{}"), probe }]
}

const finders: readonly Finder[] = [conditionSites, callSites, awaitSites, fieldSites, attributeSites]

/** Every place of a TypeScript file that a mutant can change, in the order of the file. */
export function codeSites(file: string, text: string): Site[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const sites: Site[] = []
  const visit = (node: ts.Node): void => {
    for (const finder of finders) sites.push(...finder(node, parsed).map((site) => ({ ...site, scope: scopeOf(node) })))
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return sites
}
