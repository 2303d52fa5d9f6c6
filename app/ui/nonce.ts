import { createContext, useContext } from "react"

/** The nonce of the page's content security policy. Server: set by the entry; browser: read from the page. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The nonce for scripts and styles that are added to the page. */
export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
