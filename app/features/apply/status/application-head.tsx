import { useIntl } from "react-intl"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { applicationStatuses, withdrawTexts } from "../apply.status.ts"
import type { StatusView } from "./status.server.ts"

/** Header of an application: reference, status and available actions. */
export function ApplicationHead({ view }: { view: StatusView }) {
  const intl = useIntl()
  const { code, organization, status, reason } = view
  const { text, symbol, next } = applicationStatuses[status]
  return (
    <PageHead
      title={intl.formatMessage({ id: "apply.status.heading" }, { code })}
      kicker={
        <>
          {organization}{" "}
          <StatusTag symbol={symbol} isBoxed>
            {intl.formatMessage({ id: text })}
          </StatusTag>
        </>
      }
      intro={(status !== "reject" || !reason) && intl.formatMessage({ id: next })}
      actions={<ApplicationActions view={view} />}
    />
  )
}

/** The available actions, the primary one first; if the application is closed, a link to start a new one. */
function ApplicationActions({ view: { code, status, can } }: { view: StatusView }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <>
      {can.resubmit && (
        <a className="btn primary" {...linkTo(applyPaths.resubmit(url))}>
          {intl.formatMessage({ id: "apply.resubmit.link" })}
        </a>
      )}
      {(status === "cancel" || status === "withdraw") && (
        <a className="btn primary" {...linkTo(applyPaths.form(url))}>
          {intl.formatMessage({ id: "apply.again" })}
        </a>
      )}
      {can.withdraw && (
        <QuestionLink id="apply-withdraw" texts={withdrawTexts} href={applyPaths.withdraw(url)} values={{ code }} />
      )}
    </>
  )
}
