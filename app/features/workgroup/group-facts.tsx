import { FormattedMessage } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Facts } from "#app/ui/layout/facts.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Time } from "#app/ui/time.tsx"
import type { AboutView } from "./workgroup-about.server.ts"
import { workgroupDials, workgroupStatusTexts, workgroupTypeTexts } from "./workgroup.status.ts"

/** The facts of a group, beside its text. */
export function GroupFacts({ group }: { group: AboutView }) {
  const { type, status, memberTotal, organizationTotal, created, roles } = group
  return (
    <Section title={<FormattedMessage id="workgroup.facts" />}>
      <Facts
        items={[
          { term: <FormattedMessage id="workgroup.type" />, value: <FormattedMessage id={workgroupTypeTexts[type]} /> },
          {
            term: <FormattedMessage id="workgroup.status" />,
            value: (
              <StatusTag dial={workgroupDials[status]}>
                <FormattedMessage id={workgroupStatusTexts[status]} />
              </StatusTag>
            ),
          },
          {
            term: <FormattedMessage id="workgroup.members" />,
            value: <FormattedMessage id="workgroup.members-from" values={{ memberTotal, organizationTotal }} />,
          },
          { term: <FormattedMessage id="workgroup.my-role" />, value: roles },
          { term: <FormattedMessage id="workgroup.created" />, value: <Time moment={created} /> },
        ]}
      />
    </Section>
  )
}
