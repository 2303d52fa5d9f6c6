import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { type IntlShape, useIntl } from "react-intl"
import { certificatePaths } from "#app/lib/paths/certificate.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Person } from "#app/parts/person/person.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Facts, PageHead, Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { certificateList } from "./certificate.list.ts"
import { certificateOf, certificateView, type CertificateView } from "./certificate.server.ts"
import { deleteTexts } from "./certificate.status.ts"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "member", title: "certificate.detail.title" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const certificate = certificateView(await certificateOf(context, params), context)
  return { certificate, windowTitle: certificate.windowTitle }
}

/** Page of a certificate, which can be printed as a document (CERT-05, SHELL-08). */
export default function CertificateDetail() {
  const intl = useIntl()
  const { certificate } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  return (
    <>
      <PageHead
        crumbs={[useListCrumb(certificateList, { alliance: url })]}
        title={certificate.name}
        kicker={<span className="ref">{certificate.code}</span>}
        actions={<Actions certificate={certificate} />}
      />
      <Section title={intl.formatMessage({ id: "event.facts" })}>
        <Facts items={factsOf(certificate, intl)} />
      </Section>
      <Section title={intl.formatMessage({ id: "certificate.files" })}>
        <AttachmentList files={certificate.files} />
      </Section>
    </>
  )
}

function factsOf(certificate: CertificateView, intl: IntlShape) {
  const { company, product, applicant, certification, uploader, uploaded, memo } = certificate
  return [
    { term: intl.formatMessage({ id: "certification.company" }), value: company },
    { term: intl.formatMessage({ id: "certification.product" }), value: product },
    {
      term: intl.formatMessage({ id: "certificate.certification" }),
      value: certification && (
        <a lang={textLang(certification.code, intl.locale)} {...linkTo(certification.href)}>
          {certification.code}
        </a>
      ),
    },
    { term: intl.formatMessage({ id: "certification.submitter" }), value: applicant && <Person person={applicant} /> },
    { term: intl.formatMessage({ id: "certificate.uploader" }), value: <Person person={uploader} /> },
    { term: intl.formatMessage({ id: "certificate.upload-time" }), value: <Time moment={uploaded} /> },
    { term: intl.formatMessage({ id: "certification.memo" }), value: memo && <span className="lines">{memo}</span> },
  ]
}

function Actions({ certificate: { id, code, canUpdate, canDelete } }: { certificate: CertificateView }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <>
      {canUpdate && (
        <a className="btn primary" {...linkTo(certificatePaths.page(url, id, "edit"))}>
          {intl.formatMessage({ id: "certificate.edit.title" })}
        </a>
      )}
      {canDelete && (
        <QuestionLink
          id="certificate-delete"
          texts={deleteTexts}
          href={certificatePaths.page(url, id, "delete")}
          values={{ code }}
        />
      )}
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
