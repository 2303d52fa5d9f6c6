import { FormattedMessage } from "react-intl"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import type { QuestionTexts } from "#app/parts/confirm/question.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Link } from "#app/ui/link.tsx"
import type { CertificationFrame } from "./certification.server.ts"

/** Texts of the confirmation before an application is withdrawn. */
export const withdrawTexts = {
  link: "certification.withdraw.link",
  title: "certification.withdraw.title",
  text: "certification.withdraw.text",
  keep: "certification.withdraw.keep",
  kind: "danger",
} as const satisfies QuestionTexts

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
