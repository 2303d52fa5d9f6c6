import { Problem } from "./say.mjs"

const ROUTER = /\/node_modules\/@remix-run\/router\/dist\/router\.js$/

/** @param {string} path a path, decoded as the router decodes it: what `mayMatch` compares with the names of a route */
export function segmentsOf(path) {
  return path.toUpperCase().split("/")
}

/**
 * Whether a route could match a path: false only if one of its names is another one in the path.
 * @param {string} pattern whole path of the route, e.g. "/a/:alliance/meeting/:id"
 * @param {string[]} segments what `segmentsOf` returns for the path
 */
export function mayMatch(pattern, segments) {
  return pattern.split("/").every((name, at) => !name || /^[:*]/.test(name) || name.toUpperCase() === segments[at])
}

/** The parts of the router that are rewritten: it leaves out routes that cannot match while it walks through their tree. */
const REWRITTEN = {
  "= flattenRoutes(routes);": '= flattenRoutes(routes, [], [], "", segmentsOf(decodePath(pathname)));',
  "function flattenRoutes(routes, branches, parentsMeta, parentPath) {":
    "function flattenRoutes(routes, branches, parentsMeta, parentPath, segments) {",
  "let path = joinPaths([parentPath, meta.relativePath]);":
    "let path = joinPaths([parentPath, meta.relativePath]); if (!mayMatch(path, segments)) return;",
  "flattenRoutes(route.children, branches, routesMeta, path);":
    "flattenRoutes(route.children, branches, routesMeta, path, segments);",
}

/**
 * Returns the source of React Router's core, asking `mayMatch` about each route before it ranks the route and tries its pattern.
 * @param {string} source `@remix-run/router/dist/router.js`
 * @throws {Problem} if it is written in another way than before
 */
export function withLikelyRoutes(source) {
  const rewritten = Object.entries(REWRITTEN).reduce((code, [before, after]) => {
    if (code.split(before).length !== 2)
      throw new Problem(`React Router is written in another way than before: ${before}`)
    return code.replace(before, () => after)
  }, source)
  return `${rewritten}\n${segmentsOf}\n${mayMatch}`
}

/**
 * Makes the browser's router match a path against few routes. It would rank the whole table and compile its patterns four times before a page
 * is alive, which is most of what blocks the page then (docs/decisions/043-alive-at-once.md). The server has a table for each branch
 * (`app/server/framework/branches.ts`).
 * @type {import("vite").Plugin}
 */
export const routeMatching = {
  name: "route-matching",
  apply: "build",
  transform(code, id, { ssr = false } = {}) {
    return !ssr && ROUTER.test(id) ? { code: withLikelyRoutes(code), map: null } : undefined
  },
}
