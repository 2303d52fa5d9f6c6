import PrimeReact, { addLocale, PrimeReactProvider } from "primereact/api"
import type { ReactNode } from "react"
import { useNonce } from "../nonce.ts"
import { widgetLocales } from "./widget-locale.ts"
import "../styles/widgets.css"

for (const [name, texts] of Object.entries(widgetLocales)) addLocale(name, texts)

// PrimeReact keeps its locale in a global static property. This getter follows the page's language; it runs only in browsers.
Object.defineProperty(PrimeReact, "locale", {
  get: () => (document.documentElement.lang.startsWith("zh") ? "zh" : "en"),
  set: () => undefined,
  configurable: true,
})

/** The settings of every PrimeReact widget. Overlays start at 2000 (SHELL-07, tokens `--z-*`). */
export function WidgetProvider({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <PrimeReactProvider
      value={{ ripple: false, nonce, zIndex: { overlay: 2000, menu: 2000, modal: 2020, toast: 2030, tooltip: 2000 } }}
    >
      {children}
    </PrimeReactProvider>
  )
}
