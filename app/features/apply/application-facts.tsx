import { FormattedMessage } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { Facts } from "#app/ui/layout/facts.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Time } from "#app/ui/time.tsx"
import { natureTexts } from "./apply.status.ts"
import type { StatusView } from "./status.server.ts"

const lines = (texts: string[]) => <span className="lines">{texts.join("\n")}</span>

/** What was applied with, as it stands now. */
export function ApplicationFacts({ view: { facts, submitted } }: { view: StatusView }) {
  return (
    <>
      <Section title={<FormattedMessage id="apply.application" />}>
        <Facts
          items={[
            { term: <FormattedMessage id="apply.submitted" />, value: <Time moment={submitted} /> },
            { term: <FormattedMessage id="entity.name" />, value: lines(facts.names) },
            { term: <FormattedMessage id="entity.acronym" />, value: lines(facts.acronyms) },
            {
              term: <FormattedMessage id="apply.nature" />,
              value: <FormattedMessage id={natureTexts[facts.nature]} />,
            },
            { term: <FormattedMessage id="entity.region" />, value: facts.region },
            { term: <FormattedMessage id="entity.address" />, value: facts.address },
            { term: <FormattedMessage id="entity.website" />, value: facts.website },
            { term: <FormattedMessage id="entity.email-suffix" />, value: facts.emailSuffix },
            { term: <FormattedMessage id="apply.level" />, value: facts.level },
            { term: <FormattedMessage id="apply.group" />, value: facts.group },
            { term: <FormattedMessage id="entity.contacts" />, value: lines(facts.contacts) },
          ]}
        />
      </Section>
      <Section title={<FormattedMessage id="apply.form.documents" />}>
        <AttachmentList files={facts.documents} />
      </Section>
    </>
  )
}
