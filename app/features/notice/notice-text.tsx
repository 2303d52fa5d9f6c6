import { FormattedMessage } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import type { NoticeView } from "./notice-view.server.ts"

/** The notice itself as its readers see it: text and files (NOTICE-01, NOTICE-02). */
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
