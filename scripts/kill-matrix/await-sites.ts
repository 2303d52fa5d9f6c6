import ts from "typescript"
import { functionOf, isAsync, plainSite, textOf, wrapped, type Finder } from "./syntax.ts"

/** The promises of `Promise.all([…])`, if they are listed and at least two of them are calls. */
function listedPromises(node: ts.Expression): readonly ts.Expression[] {
  if (!ts.isCallExpression(node) || textOf(node.expression) !== "Promise.all") return []
  const [list] = node.arguments
  if (!list || !ts.isArrayLiteralExpression(list) || list.elements.some(ts.isSpreadElement)) return []
  return list.elements.filter(ts.isCallExpression).length > 1 ? list.elements : []
}

/** Whether something inside a node awaits a variable, alone or with other promises. */
function awaits(node: ts.Node, name: string): boolean {
  const isName = (one: ts.Node) => ts.isIdentifier(one) && one.text === name
  const isAwaited = (one: ts.Expression) => {
    if (!ts.isCallExpression(one)) return isName(one)
    const [list] = one.arguments
    return (
      textOf(one.expression) === "Promise.all" &&
      Boolean(list && ts.forEachChild(list, (item) => isName(item) || undefined))
    )
  }
  const visit = (one: ts.Node): boolean =>
    (ts.isAwaitExpression(one) && isAwaited(one.expression)) ||
    Boolean(ts.forEachChild(one, (child) => visit(child) || undefined))
  return visit(node)
}

/** The call in `const name = call()`, if it is awaited after other statements: it runs at the same time as they do. */
function startedEarly(node: ts.Node): ts.CallExpression | undefined {
  if (!ts.isVariableStatement(node) || !ts.isBlock(node.parent) || !isAsync(functionOf(node))) return undefined
  const [declaration] = node.declarationList.declarations
  const call = declaration?.initializer
  if (!declaration || !call || !ts.isCallExpression(call) || !ts.isIdentifier(declaration.name)) return undefined
  const { statements } = node.parent
  const later = statements.slice(statements.indexOf(node) + 1)
  const isAwaited = later.some((statement) => awaits(statement, textOf(declaration.name)))
  return isAwaited ? call : undefined
}

/** An `await` moved so that calls follow one another: in `await Promise.all([…])`, and of a call that was started early. */
export const awaitSites: Finder = (node) => {
  if (ts.isAwaitExpression(node)) {
    const promises = listedPromises(node.expression)
    const following = promises.map((promise) => `await ${textOf(promise)}`).join(", ")
    return promises.length > 0
      ? [{ ...plainSite("await", node, `([${following}] as const)`), probe: wrapped(node) }]
      : []
  }
  const call = startedEarly(node)
  return call ? [{ ...plainSite("await", call, `await ${textOf(call)}`), probe: wrapped(call) }] : []
}
