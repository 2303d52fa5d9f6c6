import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { vi } from "vitest"
import { MessagesProvider } from "#app/i18n/provider.tsx"
import { merge, readTextFiles, type Language } from "#scripts/messages/catalogue.ts"
import { compileAll } from "#scripts/messages/icu.ts"

const { compiled } = compileAll(merge(readTextFiles("app/i18n")).catalogue)

/**
 * Renders an element to HTML as the server does, in a language and at a URL.
 * @throws Error with React's warnings (keys, unknown attributes …), except one about the router's links that does not apply here
 */
export function render(element: ReactNode, { language = "en" as Language, url = "/" } = {}): string {
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [url] })
  const warnings = vi.spyOn(console, "error").mockReturnValue()
  try {
    const html = renderToStaticMarkup(
      <MessagesProvider locale={language} textsOf={() => compiled[language] ?? {}}>
        <RouterProvider router={router} />
      </MessagesProvider>,
    )
    const serious = warnings.mock.calls.filter(([text]) => !String(text).includes("useLayoutEffect does nothing"))
    if (serious.length > 0) throw new Error(`React warns: ${serious.map((call) => call.join(" ")).join("\n")}`)
    return html
  } finally {
    warnings.mockRestore()
  }
}
