import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { membershipApplicationPaths } from "#app/lib/paths/membership-application.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { applicationStatusTexts } from "#app/parts/record-status/application.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { ApplicationView } from "./application.server.ts"
import { applicationSymbols } from "./membership-application.status.ts"
import { textLang } from "#app/ui/text-lang.ts"

type HeadProps = { application: ApplicationView }

/** The organisation, the state of its application, and the administrator's actions other than a review (ADM-07). */
export function ApplicationHead({ application: { id, name, can }, application }: HeadProps) {
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const list = paths.membershipApplications(url)
  return (
    <PageHead
      crumbs={[{ href: list, text: intl.formatMessage({ id: "membership-application.list.title" }) }]}
      title={name}
      kicker={<Kicker application={application} />}
      actions={
        <>
          {can.complete && (
            <a className="btn primary" {...linkTo(membershipApplicationPaths.page(url, id, "complete"))}>
              {intl.formatMessage({ id: "membership-application.complete.title" })}
            </a>
          )}
          {can.close && (
            <a className="btn danger" {...linkTo(membershipApplicationPaths.page(url, id, "close"))}>
              {intl.formatMessage({ id: "membership-application.close.link" })}
            </a>
          )}
        </>
      }
    >
      <WhoIsNext application={application} />
      {application.isTwin && <DuplicateNote application={application} />}
    </PageHead>
  )
}

function Kicker({ application: { code, otherName, otherLang, status } }: HeadProps) {
  const intl = useIntl()
  return (
    <>
      <span className="ref">{code}</span> {otherName && <span lang={otherLang}>{otherName}</span>}{" "}
      <StatusTag symbol={applicationSymbols[status]} isBoxed>
        {intl.formatMessage({ id: applicationStatusTexts[status] })}
      </StatusTag>
    </>
  )
}

const ends = {
  complete: { tone: "done", title: "membership-application.end.complete" },
  cancel: { tone: "hold", title: "membership-application.end.cancel" },
  withdraw: { tone: "hold", title: "membership-application.end.withdraw" },
} as const

/** Who has to act next and on what; if nobody has to, the outcome. */
function WhoIsNext({ application }: HeadProps) {
  const { status } = application
  return status === "ongoing" || status === "reject" ? (
    <NextActor application={application} />
  ) : (
    <End application={application} status={status} />
  )
}

function NextActor({ application: { next, isApplicantsTurn, since, outcome } }: HeadProps) {
  const intl = useIntl()
  const step = next && intl.formatMessage({ id: `membership-application.step.${next}` })
  const id = isApplicantsTurn ? "membership-application.next.applicant" : "membership-application.next.you"
  return (
    <Note tone={isApplicantsTurn ? "live" : "hold"} title={intl.formatMessage({ id }, { step })}>
      {intl.formatMessage({ id: "certification.next.since" }, { time: <Time moment={since} /> })}
      {outcome.reason && <OutcomeReason reason={outcome.reason} isEarlier={!isApplicantsTurn} />}
    </Note>
  )
}

function End({ application: { outcome }, status }: HeadProps & { status: keyof typeof ends }) {
  const intl = useIntl()
  const { reason, summary, entity } = outcome
  const { tone, title } = ends[status]
  return (
    <Note tone={tone} title={intl.formatMessage({ id: title })}>
      {entity?.href && (
        <a lang={textLang(entity.name, intl.locale)} {...linkTo(entity.href)}>
          {entity.name}
        </a>
      )}
      {reason && <OutcomeReason reason={reason} />}
      {summary && (
        <p className="lines">{intl.formatMessage({ id: "membership-application.summary-of" }, { summary })}</p>
      )}
    </Note>
  )
}

/** The reason of a rejection or of closing. @param isEarlier the applicant has submitted the application again since */
function OutcomeReason({ reason, isEarlier }: { reason: string; isEarlier?: boolean }) {
  const intl = useIntl()
  const id = isEarlier ? "membership-application.why-before" : "membership-application.why"
  return <p className="lines">{intl.formatMessage({ id }, { reason })}</p>
}

/** Warns the reviewer that another application with the same name and email suffix is open; this is not a reason for refusal. */
function DuplicateNote({ application: { name } }: HeadProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const href = `${paths.membershipApplications(url)}?${new URLSearchParams({ q: name, status: "ongoing" })}`
  return (
    <Note tone="hold" title={intl.formatMessage({ id: "membership-application.twin" })}>
      <a {...linkTo(href)}>{intl.formatMessage({ id: "membership-application.twin.see" })}</a>
    </Note>
  )
}
