import { createContext, useContext, useState } from "react"

/** Gives the forms of a page the value that says for whom the page was made; undefined where nobody is logged in. */
export const FormOwnerContext = createContext<string | undefined>(undefined)

/** For whom a form was shown first: the page's data may come anew after somebody else has logged in, what was typed does not. */
export function useFormOwner(): string | undefined {
  const owner = useContext(FormOwnerContext)
  const [first] = useState(owner)
  return first
}
