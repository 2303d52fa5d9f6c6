import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { param } from "#app/lib/route-params.ts"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { enabledStatusTexts } from "#app/parts/record-status/enabled.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Facts, PageHead, Section, Split } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
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
  const intl = useIntl()
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
              <a className="btn primary" {...linkTo(entityPaths.edit(url, entity.id))}>
                {intl.formatMessage({ id: "entity.edit.title" })}
              </a>
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
  const intl = useIntl()
  const { acronym, otherName, otherLang, status, isExpired } = entity
  return (
    <>
      <span className="ref">{acronym}</span> {otherName && <span lang={otherLang}>{otherName}</span>}{" "}
      <StatusTag symbol={entitySymbols[status]} isBoxed>
        {intl.formatMessage({ id: enabledStatusTexts[status] })}
      </StatusTag>
      {isExpired && <span className="mark">{intl.formatMessage({ id: "entity.expired" })}</span>}
    </>
  )
}

/** Membership and address of an entity (ADM-05). */
function EntityFacts({ entity }: { entity: EntityView }) {
  const intl = useIntl()
  const { level, expiration, suffix, website, region, address, memo, members, isNeeded, created, representative } =
    entity
  return (
    <Section title={intl.formatMessage({ id: "event.facts" })}>
      <Facts
        items={[
          {
            term: intl.formatMessage({ id: "entity.level" }),
            value: level ?? intl.formatMessage({ id: "entity.none" }),
          },
          {
            term: intl.formatMessage({ id: "entity.expiration" }),
            value: expiration ?? intl.formatMessage({ id: "entity.expiration.none" }),
          },
          {
            term: intl.formatMessage({ id: "entity.members" }),
            value: (
              <>
                {intl.formatNumber(members)}
                {isNeeded && <p className="hint">{intl.formatMessage({ id: "entity.disable.members" })}</p>}
              </>
            ),
          },
          {
            term: intl.formatMessage({ id: "entity.representative" }),
            value: representative ?? intl.formatMessage({ id: "entity.representative.none" }),
          },
          { term: intl.formatMessage({ id: "entity.email-suffix" }), value: suffix },
          {
            term: intl.formatMessage({ id: "entity.website" }),
            value: website && (
              <a href={website} rel="noreferrer">
                {website}
              </a>
            ),
          },
          { term: intl.formatMessage({ id: "entity.region" }), value: region },
          { term: intl.formatMessage({ id: "entity.address" }), value: address },
          { term: intl.formatMessage({ id: "entity.memo" }), value: memo && <span className="lines">{memo}</span> },
          { term: intl.formatMessage({ id: "event.created" }), value: <Time moment={created} /> },
        ]}
      />
    </Section>
  )
}

/** The contacts of the entity. */
function EntityContacts({ entity: { id, contacts, canEdit } }: { entity: EntityView }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <Section title={intl.formatMessage({ id: "entity.contacts" })}>
      {contacts.length === 0 ? (
        <p className="hint">
          {intl.formatMessage({ id: "entity.contacts.none" })}{" "}
          {canEdit && <a {...linkTo(entityPaths.edit(url, id))}>{intl.formatMessage({ id: "entity.contacts.add" })}</a>}
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
