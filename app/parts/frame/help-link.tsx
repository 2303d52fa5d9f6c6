import { useLocation } from "@remix-run/react"
import { useIntl } from "react-intl"
import { guidePaths } from "#app/lib/paths/guide.ts"
import { linkTo } from "#app/ui/link.tsx"
import { useFrameAlliance } from "./use-page-frame.ts"

/** The part of the guide about this page (SHELL-11). Narrow pages have it only in their footer. */
export function HelpLink() {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const { pathname } = useLocation()
  return (
    <a className="icon help" {...linkTo(guidePaths.about(url, pathname))}>
      <span className="vh">{intl.formatMessage({ id: "guide.title" })}</span>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM6 6.2a2 2 0 1 1 3 1.7c-.7.4-1 .8-1 1.6M8 11.8v.1" />
      </svg>
    </a>
  )
}
