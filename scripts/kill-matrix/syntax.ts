import ts from "typescript"
import type { Edit, Kind, Site } from "./mutant.ts"

/** Finds the places at one node; the caller adds the scope. */
export type Finder = (node: ts.Node, file: ts.SourceFile) => Omit<Site, "scope">[]

/** Stands for the call that records a hit; `probed` puts the mutant's id into it. */
export const hit = "__HIT__"

/** A node's text without the comments before it. */
export const textOf = (node: ts.Node): string => node.getText()

/** A change of a whole node. */
export function plainSite(kind: Kind, node: ts.Node, replacement: string): Omit<Site, "scope"> {
  return { kind, start: node.getStart(), end: node.end, replacement }
}

/** The edit that records when an expression is evaluated. */
export function wrapped(node: ts.Expression): Edit {
  return { start: node.getStart(), end: node.end, replacement: `(${hit}, ${textOf(node)})` }
}

/** The edit that records a mutant's place under its id, if the place can be recorded. */
export function probed({ id, probe }: { id: string; probe?: Edit }): Edit[] {
  const call = `(globalThis as { killMatrixHit?: (id: string) => void }).killMatrixHit?.("${id}")`
  return probe ? [{ ...probe, replacement: probe.replacement.replace(hit, () => call) }] : []
}

/** The name of the outermost declaration around a node. */
export function scopeOf(node: ts.Node): string {
  let scope = ""
  for (let one: ts.Node = node; !ts.isSourceFile(one); one = one.parent)
    if ((ts.isFunctionDeclaration(one) || ts.isVariableDeclaration(one) || ts.isClassDeclaration(one)) && one.name)
      scope = textOf(one.name)
  return scope
}

/** The function that contains a node. */
export function functionOf(node: ts.Node): ts.FunctionLikeDeclaration | undefined {
  for (let one = node.parent; !ts.isSourceFile(one); one = one.parent)
    if (ts.isFunctionLike(one) && "body" in one) return one as ts.FunctionLikeDeclaration
  return undefined
}

/** Whether a function is `async`. */
export function isAsync(node: ts.FunctionLikeDeclaration | undefined): boolean {
  return (
    node !== undefined &&
    ts.canHaveModifiers(node) &&
    Boolean(ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword))
  )
}
