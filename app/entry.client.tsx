import { RemixBrowser } from "@remix-run/react"
import { startTransition, StrictMode } from "react"
import { hydrateRoot } from "react-dom/client"
import { MessagesProvider } from "./i18n/provider.tsx"
import type { Locale } from "./lib/locale.ts"
import { NonceContext } from "./ui/nonce.ts"

const pageNonce = () => document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce

async function pageMessages(): Promise<Record<string, string>> {
  const address = document.querySelector<HTMLLinkElement>("link[data-messages]")?.href ?? ""
  const answer = await fetch(address, { credentials: "same-origin" })
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
