import { FormattedMessage, FormattedNumber } from "react-intl"
import { Person } from "#app/parts/person/person.tsx"
import { Facts } from "#app/ui/layout/facts.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Time } from "#app/ui/time.tsx"
import { CopyLink } from "./copy-link.tsx"
import type { DownloadView } from "./download.server.ts"

/** What is known of material, and its address to pass on (DL-01). */
export function DownloadFacts({ download }: { download: DownloadView }) {
  const { category, group, creator, created, updated, total, address } = download
  return (
    <>
      <Section title={<FormattedMessage id="event.facts" />}>
        <Facts
          items={[
            { term: <FormattedMessage id="download.category" />, value: category },
            {
              term: <FormattedMessage id="event.group" />,
              value: group ?? <FormattedMessage id="event.whole-alliance" />,
            },
            { term: <FormattedMessage id="download.creator" />, value: <Person person={creator} /> },
            { term: <FormattedMessage id="event.created" />, value: <Time moment={created} /> },
            { term: <FormattedMessage id="download.updated" />, value: updated && <Time moment={updated} /> },
            { term: <FormattedMessage id="download.total" />, value: <FormattedNumber value={total} /> },
          ]}
        />
      </Section>
      <Section title={<FormattedMessage id="download.link" />}>
        <CopyLink address={address} />
      </Section>
    </>
  )
}
