import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { List } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { type IssuanceRowView, listIssuance } from "./certificate.server.ts"
import { issuanceQuery } from "./list.query.ts"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "member", title: "certificate.issuance.title" } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return listIssuance(context, request.url)
}

/** Applications waiting for a certificate, each with a link to the upload page (CERT-05). */
export default function CertificateIssuance() {
  const intl = useIntl()
  const { search, items, total, zone } = useLoaderData<typeof loader>()
  const title = intl.formatMessage({ id: "certificate.issuance.title" })
  const table = { query: issuanceQuery, search }
  return (
    <>
      <PageHead title={title} intro={intl.formatMessage({ id: "certificate.issuance.intro" })} />
      <FilterBar {...table} />
      <List
        {...table}
        caption={title}
        columns={columns(zone)}
        page={{ items, total }}
        rowKey={({ id }) => id}
        empty={intl.formatMessage({ id: "certificate.issuance.empty" })}
      />
    </>
  )
}

function columns(zone: string): Column<IssuanceRowView>[] {
  return [
    {
      key: "code",
      head: "certification.code",
      kind: "ref",
      sort: "code",
      cell: ({ code }) => <span className="ref">{code}</span>,
    },
    {
      key: "subject",
      head: "event.subject",
      kind: "subject",
      cell: ({ href, subject }, intl) => (
        <a lang={textLang(subject, intl.locale)} {...linkTo(href)}>
          {subject}
        </a>
      ),
    },
    { key: "company", head: "certification.company", cell: ({ company }) => company },
    {
      key: "step",
      head: "certification.step",
      isLabelled: true,
      cell: ({ step }, intl) => step && intl.formatMessage({ id: `certification.step.${step}` }),
    },
    {
      key: "next",
      head: "certification.next",
      isLabelled: true,
      cell: ({ actor, agency, isMine }, intl) => (
        <>
          {agency ?? (actor && intl.formatMessage({ id: `certification.actor.${actor}` }))}{" "}
          {isMine && <span className="mark">{intl.formatMessage({ id: "certification.your-turn" })}</span>}
        </>
      ),
    },
    {
      key: "since",
      head: "certification.since",
      headValues: { zone },
      isWhole: true,
      isLabelled: true,
      cell: ({ since }) => since && <Time moment={since} />,
    },
  ]
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
