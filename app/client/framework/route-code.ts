import { LostConnection } from "./lost-connection.ts"

/**
 * Loads the code of a route before Remix does: if that fails, Remix loads the whole page again. It is right after a deployment, whose files
 * have other names; without a connection the browser's own error page would take the place of the portal (ERR-02).
 * @param id of the route
 * @throws {LostConnection} the portal cannot be reached
 */
export async function loadCode(id: string): Promise<void> {
  const file = window.__remixManifest.routes[id]?.module
  if (!file) return
  try {
    await import(/* @vite-ignore */ file)
  } catch {
    await fetch(file, { cache: "no-store" }).catch((cause: unknown) => {
      throw new LostConnection(cause)
    })
  }
}
