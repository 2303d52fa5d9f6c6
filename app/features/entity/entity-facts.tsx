import { FormattedMessage, FormattedNumber } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Facts } from "#app/ui/layout/facts.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Time } from "#app/ui/time.tsx"
import type { EntityView } from "./entity-view.server.ts"
import { entityDials, entityStatusTexts } from "./entity.status.ts"

/** What stands above the name: the other name, the acronym and the state. */
export function EntityKicker({ entity }: { entity: EntityView }) {
  const { acronym, otherName, otherLang, status, isExpired } = entity
  return (
    <>
      <span className="ref">{acronym}</span> {otherName && <span lang={otherLang}>{otherName}</span>}{" "}
      <StatusTag dial={entityDials[status]} isBoxed>
        <FormattedMessage id={entityStatusTexts[status]} />
      </StatusTag>
      {isExpired && (
        <span className="mark">
          <FormattedMessage id="entity.expired" />
        </span>
      )}
    </>
  )
}

/** Membership and address of an entity (ADM-05). */
export function EntityFacts({ entity }: { entity: EntityView }) {
  const { level, expiration, suffix, website, region, address, memo, members, created } = entity
  return (
    <Section title={<FormattedMessage id="event.facts" />}>
      <Facts
        items={[
          { term: <FormattedMessage id="entity.level" />, value: level },
          { term: <FormattedMessage id="entity.expiration" />, value: expiration },
          { term: <FormattedMessage id="entity.members" />, value: <FormattedNumber value={members} /> },
          { term: <FormattedMessage id="entity.email-suffix" />, value: suffix },
          {
            term: <FormattedMessage id="entity.website" />,
            value: website && (
              <a href={website} rel="noreferrer">
                {website}
              </a>
            ),
          },
          { term: <FormattedMessage id="entity.region" />, value: region },
          { term: <FormattedMessage id="entity.address" />, value: address },
          { term: <FormattedMessage id="entity.memo" />, value: memo && <span className="lines">{memo}</span> },
          { term: <FormattedMessage id="event.created" />, value: <Time moment={created} /> },
        ]}
      />
    </Section>
  )
}
