import { useIntl } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { Person } from "#app/parts/person/person.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { Facts, Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { NoticeView } from "./detail.server.ts"
import { textLang } from "#app/ui/text-lang.ts"

/** Email addresses, one per line, each as a mailto link. */
function Addresses({ list }: { list: string[] }) {
  return list.map((address) => (
    <div key={address}>
      <a href={`mailto:${address}`}>{address}</a>
    </div>
  ))
}

/** Recipients, sender and times (NOTICE-01). */
export function NoticeFacts({ notice }: { notice: NoticeView }) {
  const intl = useIntl()
  const { group, creator, replyTo, created, updated, planned, sent, recipients, externals, status } = notice
  return (
    <Section title={intl.formatMessage({ id: "event.facts" })}>
      <Facts
        items={[
          {
            term: intl.formatMessage({ id: "notice.to" }),
            value: group ? (
              <a lang={textLang(group.name, intl.locale)} {...linkTo(group.href)}>
                {group.name}
              </a>
            ) : (
              intl.formatMessage({ id: "event.whole-alliance" })
            ),
          },
          { term: intl.formatMessage({ id: "notice.creator" }), value: <Person person={creator} /> },
          { term: intl.formatMessage({ id: "notice.reply-to" }), value: <Addresses list={replyTo} /> },
          {
            term: intl.formatMessage({ id: "notice.recipients" }),
            value:
              recipients === undefined ? undefined : (
                <>
                  <div>{intl.formatMessage({ id: "notice.recipients.total" }, { total: recipients })}</div>
                  {externals.length > 0 && (
                    <small>
                      {intl.formatMessage({ id: "notice.recipients.outside" }, { total: externals.length })}
                    </small>
                  )}
                </>
              ),
          },
          { term: intl.formatMessage({ id: "event.created" }), value: <Time moment={created} /> },
          { term: intl.formatMessage({ id: "proposal.updated" }), value: <Time moment={updated} /> },
          ...(planned
            ? [
                {
                  term: intl.formatMessage({ id: "notice.planned" }),
                  value: <Time moment={planned.time} />,
                  note: planned.there && <Time moment={planned.there} />,
                },
              ]
            : []),
          ...(status === "sent" && sent
            ? [{ term: intl.formatMessage({ id: "notice.sent" }), value: <Time moment={sent} /> }]
            : []),
        ]}
      />
    </Section>
  )
}

/** The text of a notice in the other language, if there are two (NOTICE-04). */
function OtherText({ other }: { other: NonNullable<NoticeView["other"]> }) {
  return (
    <details>
      <summary lang={other.lang}>{other.language}</summary>
      <div className="stack tight">
        <h3 lang={other.lang}>{other.subject}</h3>
        <RichText html={other.html} />
      </div>
    </details>
  )
}

/** The content of a notice as its readers see it: text and files (NOTICE-01, NOTICE-02). */
export function NoticeText({ notice: { html, other, attachments } }: { notice: NoticeView }) {
  return (
    <>
      <RichText html={html} />
      {other && <OtherText other={other} />}
      <Attachments files={attachments} />
    </>
  )
}

/** The files of a notice, if it has any. */
export function Attachments({ files }: { files: NoticeView["attachments"] }) {
  const intl = useIntl()
  if (files.length === 0) return null
  return (
    <Section title={intl.formatMessage({ id: "notice.attachments" })}>
      <AttachmentList files={files} />
    </Section>
  )
}

type ReceiversProps = {
  /** Number of emails in each language; undefined if the backend does not tell. */
  languages: { english: number; chinese: number } | undefined
  externals: string[]
}

/** Who receives a notice, for the pages that send it: the languages of the emails, and the addresses outside the alliance. */
export function Receivers({ languages, externals }: ReceiversProps) {
  const intl = useIntl()
  return (
    <Facts
      items={[
        ...(languages
          ? [
              {
                term: intl.formatMessage({ id: "notice.preview.languages" }),
                value: intl.formatMessage({ id: "notice.preview.languages.totals" }, languages),
              },
            ]
          : []),
        ...(externals.length > 0
          ? [{ term: intl.formatMessage({ id: "notice.externals" }), value: <Addresses list={externals} /> }]
          : []),
      ]}
    />
  )
}
