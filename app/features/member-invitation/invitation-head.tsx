import type { ComponentProps } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { InvitationSteps } from "./invitation-steps.tsx"

type InvitationHeadProps = {
  title: FormatjsIntl.Message["ids"]
  /** A sentence under it. */
  intro?: FormatjsIntl.Message["ids"]
} & ComponentProps<typeof InvitationSteps>

/** The head of each step of an invitation. */
export function InvitationHead({ title, intro, at }: InvitationHeadProps) {
  const { url } = useFrameAlliance()
  const intl = useIntl()
  return (
    <>
      <PageHead
        crumbs={[{ href: memberPaths.list(url), text: intl.formatMessage({ id: "member.list.title" }) }]}
        title={<FormattedMessage id={title} />}
        intro={intro && <FormattedMessage id={intro} />}
      />
      <InvitationSteps at={at} />
    </>
  )
}
