import { FormattedMessage } from "react-intl"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { NoticeView } from "./notice-view.server.ts"

/** What happens next with a notice; nothing for those who only read one that is sent (NOTICE-02). */
export function NoticeNext({ notice }: { notice: NoticeView }) {
  const { phase, heldUntil, failed, can, href } = notice
  if (phase === "withdrawn")
    return (
      <Note tone="hold" title={<FormattedMessage id="notice.next.withdrawn" />}>
        <FormattedMessage id="notice.next.withdrawn.text" />
      </Note>
    )
  if (phase === "draft")
    return (
      <Note tone="hold" title={<FormattedMessage id="notice.next.draft" />}>
        <FormattedMessage id="notice.next.draft.text" />
      </Note>
    )
  if (phase === "holding" && heldUntil)
    return (
      <Note tone="live" title={<FormattedMessage id="notice.next.holding" />}>
        <FormattedMessage id="notice.next.holding.text" values={{ time: <Time moment={heldUntil} /> }} />
      </Note>
    )
  if (phase === "sending")
    return (
      <Note tone="live" title={<FormattedMessage id="notice.next.sending" />}>
        <FormattedMessage id="notice.next.sending.text" />{" "}
        <Link to={href}>
          <FormattedMessage id="notice.refresh" />
        </Link>
      </Note>
    )
  if (!can.delivery || failed === 0) return null
  return (
    <Note tone="stop" title={<FormattedMessage id="notice.next.failed" values={{ count: failed }} />}>
      <Link to={`${noticePaths.page(notice.place, notice.id, "delivery")}?status=failed`}>
        <FormattedMessage id="notice.next.failed.link" />
      </Link>
    </Note>
  )
}
