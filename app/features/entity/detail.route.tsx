import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage, FormattedNumber } from "react-intl"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { param } from "#app/lib/route-params.ts"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { enabledStatusTexts } from "#app/parts/record-status/enabled.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Facts, PageHead, Section, Split } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { entityOf } from "./entity-access.server.ts"
import { EntityMembers } from "./entity-members.tsx"
import { entityView, type EntityView, withPeople } from "./detail.server.ts"
import { disableTexts, entitySymbols } from "./entity.status.ts"

export const handle = { access: "member-admin", title: "entity.detail.title" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await withPeople(context, param(params, "id"), entityOf(context, params))
  const entity = entityView(found.entity, context)
  return { entity, people: found.people, windowTitle: entity.name }
}

/** Page of an entity: membership, contacts, members (ADM-05). */
export default function EntityDetail() {
  const { entity, people } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  return (
    <>
      <PageHead
        crumbs={[useAdminCrumb()]}
        title={entity.name}
        kicker={<EntityKicker entity={entity} />}
        actions={
          <>
            {entity.canEdit && (
              <Link className="btn primary" to={entityPaths.edit(url, entity.id)}>
                <FormattedMessage id="entity.edit.title" />
              </Link>
            )}
            {entity.canDisable && (
              <QuestionLink
                id="entity-disable"
                texts={disableTexts}
                href={entityPaths.disable(url, entity.id)}
                values={{ name: entity.name }}
              />
            )}
          </>
        }
      />
      <Split
        main={
          <>
            <EntityMembers id={entity.id} people={people} />
            <EntityContacts entity={entity} />
          </>
        }
        aside={<EntityFacts entity={entity} />}
      />
    </>
  )
}

/** Line above the name: the name in the other language, acronym and status. */
function EntityKicker({ entity }: { entity: EntityView }) {
  const { acronym, otherName, otherLang, status, isExpired } = entity
  return (
    <>
      <span className="ref">{acronym}</span> {otherName && <span lang={otherLang}>{otherName}</span>}{" "}
      <StatusTag symbol={entitySymbols[status]} isBoxed>
        <FormattedMessage id={enabledStatusTexts[status]} />
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
function EntityFacts({ entity }: { entity: EntityView }) {
  const { level, expiration, suffix, website, region, address, memo, members, isNeeded, created } = entity
  return (
    <Section title={<FormattedMessage id="event.facts" />}>
      <Facts
        items={[
          { term: <FormattedMessage id="entity.level" />, value: level ?? <FormattedMessage id="entity.none" /> },
          {
            term: <FormattedMessage id="entity.expiration" />,
            value: expiration ?? <FormattedMessage id="entity.expiration.none" />,
          },
          {
            term: <FormattedMessage id="entity.members" />,
            value: (
              <>
                <FormattedNumber value={members} />
                {isNeeded && (
                  <p className="hint">
                    <FormattedMessage id="entity.disable.members" />
                  </p>
                )}
              </>
            ),
          },
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

/** The contacts of the entity. */
function EntityContacts({ entity: { id, contacts, canEdit } }: { entity: EntityView }) {
  const { url } = useFrameAlliance()
  return (
    <Section title={<FormattedMessage id="entity.contacts" />}>
      {contacts.length === 0 ? (
        <p className="hint">
          <FormattedMessage id="entity.contacts.none" />{" "}
          {canEdit && (
            <Link to={entityPaths.edit(url, id)}>
              <FormattedMessage id="entity.contacts.add" />
            </Link>
          )}
        </p>
      ) : (
        <ul>
          {contacts.map(({ name, phone, email }, at) => (
            <li key={at}>
              {name}
              {email && (
                <>
                  {" "}
                  <a href={`mailto:${email}`}>{email}</a>
                </>
              )}
              {phone && (
                <>
                  {" "}
                  <span className="nowrap">{phone}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
