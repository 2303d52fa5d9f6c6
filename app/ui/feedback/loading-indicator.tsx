import { useNavigation } from "@remix-run/react"
import { useIntl } from "react-intl"
import { useEffect, useState } from "react"

/** Turns the indicator off for one navigation: `<Link state={quiet}>`, `<Form state={quiet}>`. Fetchers never show it. */
export const quiet = { quiet: true } as const

function isQuiet(state: unknown): boolean {
  return typeof state === "object" && state !== null && "quiet" in state && state.quiet === true
}

/** Shows "requesting data, please wait" during a navigation or submission (SHELL-03). Used once per page, in the root. */
export function LoadingIndicator() {
  const intl = useIntl()
  const navigation = useNavigation()
  const isShown = useSteadyFlag(navigation.state !== "idle" && !isQuiet(navigation.location.state))
  return (
    <div role="status">
      {isShown && (
        <div className="busy">
          <span>{intl.formatMessage({ id: "ui.loading" })}</span>
        </div>
      )}
    </div>
  )
}

/** Milliseconds before the flag is shown; shorter activity is not shown (SHELL-03). */
const quietTime = 200

/** Minimum milliseconds for which the flag stays, so that it never flashes. */
const shownTime = 400

/** Returns a flag that follows `active` after 200 ms and then stays for at least 400 ms. */
function useSteadyFlag(active: boolean): boolean {
  const [shownSince, setShownSince] = useState<number>()
  const isShown = shownSince !== undefined

  useEffect(() => {
    if (active === isShown) return
    const wait = active ? quietTime : Math.max(0, (shownSince ?? 0) + shownTime - Date.now())
    const timer = setTimeout(() => setShownSince(active ? Date.now() : undefined), wait)
    return () => clearTimeout(timer)
  }, [active, isShown, shownSince])

  return isShown
}
