import { useLocation } from "@remix-run/react"
import { useContext } from "react"
import { useIntl } from "react-intl"
import { FramePartsContext } from "#app/parts/frame/late-frame.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"

/** For pages that tell the present: without scripts they say when they were made and offer to look again (LIVE-01). */
export function AsOf() {
  const intl = useIntl()
  const { made } = useContext(FramePartsContext)
  const { pathname, search } = useLocation()
  if (!made) return null
  return (
    <noscript>
      <p className="hint">
        {intl.formatMessage({ id: "live.as-of" }, { time: <Time moment={made} /> })}{" "}
        <a {...linkTo(pathname + search, { isDocument: true })}>{intl.formatMessage({ id: "live.look" })}</a>
      </p>
    </noscript>
  )
}
