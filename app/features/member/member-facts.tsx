import { FormattedMessage } from "react-intl"
import { Facts, Section } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { MemberView } from "./member.server.ts"

/** Who a member is. */
export function MemberFacts({ member }: { member: MemberView }) {
  const { username, realName, email, organization, roles, joined } = member
  return (
    <Facts
      items={[
        { term: <FormattedMessage id="member.real-name" />, value: realName },
        { term: <FormattedMessage id="member.username" />, value: username },
        { term: <FormattedMessage id="member.email" />, value: <a href={`mailto:${email}`}>{email}</a> },
        {
          term: <FormattedMessage id="member.organization" />,
          value: organization ?? <FormattedMessage id="member.no-organization" />,
        },
        { term: <FormattedMessage id="member.roles" />, value: roles || undefined },
        { term: <FormattedMessage id="member.joined" />, value: <Time moment={joined} /> },
      ]}
    />
  )
}

/** The groups a member works in. */
export function MemberGroups({ groups }: { groups: MemberView["inGroups"] }) {
  return (
    <Section title={<FormattedMessage id="member.groups" />}>
      {groups.length === 0 ? (
        <p className="muted">
          <FormattedMessage id="member.no-groups" />
        </p>
      ) : (
        <ul>
          {groups.map(({ acronym, name, href }) => (
            <li key={acronym}>
              <span className="ref">{acronym}</span> <Link to={href}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** What waits for a member, to be handed over (openapi/states/member.yaml). */
export function OpenItems({ member: { name, open, openHidden } }: { member: MemberView }) {
  const isNone = open.length + openHidden === 0
  return (
    <Section title={<FormattedMessage id="member.open.title" />}>
      <p className="muted">
        <FormattedMessage id={isNone ? "member.open.none" : "member.open.hand-over"} values={{ name }} />
      </p>
      <ul>
        {open.map(({ key, text, reference, href }) => (
          <li key={key}>
            {reference && <span className="ref">{reference}</span>} {href ? <Link to={href}>{text}</Link> : text}
          </li>
        ))}
        {openHidden > 0 && (
          <li>
            <FormattedMessage id="member.open.hidden" values={{ count: openHidden }} />
          </li>
        )}
      </ul>
    </Section>
  )
}
