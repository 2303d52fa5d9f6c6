import { useNavigation } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { useSteadyFlag } from "./use-steady-flag.ts"

/** Turns the indicator off for one call: `<Link state={quiet}>`, `<Form state={quiet}>`. Fetchers never show it. */
export const quiet = { quiet: true } as const

function isQuiet(state: unknown): boolean {
  return typeof state === "object" && state !== null && "quiet" in state && state.quiet === true
}

/** "requesting data, please wait" while a navigation or submission is under way (SHELL-03). Once per page, in the root. */
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
