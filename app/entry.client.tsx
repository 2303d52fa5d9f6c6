import { RemixBrowser } from "@remix-run/react"
import { startTransition, StrictMode } from "react"
import { hydrateRoot } from "react-dom/client"
import { MessagesProvider } from "./i18n/provider.tsx"
import type { Locale } from "./lib/locale.ts"
import { watchConnection } from "./lib/lost-connection.ts"
import { NonceContext } from "./ui/nonce.ts"

const pageNonce = () => document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce

declare global {
  interface Window {
    /** The texts of the page's language, on their way since its head was read (`document-head.tsx`). */
    portalMessages: Promise<Response>
    __remixManifest: { url: string; entry: { module: string; imports: string[] } }
  }
}

async function pageMessages(): Promise<Record<string, string>> {
  const answer = await window.portalMessages
  return (await answer.json()) as Record<string, string>
}

/**
 * The browser's table of routes names no imports (`scripts/lib/slim-manifest.mjs`). What the server preloaded for this page stands in
 * the page: as imports of the entry it makes Remix draw the same links again, or the page would not come alive as it is.
 */
function rememberPreloads() {
  const { url, entry } = window.__remixManifest
  const hrefs = [...document.querySelectorAll("link[rel=modulepreload]")].map((link) => link.getAttribute("href") ?? "")
  entry.imports = hrefs.filter((href) => href !== url && href !== entry.module)
}

async function hydrate() {
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
