import { useIntl } from "react-intl"
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
  const intl = useIntl()
  if (!until) return intl.formatMessage({ id: "waiting.no-end" })
  return (
    <>
      {isLabelled ? (
        <span className="nowrap">{intl.formatMessage({ id: "waiting.due" }, { time: <Time moment={until} /> })}</span>
      ) : (
        <Time moment={until} />
      )}{" "}
      {isSoon && <span className="mark">{intl.formatMessage({ id: "waiting.soon" })}</span>}
      {isOverdue && <StatusTag symbol="stop">{intl.formatMessage({ id: "waiting.overdue" })}</StatusTag>}
    </>
  )
}
