import { useLocation } from "@remix-run/react"
import type { ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import type { ShellFrame } from "#app/ui/layout/shell.tsx"
import { Tabs } from "#app/ui/layout/tabs.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { certificationList } from "../certification.list.ts"
import type { CertificationFrame } from "../certification.server.ts"
import { certificationSymbols, certificationStatusTexts, certificationTabs } from "../certification.status.ts"

/** Header content that an application adds to its pages (CERT-02). */
export function useCertificationShell(frame: CertificationFrame): ShellFrame {
  const { url } = useFrameAlliance()
  const { id, code, subject } = frame
  return {
    name: subject,
    crumbs: [
      useListCrumb(certificationList, { alliance: url }),
      { href: certificationPaths.detail(url, id), text: code },
    ],
    kicker: <Kicker frame={frame} />,
    tabs: (
      <>
        <WhoIsNext frame={frame} />
        <Phases frame={frame} />
        <Tabs
          label={subject}
          items={certificationTabs.map(({ tab, text }) => ({
            href: certificationPaths.tab(url, id, tab),
            text: <FormattedMessage id={text} />,
          }))}
        />
      </>
    ),
  }
}

type FrameProps = { frame: CertificationFrame }

function Kicker({ frame: { code, company, status } }: FrameProps) {
  return (
    <>
      <span className="ref">{code}</span> <span>{company}</span>{" "}
      <StatusTag symbol={certificationSymbols[status]} isBoxed>
        <FormattedMessage id={certificationStatusTexts[status]} />
      </StatusTag>
    </>
  )
}

/** Note above everything else: who acts next and since when, or how the application ended (CERT-02). */
export function WhoIsNext({ frame: { next, end, status, reason } }: FrameProps) {
  const why = reason && (
    <span className="lines">
      <FormattedMessage id="membership-application.why" values={{ reason }} />
    </span>
  )
  if (next) return <Turn next={next}>{why}</Turn>
  const how = status === "completed" ? status : "withdrawn"
  return (
    <Note tone={how === "completed" ? "done" : "hold"} title={<FormattedMessage id={`certification.end.${how}`} />}>
      {end && (
        <FormattedMessage
          id={`certification.end.${how}-by`}
          values={{ user: end.user, time: <Time moment={end.time} /> }}
        />
      )}{" "}
      {why}
    </Note>
  )
}

type TurnProps = { next: NonNullable<CertificationFrame["next"]>; children: ReactNode }

const nameOf = ({ agency, actor }: Pick<TurnProps["next"], "agency" | "actor">) =>
  agency ?? <FormattedMessage id={`certification.actor.${actor}`} />

/** Who has to act on the open step. If it is the current user, links to the form, which quotes any objection. */
function Turn({ next, children }: TurnProps) {
  const gap = useIntl().locale === "zh-CN" ? "" : " "
  const { key, number, since, isMine, isObjected, sentBackBy, href } = next
  const who = nameOf(next)
  const values = { who, number, step: <FormattedMessage id={`certification.step.${key}`} /> }
  return (
    <Note
      tone={isMine ? "hold" : "live"}
      title={<FormattedMessage id={isMine ? "certification.next.you" : "certification.next.who"} values={values} />}
    >
      {since && <FormattedMessage id="certification.next.since" values={{ time: <Time moment={since} /> }} />}
      {gap}
      {isObjected && <FormattedMessage id="certification.next.objected" />}
      {sentBackBy && <FormattedMessage id="certification.next.sent-back" values={{ who: nameOf(sentBackBy) }} />}
      {gap}
      {!(isMine && isObjected) && children} {isMine && <ToStep href={href} />}
    </Note>
  )
}

/** Link to the form of the open step; nothing on the page of that form. */
function ToStep({ href }: { href: string }) {
  return (
    useLocation().pathname !== href && (
      <Link to={href}>
        <FormattedMessage id="certification.next.go" />
      </Link>
    )
  )
}

/** The phases in order, each with its number of passed steps. */
function Phases({ frame: { phases } }: FrameProps) {
  const label = useIntl().formatMessage({ id: "certification.phases" })
  return (
    <ol className="phases" aria-label={label}>
      {phases.map(({ phase, passed, total, state }) => (
        <li key={phase} data-s={state} aria-current={state === "live" ? "step" : undefined}>
          <strong>
            <FormattedMessage id={`certification.phase.${phase}`} />
          </strong>
          {total > 0 && (
            <small>
              <FormattedMessage id="certification.phase.passed" values={{ passed, total }} />
            </small>
          )}
          {state === "void" && (
            <StatusTag symbol="void">
              <FormattedMessage id="status.withdrawn" />
            </StatusTag>
          )}
        </li>
      ))}
    </ol>
  )
}
