import { lazy, Suspense } from "react"
import { FormattedMessage } from "react-intl"
import { schedulePaths } from "#app/lib/paths/schedule.ts"
import { feedAddress } from "#app/parts/event/event-href.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Skeleton } from "#app/ui/feedback/skeleton.tsx"
import { ConfirmLink } from "#app/ui/form/confirm-link.tsx"
import { Link } from "#app/ui/link.tsx"
import type { ScheduleView } from "./schedule-view.server.ts"

const CancelForm = lazy(async () => ({ default: (await import("./cancel-form.tsx")).CancelForm }))

/** What one can do with a schedule. */
export function ScheduleActs({ schedule }: { schedule: ScheduleView }) {
  const { id, can } = schedule
  const { url } = useFrameAlliance()
  return (
    <>
      {can.update && (
        <Link className="btn primary" to={schedulePaths.edit(url, id)}>
          <FormattedMessage id="schedule.edit.title" />
        </Link>
      )}
      <a className="btn" href={schedulePaths.calendar(url, id)}>
        <FormattedMessage id="event.calendar" />
      </a>
      <Link className="btn" to={feedAddress(url, "schedule", id)}>
        <FormattedMessage id="event.feed" />
      </Link>
      {can.cancel && (
        <ConfirmLink
          href={schedulePaths.cancel(url, id)}
          text={<FormattedMessage id="schedule.cancel.title" />}
          title={<FormattedMessage id="schedule.cancel.title" />}
        >
          {(close) => (
            <Suspense fallback={<Skeleton />}>
              <CancelForm schedule={schedule} leave={close} />
            </Suspense>
          )}
        </ConfirmLink>
      )}
    </>
  )
}
