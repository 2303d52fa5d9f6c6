import { RemixBrowser } from "@remix-run/react"
import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { MessagesProvider } from "./i18n/provider.tsx"
import { textsByArea, type TextsOf } from "./i18n/texts-by-area.ts"
import type { Locale } from "./lib/locale.ts"
import { numberInPageLinks } from "./client/framework/in-page-links.ts"
import { followLinks } from "./client/framework/links.ts"
import { watchConnection } from "./client/framework/lost-connection.ts"
import { keepForms } from "./client/framework/kept-forms.ts"
import { rememberPreloads } from "./client/framework/preloads.ts"
import { endEarly, noteEarly, restoreEarly } from "./forms/recovery/typed-early.ts"
import type { Texts } from "./parts/live/announcer.ts"
import { NonceContext } from "./ui/nonce.ts"
import { whenIdle } from "./ui/when-idle.ts"
import { noteHydrated } from "./ui/use-hydrated.ts"

const pageNonce = () => document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce

declare global {
  interface Window {
    /** Texts of the page's language, requested by a script in the document head (`document-head.tsx`). */
    portalMessages: Promise<Response>
  }
}

async function pageTexts(): Promise<TextsOf> {
  const answer = await window.portalMessages
  return textsByArea(await answer.text())
}

/** Milliseconds after hydration at which a busy browser loads what keeps the page up to date. */
const liveLatest = 4_000

/** Effects run twice in development. */
let isLive = false

/** Loads what keeps the page up to date, once the page is alive and the browser idle (LIVE-01). A page without it works. */
function beginLive(texts: Texts) {
  if (isLive) return
  isLive = true
  const load = () =>
    void import("./parts/live/live-pages.ts").then(
      ({ startLive }) => startLive(window.__remixRouter, texts),
      () => undefined,
    )
  whenIdle(load, liveLatest)
}

/** Milliseconds after which all parts of a page are hydrated. */
const lastPartTimeout = 10_000

const guarded = new WeakSet<object>()

/** Around the app: takes care of the router as soon as it exists, before anything can be sent. */
function Started({ children, then }: { children: ReactNode; then: () => void }) {
  useLayoutEffect(() => {
    const router = window.__remixRouter
    if (!guarded.has(router)) keepForms(router)
    guarded.add(router)
    restoreEarly()
    noteHydrated()
    setTimeout(endEarly, lastPartTimeout)
    then()
  }, [then])
  return children
}

async function hydrate() {
  noteEarly()
  numberInPageLinks()
  followLinks()
  watchConnection()
  rememberPreloads()
  const locale: Locale = document.documentElement.lang.startsWith("zh") ? "zh" : "en"
  const textsOf = await pageTexts()
  const begun = () => beginLive({ locale, textsOf })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NonceContext.Provider value={pageNonce()}>
          <MessagesProvider locale={locale} textsOf={textsOf}>
            <Started then={begun}>
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
