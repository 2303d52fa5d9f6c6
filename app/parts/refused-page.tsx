import { isRouteErrorResponse, useRouteError } from "@remix-run/react"
import type { ReactNode } from "react"
import { Link } from "#app/ui/link.tsx"
import { RouteError } from "./frame/route-error.tsx"

type RefusedPageProps = {
  /** The record that does not offer the page. */
  href: string
  text: ReactNode
}

/** The screen of whatever went wrong on a page of a record; where the record does not offer that page, with the way back to it (ERR-02). */
export function RefusedPage({ href, text }: RefusedPageProps) {
  const error = useRouteError()
  return (
    <>
      <RouteError />
      {isRouteErrorResponse(error) && error.status === 403 && (
        <p className="acts">
          <Link className="btn" to={href} reloadDocument>
            {text}
          </Link>
        </p>
      )}
    </>
  )
}
