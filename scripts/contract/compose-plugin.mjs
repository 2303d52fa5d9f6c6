import { dirname, resolve as resolvePath } from "node:path"
import { completePath } from "./compose-path.mjs"
import { completeSchema } from "./compose-schema.mjs"

/**
 * Lets the linter and the bundle read the contract as if everything were written out: what `x-common` of openapi/openapi.yaml says once is
 * added to each path (compose-path.mjs), and our own keywords are replaced (compose-schema.mjs). docs/writing-the-contract.md lists them.
 *
 * @typedef {Record<string, any>} Node
 * @typedef {{ source: { absoluteRef: string } }} Location
 * @typedef {{
 *   location: Location, type: { extensionsPrefix?: string }, report: (problem: { message: string }) => void,
 *   resolve: (reference: Node, file?: string) => { node?: any, location?: Location },
 * }} Context
 */

/** The keywords of our own that remain in the bundle. */
const kept = ["x-codes", "x-origin", "x-overlaps", "x-previews", "x-standard", "x-texts"]

/** A copy whose references can be read from every file. @param {unknown} value @param {string} file the file of the value */
function withAbsoluteReferences(value, file) {
  return JSON.parse(JSON.stringify(value), (key, child) =>
    key === "$ref" && child.startsWith(".") ? resolvePath(dirname(file), child) : child,
  )
}

/** What `x-common` says, for all files. @param {Node} document @param {Context} context */
function readCommon(document, { resolve, location }) {
  const { refusalCodes, fieldCodes, ...common } = document["x-common"]
  const textsOf = (/** @type {Node} */ codes) => resolve(codes).node?.["x-texts"] ?? {}
  return {
    ...withAbsoluteReferences(common, location.source.absoluteRef),
    refusalTexts: textsOf(refusalCodes),
    fieldTexts: textsOf(fieldCodes),
  }
}

/** Completes every schema that the document contains or refers to. @param {Node} document @param {Node} page @param {Context} context */
function completeSchemas(document, page, { resolve, location }) {
  const seen = new Set()
  /** @param {any} node @param {string} file */
  const visit = (node, file) => {
    if (typeof node !== "object" || node === null || seen.has(node)) return
    seen.add(node)
    const follow = (/** @type {Node} */ reference) => {
      const target = resolve(reference, file)
      if (target.location) visit(target.node, target.location.source.absoluteRef)
      return target.node
    }
    if (typeof node.$ref === "string") follow(node)
    completeSchema(node, page, follow)
    for (const child of Object.values(node)) visit(child, file)
  }
  visit(document, location.source.absoluteRef)
}

/** The path that reads a record created at `path`: one segment more, its id. @param {string} path @param {string[]} readable */
const pathOfNew = (path, readable) =>
  readable.find((one) => one.startsWith(`${path}/{`) && /^\{\w+\}$/.test(one.slice(path.length + 1)))

/** @param {Node} document @param {import("./compose-path.mjs").Common} common @param {Context} context */
function completePaths(document, common, { resolve }) {
  const items = Object.entries(document.paths).map(([path, reference]) => [path, resolve(reference).node])
  const readable = items.filter(([, item]) => item?.get).map(([path]) => path)
  for (const [path, item] of items) {
    if (!item) continue
    const complete = completePath(path, item, common, pathOfNew(path, readable))
    for (const key of Object.keys(item)) delete item[key]
    Object.assign(item, complete)
  }
}

/** All at once at the root: the linter's own walk would not visit what only a composed reference leads to. */
const compose = () => ({
  Root: {
    enter(/** @type {Node} */ document, /** @type {Context} */ context) {
      const common = readCommon(document, context)
      completeSchemas(document, common.page, context)
      completePaths(document, common, context)
      delete document["x-common"]
    },
  },
})

/** Reports what remains of our own keywords after composing: one that is unknown, or stands where it means nothing. */
const knownKeywords = () => ({
  any: {
    enter(/** @type {Node} */ node, /** @type {Context} */ { type, report }) {
      if (!type.extensionsPrefix) return
      const unknown = Object.keys(node).filter((name) => name.startsWith("x-") && !kept.includes(name))
      for (const name of unknown) report({ message: `${name} is unknown, or means nothing here` })
    },
  },
})

export default () => ({
  id: "contract",
  preprocessors: { oas3: { compose } },
  rules: { oas3: { "known-keywords": knownKeywords } },
})
