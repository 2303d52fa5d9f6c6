import { createContext, useContext, useState } from "react"

/** Provides the signed owner value to the forms of a page; undefined if nobody is logged in. */
export const FormOwnerContext = createContext<string | undefined>(undefined)

/** Returns the owner for whom the form was first rendered: page data may be reloaded after another login, but the input stays. */
export function useFormOwner(): string | undefined {
  const owner = useContext(FormOwnerContext)
  const [first] = useState(owner)
  return first
}
