import { RemixBrowser } from "@remix-run/react"
import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { MessagesProvider } from "./i18n/provider.tsx"
import type { Locale } from "./lib/locale.ts"
import { numberInPageLinks } from "./client/framework/in-page-links.ts"
import { followLinks } from "./client/framework/links.ts"
import { watchConnection } from "./client/framework/lost-connection.ts"
import { keepForms } from "./client/framework/kept-forms.ts"
import { rememberPreloads } from "./client/framework/preloads.ts"
import { endEarly, noteEarly, restoreEarly } from "./forms/recovery/typed-early.ts"
import { NonceContext } from "./ui/nonce.ts"
import { noteHydrated } from "./ui/use-hydrated.ts"

const pageNonce = () => document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce

declare global {
  interface Window {
    /** Messages of the page's language, requested by a script in the document head (`document-head.tsx`). */
    portalMessages: Promise<Response>
  }
}

async function pageMessages(): Promise<Record<string, string>> {
  const answer = await window.portalMessages
  return (await answer.json()) as Record<string, string>
}

/** Milliseconds after which all parts of a page are hydrated. */
const lastPartTimeout = 10_000

const guarded = new WeakSet<object>()

/** Around the app: takes care of the router as soon as it exists, before anything can be sent. */
function Started({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const router = window.__remixRouter
    if (!guarded.has(router)) keepForms(router)
    guarded.add(router)
    restoreEarly()
    noteHydrated()
    setTimeout(endEarly, lastPartTimeout)
  }, [])
  return children
}

async function hydrate() {
  noteEarly()
  numberInPageLinks()
  followLinks()
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
            <Started>
              <RemixBrowser />
            </Started>
          </MessagesProvider>
        </NonceContext.Provider>
      </StrictMode>,
      {
        onRecoverableError(error) {
          reportError(error)
          restoreEarly()
        },
      },
    )
  })
}

void hydrate()
