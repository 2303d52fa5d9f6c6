import { useIntl } from "react-intl"
import { certificatePaths } from "#app/lib/paths/certificate.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { Facts, Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { PhaseView } from "../certification.server.ts"
import type { CertificationRecord } from "./phase-records.server.ts"
import { textLang } from "#app/ui/text-lang.ts"

/** Entries written in the page's phase, or the certificates on their page (CERT-03, CERT-04, CERT-05). */
export function PhaseRecords({ view: { phase, records, certificates } }: { view: PhaseView }) {
  const intl = useIntl()
  if (phase === "end") return <Certificates certificates={certificates} />
  if (!records[0]) return null
  return (
    <Section title={intl.formatMessage({ id: "certification.records" })}>
      <ul className="rows">
        {records.map((record, index) => (
          <li key={index}>
            <Record record={record} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** One entry with its files; an answer to an objection comes first. */
function Record({ record }: { record: CertificationRecord }) {
  const intl = useIntl()
  const { title, user, time, files, cycle, fees, text, answer, html, isOpen } = record
  return (
    <div className="stack tight">
      <p>
        <strong>{title}</strong>{" "}
        <small className="muted">
          {intl.formatMessage({ id: "certification.record.by" }, { user, time: <Time moment={time} /> })}
        </small>
      </p>
      {answer && <p className="lines">{answer}</p>}
      {(fees ?? cycle) && (
        <Facts
          items={[
            { term: intl.formatMessage({ id: "certification.cycle" }), value: cycle },
            { term: intl.formatMessage({ id: "certification.fees" }), value: fees },
            { term: intl.formatMessage({ id: "certification.label-rules" }), value: html && <RichText html={html} /> },
          ]}
        />
      )}
      {text && <p className="lines">{text}</p>}
      {isOpen && <p className="hint">{intl.formatMessage({ id: "certification.record.open" })}</p>}
      <AttachmentList files={files} />
    </div>
  )
}

function Certificates({ certificates }: Pick<PhaseView, "certificates">) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <Section title={intl.formatMessage({ id: "certificate.list.title" })}>
      {certificates.length === 0 ? (
        <p className="hint">{intl.formatMessage({ id: "certification.certificates.none" })}</p>
      ) : (
        <ul className="rows">
          {certificates.map(({ id, code, name }) => (
            <li key={id}>
              <span className="ref">{code}</span>{" "}
              <a lang={textLang(name, intl.locale)} {...linkTo(certificatePaths.detail(url, id))}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
