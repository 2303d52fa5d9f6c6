import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { Person } from "#app/parts/person/person.tsx"
import type { PersonView } from "#app/parts/person/person-view.ts"
import { Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { groupRoleTexts } from "../workgroup.status.ts"

type Holder = { id: string; person: PersonView; removeHref?: string }
type OfficersProps = {
  offices: readonly { role: keyof typeof groupRoleTexts; people: readonly Holder[] }[]
  /** Content below the officers. */
  children?: ReactNode
}

/**
 * The officers of a group: chairs, vice chairs and secretaries, each with a link to remove the office if this person may; an office without
 * holders is shown as vacant.
 */
export function Officers({ offices, children }: OfficersProps) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage({ id: "workgroup.officers" })}>
      <div className="cols">
        {offices.map(({ role, people }) => (
          <div className="stack tight" key={role}>
            <h3>{intl.formatMessage({ id: groupRoleTexts[role] })}</h3>
            {people.map(({ id, person, removeHref }) => (
              <Person
                key={id}
                person={person}
                note={removeHref && <RemoveLink href={removeHref} name={person.name} taken={role} />}
              />
            ))}
            {people.length === 0 && <p className="muted">{intl.formatMessage({ id: "workgroup.office.vacant" })}</p>}
          </div>
        ))}
      </div>
      {children}
    </Section>
  )
}

type RemoveLinkProps = {
  href: string
  name: string
  /** The role to remove: an officer stays a member, a member loses all roles. */
  taken: keyof typeof groupRoleTexts
}

/** Link to the page that asks before somebody loses a role; the person's name distinguishes it for screen readers. */
export function RemoveLink({ href, name, taken }: RemoveLinkProps) {
  const intl = useIntl()
  return (
    <a {...linkTo(href)}>
      {intl.formatMessage({ id: "workgroup-roles.remove.link" }, { role: taken })} <span className="vh">{name}</span>
    </a>
  )
}
