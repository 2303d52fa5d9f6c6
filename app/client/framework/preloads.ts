declare global {
  interface Window {
    __remixManifest: {
      url: string
      entry: { module: string; imports: string[] }
      routes: Record<string, { module: string }>
    }
  }
}

/**
 * Adds the modules that the server preloaded for this page to the entry's imports. The route manifest in the browser has no imports
 * (`scripts/lib/slim-manifest.mjs`), so Remix would render other preload links than the server and hydration would fail.
 */
export function rememberPreloads(): void {
  const { url, entry } = window.__remixManifest
  const hrefs = [...document.querySelectorAll("link[rel=modulepreload]")].map((link) => link.getAttribute("href") ?? "")
  entry.imports = hrefs.filter((href) => href !== url && href !== entry.module)
}
