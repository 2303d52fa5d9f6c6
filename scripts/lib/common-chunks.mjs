/** @typedef {Pick<import("rollup").PluginContext, "getModuleIds" | "getModuleInfo">} Graph the modules of a build */

/** A module that at least this share of all pages loads is in the files that every page loads. */
const FRAME_SHARE = 0.4

/** A module that only forms load, and at least this share of them, is in the file for forms. */
const FORM_SHARE = 0.25

/** What makes a page a form. */
const FORM_LIBRARY = "/node_modules/@conform-to/react/"

/** Entries that are part of every page: the entry of the browser, the root, and the frames around pages. */
const isInEveryPage = (/** @type {string} */ entry) => !entry.includes(".route.") || entry.includes("/features/shell/")

/** Whether a module is of a package, or written by the build itself. */
const isPackage = (/** @type {string} */ id) => id.includes("/node_modules/") || id.startsWith("\0")

/**
 * Groups the modules that many pages share into three files: `vendor` (packages) and `frame` for every page, `form` for forms. Rollup splits
 * the rest. Which module belongs to which is counted, so neither a new nor a renamed module has to be listed anywhere. See decision 009.
 * @type {import("vite").Plugin}
 */
export const commonChunks = {
  name: "common-chunks",
  config(_config, env) {
    if (env.command !== "build" || env.isSsrBuild) return
    /** @type {ReturnType<typeof chunksOf> | undefined} */
    let chunks
    return {
      build: {
        rollupOptions: {
          output: {
            manualChunks: (id, graph) => (chunks ??= chunksOf(graph))(id),
            onlyExplicitManualChunks: true,
          },
          onwarn: refuseCircles,
        },
      },
    }
  },
}

/**
 * Counts the pages that load each module and returns the name of a module's chunk, or undefined if Rollup decides. Whatever loads a module
 * also loads its imports, so the imports have the same count or a larger one: the three chunks cannot import each other in a circle.
 * @param {Graph} graph
 * @returns {(id: string) => "vendor" | "frame" | "form" | undefined}
 */
export function chunksOf(graph) {
  const isEntry = (/** @type {string} */ id) => graph.getModuleInfo(id)?.isEntry === true
  const entries = [...graph.getModuleIds()].filter(isEntry)
  const frames = entries.filter(isInEveryPage)
  const pages = entries
    .filter((id) => !isInEveryPage(id))
    .map((id) => loadedBy(id, graph))
    .filter((loaded) => loaded.size > 1) // a route without a page imports nothing in the browser
  const forms = pages.filter((loaded) => [...loaded].some((id) => id.includes(FORM_LIBRARY)))
  if (!frames.some((id) => id.includes(".route."))) throw new Error("No route of features/shell is in the build.")
  if (forms.length === 0) throw new Error(`No page loads ${FORM_LIBRARY}.`)
  const inEvery = new Set(frames.flatMap((id) => [...loadedBy(id, graph)]))
  const [countPages, countForms] = [counterOf(pages), counterOf(forms)]
  return (id) => {
    if (id.endsWith(".css")) return undefined // styles are in files by page
    if (isEntry(id)) return undefined // an entry that is also a page's import is preloaded twice, and hydration fails
    const [ofPages, ofForms] = [countPages(id), countForms(id)]
    if (!inEvery.has(id) && ofPages === ofForms && ofForms >= FORM_SHARE * forms.length) return "form"
    if (!inEvery.has(id) && ofPages < FRAME_SHARE * pages.length) return undefined
    return isPackage(id) ? "vendor" : "frame"
  }
}

/**
 * A module with everything it imports statically.
 * @param {string} start
 * @param {Graph} graph
 */
function loadedBy(start, graph) {
  const loaded = new Set([start])
  for (const id of loaded) for (const each of graph.getModuleInfo(id)?.importedIds ?? []) loaded.add(each)
  return loaded
}

/**
 * Counts in how many of the sets a module is.
 * @param {Set<string>[]} sets
 */
function counterOf(sets) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const id of sets.flatMap((set) => [...set])) counts.set(id, (counts.get(id) ?? 0) + 1)
  return (/** @type {string} */ id) => counts.get(id) ?? 0
}

/**
 * Chunks that import each other use values before they are set: scripts then fail on every page.
 * @param {import("rollup").RollupLog} warning
 * @param {(warning: import("rollup").RollupLog) => void} warn
 */
export function refuseCircles(warning, warn) {
  if (warning.code === "CIRCULAR_CHUNK") throw new Error(warning.message)
  warn(warning)
}
