import type { ComponentProps } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { PageHead } from "#app/ui/layout/page.tsx"

const steps = ["list", "check", "message", "result"] as const
type Step = (typeof steps)[number]

const notes = {
  list: "member-invitation.step.list.note",
  check: "member-invitation.step.check.note",
  message: "member-invitation.step.message.note",
  result: "member-invitation.step.result.note",
} as const

/** The steps of an invitation; the current one is also marked for screen readers (ADM-01). @param at the step of this page */
function InvitationSteps({ at }: { at: Step }) {
  const intl = useIntl()
  const here = steps.indexOf(at)
  return (
    <ol className="phases" aria-label={intl.formatMessage({ id: "member-invitation.steps" })}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-s={index < here ? "done" : index === here ? "live" : "idle"}
          aria-current={index === here ? "step" : undefined}
        >
          <strong>
            <FormattedMessage
              id={index < here ? "member-invitation.step.over" : "member-invitation.step"}
              values={{ number: index + 1, title: <FormattedMessage id={`member-invitation.step.${step}`} /> }}
            />
          </strong>
          <small>
            <FormattedMessage id={notes[step]} />
          </small>
        </li>
      ))}
    </ol>
  )
}

type InvitationHeadProps = {
  title: FormatjsIntl.Message["ids"]
  /** A sentence below the title. */
  intro?: FormatjsIntl.Message["ids"]
} & ComponentProps<typeof InvitationSteps>

/** Page head of each invitation step. */
export function InvitationHead({ title, intro, at }: InvitationHeadProps) {
  return (
    <>
      <PageHead
        crumbs={[useAdminCrumb("member")]}
        title={<FormattedMessage id={title} />}
        intro={intro && <FormattedMessage id={intro} />}
      />
      <InvitationSteps at={at} />
    </>
  )
}
