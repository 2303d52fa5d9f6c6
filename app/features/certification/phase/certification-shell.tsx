import { useLocation } from "@remix-run/react"
import type { ReactNode } from "react"
import { type IntlShape, useIntl } from "react-intl"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import type { ShellFrame } from "#app/ui/layout/shell.tsx"
import { Tabs } from "#app/ui/layout/tabs.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { certificationList } from "../certification.list.ts"
import type { CertificationFrame } from "../certification.server.ts"
import { certificationSymbols, certificationStatusTexts, certificationTabs } from "../certification.status.ts"

/** Header content that an application adds to its pages (CERT-02). */
export function useCertificationShell(frame: CertificationFrame): ShellFrame {
  const intl = useIntl()
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
            text: intl.formatMessage({ id: text }),
          }))}
        />
      </>
    ),
  }
}

type FrameProps = { frame: CertificationFrame }

function Kicker({ frame: { code, company, status } }: FrameProps) {
  const intl = useIntl()
  return (
    <>
      <span className="ref">{code}</span> <span>{company}</span>{" "}
      <StatusTag symbol={certificationSymbols[status]} isBoxed>
        {intl.formatMessage({ id: certificationStatusTexts[status] })}
      </StatusTag>
    </>
  )
}

/** Note above everything else: who acts next and since when, or how the application ended (CERT-02). */
export function WhoIsNext({ frame: { next, end, status, reason } }: FrameProps) {
  const intl = useIntl()
  const why = reason && (
    <span className="lines">{intl.formatMessage({ id: "membership-application.why" }, { reason })}</span>
  )
  if (next) return <Turn next={next}>{why}</Turn>
  const how = status === "completed" ? status : "withdrawn"
  return (
    <Note tone={how === "completed" ? "done" : "hold"} title={intl.formatMessage({ id: `certification.end.${how}` })}>
      {end &&
        intl.formatMessage(
          { id: `certification.end.${how}-by` },
          { user: end.user, time: <Time moment={end.time} /> },
        )}{" "}
      {why}
    </Note>
  )
}

type TurnProps = { next: NonNullable<CertificationFrame["next"]>; children: ReactNode }

const nameOf = (intl: IntlShape, { agency, actor }: Pick<TurnProps["next"], "agency" | "actor">) =>
  agency ?? intl.formatMessage({ id: `certification.actor.${actor}` })

/** Who has to act on the open step. If it is the current user, links to the form, which quotes any objection. */
function Turn({ next, children }: TurnProps) {
  const intl = useIntl()
  const gap = intl.locale === "zh-CN" ? "" : " "
  const { key, number, since, isMine, isObjected, sentBackBy, href } = next
  const who = nameOf(intl, next)
  const values = { who, number, step: intl.formatMessage({ id: `certification.step.${key}` }) }
  return (
    <Note
      tone={isMine ? "hold" : "live"}
      title={intl.formatMessage({ id: isMine ? "certification.next.you" : "certification.next.who" }, values)}
    >
      {since && intl.formatMessage({ id: "certification.next.since" }, { time: <Time moment={since} /> })}
      {gap}
      {isObjected && intl.formatMessage({ id: "certification.next.objected" })}
      {sentBackBy && intl.formatMessage({ id: "certification.next.sent-back" }, { who: nameOf(intl, sentBackBy) })}
      {gap}
      {!(isMine && isObjected) && children} {isMine && <ToStep href={href} />}
    </Note>
  )
}

/** Link to the form of the open step; nothing on the page of that form. */
function ToStep({ href }: { href: string }) {
  const intl = useIntl()
  return (
    useLocation().pathname !== href && <a {...linkTo(href)}>{intl.formatMessage({ id: "certification.next.go" })}</a>
  )
}

/** The phases in order, each with its number of passed steps. */
function Phases({ frame: { phases } }: FrameProps) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: "certification.phases" })
  return (
    <ol className="phases" aria-label={label}>
      {phases.map(({ phase, passed, total, state }) => (
        <li key={phase} data-s={state} aria-current={state === "live" ? "step" : undefined}>
          <strong>{intl.formatMessage({ id: `certification.phase.${phase}` })}</strong>
          {total > 0 && <small>{intl.formatMessage({ id: "certification.phase.passed" }, { passed, total })}</small>}
          {state === "void" && <StatusTag symbol="void">{intl.formatMessage({ id: "status.withdrawn" })}</StatusTag>}
        </li>
      ))}
    </ol>
  )
}
