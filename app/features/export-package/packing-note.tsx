import { useLocation } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { Link } from "#app/ui/link.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"

/** How many packages are being made, announced when it changes; without scripts a link asks again (ACC-02). */
export function PackingNote({ count }: { count: number }) {
  const { pathname, search } = useLocation()
  const isHydrated = useHydrated()
  return (
    <p role="status" className={count > 0 ? "muted" : "vh"}>
      <FormattedMessage id="export.packing" values={{ count }} />{" "}
      {count > 0 && !isHydrated && (
        <Link to={pathname + search} reloadDocument>
          <FormattedMessage id="export.refresh" />
        </Link>
      )}
    </p>
  )
}
