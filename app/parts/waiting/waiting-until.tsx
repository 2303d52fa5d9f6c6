import { FormattedMessage } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Time } from "#app/ui/time.tsx"
import type { WaitingView } from "./waiting-view.server.ts"

type UntilProps = {
  item: Pick<WaitingView, "until" | "isSoon" | "isOverdue">
  /** Says that the time is a deadline, for places without a column header. */
  isLabelled?: boolean
}

/** The deadline; says in words if it is within a day or has passed. */
export function WaitingUntil({ item: { until, isSoon, isOverdue }, isLabelled }: UntilProps) {
  if (!until) return <FormattedMessage id="waiting.no-end" />
  return (
    <>
      {isLabelled ? (
        <span className="nowrap">
          <FormattedMessage id="waiting.due" values={{ time: <Time moment={until} /> }} />
        </span>
      ) : (
        <Time moment={until} />
      )}{" "}
      {isSoon && (
        <span className="mark">
          <FormattedMessage id="waiting.soon" />
        </span>
      )}
      {isOverdue && (
        <StatusTag symbol="stop">
          <FormattedMessage id="waiting.overdue" />
        </StatusTag>
      )}
    </>
  )
}
