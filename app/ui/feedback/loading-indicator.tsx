import { useNavigation } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { useSteadyFlag } from "./use-steady-flag.ts"

/** Turns the indicator off for one navigation: `<Link state={quiet}>`, `<Form state={quiet}>`. Fetchers never show it. */
export const quiet = { quiet: true } as const

function isQuiet(state: unknown): boolean {
  return typeof state === "object" && state !== null && "quiet" in state && state.quiet === true
}

/** Shows "requesting data, please wait" during a navigation or submission (SHELL-03). Used once per page, in the root. */
export function LoadingIndicator() {
  const navigation = useNavigation()
  const isShown = useSteadyFlag(navigation.state !== "idle" && !isQuiet(navigation.location.state))
  return (
    <div role="status">
      {isShown && (
        <div className="busy">
          <span>
            <FormattedMessage id="ui.loading" />
          </span>
        </div>
      )}
    </div>
  )
}
