import type { ComponentProps, ReactNode } from "react"
import { useIntl } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { withinSteps } from "#app/forms/recovery/unsaved-forms.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"

const steps = ["list", "check", "message", "result"] as const
type Step = (typeof steps)[number]

const notes = {
  list: "member-invitation.step.list.note",
  check: "member-invitation.step.check.note",
  message: "member-invitation.step.message.note",
  result: "member-invitation.step.result.note",
} as const

type InvitationStepsProps = {
  /** The step of this page. */
  at: Step
  /** The list that was checked: with it the earlier steps can be opened again, with what was entered there. */
  importId?: string | undefined
}

/** The steps of an invitation; the current one is also marked for screen readers (ADM-01). */
function InvitationSteps({ at, importId }: InvitationStepsProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
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
            <StepLink to={index < here && importId ? hrefOf(url, step, importId) : undefined}>
              {intl.formatMessage(
                { id: index < here ? "member-invitation.step.over" : "member-invitation.step" },
                { number: index + 1, title: intl.formatMessage({ id: `member-invitation.step.${step}` }) },
              )}
            </StepLink>
          </strong>
          <small>{intl.formatMessage({ id: notes[step] })}</small>
        </li>
      ))}
    </ol>
  )
}

const hrefOf = (url: string, step: Step, importId: string) =>
  step === "list" ? memberPaths.inviteFrom(url, importId) : memberPaths.invite(url, importId)

function StepLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return children
  return (
    <Link to={to} state={withinSteps}>
      {children}
    </Link>
  )
}

type InvitationHeadProps = {
  title: FormatjsIntl.Message["ids"]
  /** A sentence below the title. */
  intro?: FormatjsIntl.Message["ids"]
} & ComponentProps<typeof InvitationSteps>

/** Page head of each invitation step. */
export function InvitationHead({ title, intro, ...steps }: InvitationHeadProps) {
  const intl = useIntl()
  return (
    <>
      <PageHead
        crumbs={[useAdminCrumb()]}
        title={intl.formatMessage({ id: title })}
        intro={intro && intl.formatMessage({ id: intro })}
      />
      <InvitationSteps {...steps} />
    </>
  )
}
