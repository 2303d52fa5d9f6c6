import type { RequestHandler, Response } from "express"
import { access, readdir } from "node:fs/promises"
import { join } from "node:path"

/** Paths of built files; other paths are not looked up. */
const assetPath = /^\/assets\/([\w-][\w.-]*\.(?:js|css|json|txt|woff2|svg|png))$/

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Finds the assets folder that contains the file, in any build. */
async function folderOf(builds: string, name: string): Promise<string | undefined> {
  const all = await readdir(builds).catch(() => [])
  const folders = all.map((build) => join(builds, build, "client/assets"))
  const found = await Promise.all(folders.map((folder) => exists(join(folder, name))))
  return folders[found.indexOf(true)]
}

/** Sends the file, or calls the next handler if it cannot be read. */
function send(response: Response, folder: string, name: string, headers: Record<string, string>, next: () => void) {
  response.sendFile(name, { root: folder, headers, cacheControl: false, dotfiles: "deny" }, (error) => {
    if (error && !response.headersSent) next()
  })
}

/**
 * Serves the assets of other builds, during a rolling deployment and for tabs that were already open (quality row 60). File names
 * contain a content hash, so a name never means two files.
 * @param builds the folder with the builds that `npm run build` keeps; read only for assets that this build does not have
 * @param headers sent with every asset
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
