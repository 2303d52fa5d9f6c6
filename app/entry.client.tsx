import { RemixBrowser } from "@remix-run/react"
import { startTransition, StrictMode } from "react"
import { hydrateRoot } from "react-dom/client"
import { MessagesProvider } from "./i18n/provider.tsx"
import type { Locale } from "./lib/locale.ts"
import { NonceContext } from "./ui/nonce.ts"

const pageNonce = () => document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce

declare global {
  interface Window {
    /** The texts of the page's language, on their way since its head was read (`document-head.tsx`). */
    portalMessages: Promise<Response>
  }
}

async function pageMessages(): Promise<Record<string, string>> {
  const answer = await window.portalMessages
  return (await answer.json()) as Record<string, string>
}

async function hydrate() {
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
