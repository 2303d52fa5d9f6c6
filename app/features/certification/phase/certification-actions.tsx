import { FormattedMessage } from "react-intl"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Link } from "#app/ui/link.tsx"
import type { CertificationFrame } from "../certification.server.ts"
import { withdrawTexts } from "../certification.status.ts"

type ActsProps = { frame: CertificationFrame }

/** Actions on an application besides its open step: edit, print, withdraw (CERT-01, SHELL-08). */
export function CertificationActions({ frame: { id, code, canResubmit, canWithdraw } }: ActsProps) {
  const { url } = useFrameAlliance()
  return (
    <>
      {canResubmit && (
        <Link className="btn primary" to={certificationPaths.page(url, id, "edit")}>
          <FormattedMessage id="certification.edit.title" />
        </Link>
      )}
      <Link className="btn" to={certificationPaths.page(url, id, "print")} reloadDocument>
        <FormattedMessage id="certification.print" />
      </Link>
      {canWithdraw && (
        <QuestionLink
          id="certification-withdraw"
          texts={withdrawTexts}
          href={certificationPaths.page(url, id, "withdraw")}
          values={{ code }}
        />
      )}
    </>
  )
}
