import { useIntl } from "react-intl"
import { Facts, Section, Stack } from "#app/ui/layout/page.tsx"
import { linkedText } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { MemberView } from "./member.server.ts"

/** A member's personal data. */
export function MemberFacts({ member }: { member: MemberView }) {
  const intl = useIntl()
  const { username, realName, email, organization, place, roles, joined } = member
  return (
    <Facts
      items={[
        { term: intl.formatMessage({ id: "member.real-name" }), value: realName },
        { term: intl.formatMessage({ id: "member.username" }), value: username },
        { term: intl.formatMessage({ id: "member.email" }), value: <a href={`mailto:${email}`}>{email}</a> },
        {
          term: intl.formatMessage({ id: "member.organization" }),
          value: organization ?? intl.formatMessage({ id: "member.no-organization" }),
        },
        { term: intl.formatMessage({ id: "member.place" }), value: place },
        { term: intl.formatMessage({ id: "member.roles" }), value: roles || undefined },
        { term: intl.formatMessage({ id: "member.joined" }), value: <Time moment={joined} /> },
      ]}
    />
  )
}

/** The groups a member belongs to. */
export function MemberGroups({ groups }: { groups: MemberView["inGroups"] }) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage({ id: "member.groups" })}>
      {groups.length === 0 ? (
        <p className="muted">{intl.formatMessage({ id: "member.no-groups" })}</p>
      ) : (
        <ul>
          {groups.map(({ acronym, name, href }) => (
            <li key={acronym}>
              <span className="ref">{acronym}</span> {linkedText(intl, name, href)}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** A member's open items, which somebody else has to take over (openapi/states/member.yaml). */
export function OpenItems({ member: { name, open, openHidden } }: { member: MemberView }) {
  const intl = useIntl()
  const isNone = open.length + openHidden === 0
  return (
    <Section title={intl.formatMessage({ id: "member.open.title" })}>
      <Stack gap="tight">
        <p className="muted">
          {intl.formatMessage({ id: isNone ? "member.open.none" : "member.open.hand-over" }, { name })}
        </p>
        {open.map(({ kind, items }) => (
          <div key={kind ?? ""}>
            {kind && <h3>{intl.formatMessage({ id: `waiting.kind.${kind}` })}</h3>}
            <ul>
              {items.map(({ key, text, reference, href }) => (
                <li key={key}>
                  {reference && <span className="ref">{reference}</span>} {linkedText(intl, text, href)}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {openHidden > 0 && <p>{intl.formatMessage({ id: "member.open.hidden" }, { count: openHidden })}</p>}
      </Stack>
    </Section>
  )
}
