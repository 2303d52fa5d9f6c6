import { FormattedMessage } from "react-intl"
import { Time } from "#app/ui/time.tsx"
import type { WaitingView } from "./waiting-view.server.ts"

/** Until when; what ends within a day says so in words. */
export function WaitingUntil({ item: { until, isSoon } }: { item: Pick<WaitingView, "until" | "isSoon"> }) {
  if (!until) return <FormattedMessage id="waiting.no-end" />
  return (
    <>
      <Time moment={until} />{" "}
      {isSoon && (
        <span className="mark">
          <FormattedMessage id="waiting.soon" />
        </span>
      )}
    </>
  )
}
