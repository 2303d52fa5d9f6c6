import { Form } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { applicationStatuses } from "./apply.status.ts"
import type { StatusView } from "./status.server.ts"

/** Which application this is, how it stands, and what can be done. */
export function ApplicationHead({ view }: { view: StatusView }) {
  const { code, organization, status, can } = view
  const { url } = useFrameAlliance()
  const { text, dial } = applicationStatuses[status]
  return (
    <PageHead
      title={<FormattedMessage id="apply.status.heading" values={{ code }} />}
      kicker={organization}
      acts={
        <>
          <Form method="post" action={applyPaths.status(url)}>
            <button type="submit" className="btn quiet" name="intent" value="leave">
              <FormattedMessage id="apply.leave" />
            </button>
          </Form>
          {can.withdraw && (
            <Link className="btn danger" to={applyPaths.withdraw(url)}>
              <FormattedMessage id="apply.withdraw.link" />
            </Link>
          )}
          {can.resubmit && (
            <Link className="btn primary" to={applyPaths.resubmit(url)}>
              <FormattedMessage id="apply.resubmit.link" />
            </Link>
          )}
        </>
      }
    >
      <p className="cluster">
        <StatusTag dial={dial} isBoxed>
          <FormattedMessage id={text} />
        </StatusTag>
        <span className="muted">
          <FormattedMessage id={applicationStatuses[status].next} />
        </span>
      </p>
    </PageHead>
  )
}
