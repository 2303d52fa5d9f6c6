import { RemixBrowser } from "@remix-run/react"
import { startTransition, StrictMode } from "react"
import { hydrateRoot } from "react-dom/client"
import { MessagesProvider } from "./i18n/provider.tsx"
import type { Locale } from "./lib/locale.ts"
import { numberInPageLinks } from "./lib/in-page-links.ts"
import { watchConnection } from "./lib/lost-connection.ts"
import { NonceContext } from "./ui/nonce.ts"

const pageNonce = () => document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce

declare global {
  interface Window {
    /** Messages of the page's language, requested by a script in the document head (`document-head.tsx`). */
    portalMessages: Promise<Response>
    __remixManifest: { url: string; entry: { module: string; imports: string[] } }
  }
}

async function pageMessages(): Promise<Record<string, string>> {
  const answer = await window.portalMessages
  return (await answer.json()) as Record<string, string>
}

/**
 * Adds the modules that the server preloaded for this page to the entry's imports. The route manifest in the browser has no imports
 * (`scripts/lib/slim-manifest.mjs`), so Remix would render other preload links than the server and hydration would fail.
 */
function rememberPreloads() {
  const { url, entry } = window.__remixManifest
  const hrefs = [...document.querySelectorAll("link[rel=modulepreload]")].map((link) => link.getAttribute("href") ?? "")
  entry.imports = hrefs.filter((href) => href !== url && href !== entry.module)
}

async function hydrate() {
  numberInPageLinks()
  watchConnection()
  rememberPreloads()
  const locale: Locale = document.documentElement.lang.startsWith("zh") ? "zh" : "en"
  const messages = await pageMessages()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NonceContext.Provider value={pageNonce()}>
          <MessagesProvider locale={locale} messages={messages}>
            <RemixBrowser />
          </MessagesProvider>
        </NonceContext.Provider>
      </StrictMode>,
    )
  })
}

void hydrate()
