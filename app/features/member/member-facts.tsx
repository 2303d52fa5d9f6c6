import { FormattedMessage } from "react-intl"
import { Facts, Section, Stack } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { MemberView } from "./member.server.ts"

/** A member's personal data. */
export function MemberFacts({ member }: { member: MemberView }) {
  const { username, realName, email, organization, place, roles, joined } = member
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
        { term: <FormattedMessage id="member.place" />, value: place },
        { term: <FormattedMessage id="member.roles" />, value: roles || undefined },
        { term: <FormattedMessage id="member.joined" />, value: <Time moment={joined} /> },
      ]}
    />
  )
}

/** The groups a member belongs to. */
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
              <span className="ref">{acronym}</span> {href ? <Link to={href}>{name}</Link> : name}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** A member's open items, which somebody else has to take over (openapi/states/member.yaml). */
export function OpenItems({ member: { name, open, openHidden } }: { member: MemberView }) {
  const isNone = open.length + openHidden === 0
  return (
    <Section title={<FormattedMessage id="member.open.title" />}>
      <Stack gap="tight">
        <p className="muted">
          <FormattedMessage id={isNone ? "member.open.none" : "member.open.hand-over"} values={{ name }} />
        </p>
        {open.map(({ kind, items }) => (
          <div key={kind ?? ""}>
            {kind && (
              <h3>
                <FormattedMessage id={`waiting.kind.${kind}`} />
              </h3>
            )}
            <ul>
              {items.map(({ key, text, reference, href }) => (
                <li key={key}>
                  {reference && <span className="ref">{reference}</span>} {href ? <Link to={href}>{text}</Link> : text}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {openHidden > 0 && (
          <p>
            <FormattedMessage id="member.open.hidden" values={{ count: openHidden }} />
          </p>
        )}
      </Stack>
    </Section>
  )
}
