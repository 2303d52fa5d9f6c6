import type { RequestHandler, Response } from "express"
import { access, readdir } from "node:fs/promises"
import { join } from "node:path"

/** Names of built files: nothing else is looked for. */
const assetPath = /^\/assets\/([\w-][\w.-]*\.(?:js|css|json|woff2|svg|png))$/

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Where the file lies, of whichever build it is. */
async function folderOf(builds: string, name: string): Promise<string | undefined> {
  const all = await readdir(builds).catch(() => [])
  const folders = all.map((build) => join(builds, build, "client/assets"))
  const found = await Promise.all(folders.map((folder) => exists(join(folder, name))))
  return folders[found.indexOf(true)]
}

/** Sends it, or the next handler says that it is not there. */
function send(response: Response, folder: string, name: string, headers: Record<string, string>, next: () => void) {
  response.sendFile(name, { root: folder, headers, cacheControl: false, dotfiles: "deny" }, (error) => {
    if (error && !response.headersSent) next()
  })
}

/**
 * The assets of other builds than this process's own: while one build replaces the other, and for tabs that were open before
 * (quality row 60). Names hold a hash of what is in them, so a name is never of two files.
 * @param builds the folder in which the builds lie, as `npm run build` keeps them; looked into only for what is not of this build
 * @param headers of every asset
 */
export function olderAssets(builds: string | undefined, headers: Record<string, string>): RequestHandler {
  if (!builds) return (_request, _response, next) => next()
  return async (request, response, next) => {
    const name = assetPath.exec(request.path)?.[1]
    const isRead = request.method === "GET" || request.method === "HEAD"
    const folder = name && isRead ? await folderOf(builds, name) : undefined
    if (!name || !folder) return next()
    send(response, folder, name, headers, next)
  }
}
