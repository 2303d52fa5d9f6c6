import ts from "typescript"

const functions = new Set(["test", "it", "describe"])

/** The titles of the tests and test groups in a file, as source text. */
export function titlesIn(file: string, source: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) && functions.has(rootOf(node.expression)) ? node.arguments[0] : undefined
    if (title && !ts.isFunctionLike(title)) titles.push(title.getText())
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  return titles
}

/** The group of a requirement, e.g. "MEET" of MEET-03. */
export const groupOf = (id: string): string => id.replace(/-\d\d$/, "")

/** The requirement ids in a text that belong to one of the groups. */
export function idsIn(text: string, groups: Set<string>): string[] {
  return [...text.matchAll(/\b([A-Z0-9]+)-\d\d\b/g)].flatMap(([id, group = ""]) => (groups.has(group) ? [id] : []))
}

/** The leftmost identifier of a call: `test` for `test.skipIf(…).each(…)`. */
function rootOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootOf(node.expression)
  if (ts.isTaggedTemplateExpression(node)) return rootOf(node.tag)
  return ""
}
