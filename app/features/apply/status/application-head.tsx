import { FormattedMessage } from "react-intl"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { applicationStatuses, withdrawTexts } from "../apply.status.ts"
import type { StatusView } from "./status.server.ts"

/** Header of an application: reference, status and available actions. */
export function ApplicationHead({ view }: { view: StatusView }) {
  const { code, organization, status, reason } = view
  const { text, symbol, next } = applicationStatuses[status]
  return (
    <PageHead
      title={<FormattedMessage id="apply.status.heading" values={{ code }} />}
      kicker={
        <>
          {organization}{" "}
          <StatusTag symbol={symbol} isBoxed>
            <FormattedMessage id={text} />
          </StatusTag>
        </>
      }
      intro={(status !== "reject" || !reason) && <FormattedMessage id={next} />}
      actions={<ApplicationActions view={view} />}
    />
  )
}

/** The available actions, the primary one first; if the application is closed, a link to start a new one. */
function ApplicationActions({ view: { code, status, can } }: { view: StatusView }) {
  const { url } = useFrameAlliance()
  return (
    <>
      {can.resubmit && (
        <Link className="btn primary" to={applyPaths.resubmit(url)}>
          <FormattedMessage id="apply.resubmit.link" />
        </Link>
      )}
      {(status === "cancel" || status === "withdraw") && (
        <Link className="btn primary" to={applyPaths.form(url)}>
          <FormattedMessage id="apply.again" />
        </Link>
      )}
      {can.withdraw && (
        <QuestionLink id="apply-withdraw" texts={withdrawTexts} href={applyPaths.withdraw(url)} values={{ code }} />
      )}
    </>
  )
}
