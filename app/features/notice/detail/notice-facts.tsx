import { FormattedMessage } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { Person } from "#app/parts/person/person.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { Facts, Section } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { NoticeView } from "./detail.server.ts"

/** Email addresses, one per line, each as a mailto link. */
export function Addresses({ list }: { list: string[] }) {
  return list.map((address) => (
    <div key={address}>
      <a href={`mailto:${address}`}>{address}</a>
    </div>
  ))
}

/** Recipients, sender and times (NOTICE-01). */
export function NoticeFacts({ notice }: { notice: NoticeView }) {
  const { group, creator, replyTo, created, updated, sent, recipients, externals, status } = notice
  return (
    <Section title={<FormattedMessage id="event.facts" />}>
      <Facts
        items={[
          {
            term: <FormattedMessage id="notice.to" />,
            value: group ? <Link to={group.href}>{group.name}</Link> : <FormattedMessage id="event.whole-alliance" />,
          },
          { term: <FormattedMessage id="notice.creator" />, value: <Person person={creator} /> },
          { term: <FormattedMessage id="notice.reply-to" />, value: <Addresses list={replyTo} /> },
          {
            term: <FormattedMessage id="notice.recipients" />,
            value:
              recipients === undefined ? undefined : (
                <>
                  <div>
                    <FormattedMessage id="notice.recipients.total" values={{ total: recipients }} />
                  </div>
                  {externals.length > 0 && (
                    <small>
                      <FormattedMessage id="notice.recipients.outside" values={{ total: externals.length }} />
                    </small>
                  )}
                </>
              ),
          },
          { term: <FormattedMessage id="event.created" />, value: <Time moment={created} /> },
          { term: <FormattedMessage id="proposal.updated" />, value: <Time moment={updated} /> },
          ...(status === "sent" && sent
            ? [{ term: <FormattedMessage id="notice.sent" />, value: <Time moment={sent} /> }]
            : []),
        ]}
      />
    </Section>
  )
}

/** The content of a notice as its readers see it: text and files (NOTICE-01, NOTICE-02). */
export function NoticeText({ notice: { html, attachments } }: { notice: NoticeView }) {
  return (
    <>
      <RichText html={html} />
      {attachments.length > 0 && (
        <Section title={<FormattedMessage id="notice.attachments" />}>
          <AttachmentList files={attachments} />
        </Section>
      )}
    </>
  )
}
