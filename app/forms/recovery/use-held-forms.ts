import { useLocation, useNavigation } from "@remix-run/react"
import { useEffect } from "react"

/**
 * Lets nobody type into the forms of a page that is being left: Back and Forward change the address at once and the page later, and what is
 * typed in between would be lost with it, or be meant for the next record (TEN-05, FORM-08).
 */
export function useHeldForms(): void {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const isLeaving = state === "loading" && location.pathname !== pathname
  useEffect(() => {
    if (!isLeaving) return
    const forms = [...document.querySelectorAll<HTMLFormElement>("main form")]
    for (const form of forms) form.inert = true
    return () => {
      for (const form of forms) form.inert = false
    }
  }, [isLeaving])
}
