import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Person } from "#app/parts/person/person.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Facts, PageHead, Section, Split } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { agencyOf, agencyView, type AgencyView } from "./agency.server.ts"
import { AgencyStatus } from "./list.table.tsx"
import { agencyTypeTexts, disableTexts } from "./agency.status.ts"

export const handle = { access: "member", title: "agency.detail.title" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agency = agencyView(await agencyOf(context, params), context)
  return { agency, windowTitle: agency.name }
}

/** Page of an agency: period, agreement templates, and for administrators the people who act for it (ADM-04). */
export default function AgencyDetail() {
  const { agency } = useLoaderData<typeof loader>()
  const { name, otherName, otherLang, acronym, templates, members } = agency
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const list = { href: agencyPaths.list(url), text: intl.formatMessage({ id: "agency.list.title" }) }
  const administration = { href: paths.admin(url), text: intl.formatMessage({ id: "admin.title" }) }
  const crumbs = members ? [administration, list] : []
  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={name}
        kicker={
          <>
            {acronym && <span className="ref">{acronym}</span>} {otherName && <span lang={otherLang}>{otherName}</span>}{" "}
            <AgencyStatus agency={agency} />
          </>
        }
        actions={<Actions agency={agency} />}
      />
      <Split
        main={
          <>
            <Section title={intl.formatMessage({ id: "agency.templates" })}>
              {templates.length > 0 ? (
                <AttachmentList files={templates} />
              ) : (
                <p className="hint">{intl.formatMessage({ id: "agency.templates.none" })}</p>
              )}
            </Section>
            {members && <People members={members} />}
          </>
        }
        aside={<AgencyFacts agency={agency} />}
      />
    </>
  )
}

function Actions({ agency: { id, name, canEdit, canStaff, canDisable, isInUse } }: { agency: AgencyView }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const disable = agencyPaths.page(url, id, "disable")
  return (
    <>
      {canEdit && (
        <a className="btn primary" {...linkTo(agencyPaths.page(url, id, "edit"))}>
          {intl.formatMessage({ id: "agency.edit.title" })}
        </a>
      )}
      {canStaff && (
        <a className="btn" {...linkTo(agencyPaths.page(url, id, "member"))}>
          {intl.formatMessage({ id: "agency.members.title" })}
        </a>
      )}
      {canDisable && <QuestionLink id="agency-disable" texts={disableTexts} href={disable} values={{ name }} />}
      {isInUse && (
        <a className="btn danger" {...linkTo(disable)}>
          {intl.formatMessage({ id: "agency.disable.title" })}
        </a>
      )}
    </>
  )
}

function People({ members }: { members: NonNullable<AgencyView["members"]> }) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage({ id: "agency.members" })}>
      {members.length === 0 ? (
        <p className="hint">{intl.formatMessage({ id: "agency.members.none" })}</p>
      ) : (
        <div className="stack tight">
          {members.map(({ id, person }) => (
            <Person key={id} person={person} />
          ))}
        </div>
      )}
    </Section>
  )
}

function AgencyFacts({ agency }: { agency: AgencyView }) {
  const intl = useIntl()
  const { type, region, address, start, end, zone, running, created } = agency
  return (
    <Section title={intl.formatMessage({ id: "event.facts" })}>
      <Facts
        items={[
          { term: intl.formatMessage({ id: "agency.type" }), value: intl.formatMessage({ id: agencyTypeTexts[type] }) },
          { term: intl.formatMessage({ id: "agency.region" }), value: region },
          { term: intl.formatMessage({ id: "entity.address" }), value: address },
          { term: intl.formatMessage({ id: "agency.start" }), value: start && <Time moment={start} /> },
          {
            term: intl.formatMessage({ id: "agency.end" }),
            value: end ? <Time moment={end} /> : intl.formatMessage({ id: "agency.end.none" }),
          },
          { term: intl.formatMessage({ id: "event-form.zone" }), value: (start ?? end) && zone },
          { term: intl.formatMessage({ id: "agency.running" }), value: intl.formatNumber(running) },
          { term: intl.formatMessage({ id: "event.created" }), value: <Time moment={created} /> },
        ]}
      />
    </Section>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
