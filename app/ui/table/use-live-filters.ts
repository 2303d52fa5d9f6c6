import { useNavigate } from "@remix-run/react"
import { useEffect, useRef } from "react"

/**
 * Applies the filters of a GET form as they change, once the code for it has come (`live-filters.ts`): a first load does without it. Without
 * scripts the form has a button, and Enter sends it.
 * @returns the ref of the form
 */
export function useLiveFilters() {
  const navigate = useNavigate()
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const left = new AbortController()
    void import("./live-filters.ts").then(({ applyChanges }) => {
      if (ref.current) applyChanges(ref.current, navigate, left.signal)
    })
    return () => left.abort()
  }, [navigate])
  return ref
}
