import type { ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import { Person } from "#app/parts/person/person.tsx"
import type { PersonView } from "#app/parts/person/person-view.ts"
import { Section } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { groupRoleTexts } from "./workgroup.status.ts"

type Holder = { id: string; person: PersonView; removeHref?: string }
type OfficersProps = {
  offices: readonly { role: keyof typeof groupRoleTexts; people: readonly Holder[] }[]
  /** What is said below them. */
  children?: ReactNode
}

/**
 * Who leads a group: its chairs, vice chairs and secretaries, each with the way to take the office back where this person may;
 * an office nobody holds is said to be vacant.
 */
export function Officers({ offices, children }: OfficersProps) {
  return (
    <Section title={<FormattedMessage id="workgroup.officers" />}>
      <div className="cols">
        {offices.map(({ role, people }) => (
          <div className="stack tight" key={role}>
            <h3>
              <FormattedMessage id={groupRoleTexts[role]} />
            </h3>
            {people.map(({ id, person, removeHref }) => (
              <Person
                key={id}
                person={person}
                note={removeHref && <RemoveLink href={removeHref} name={person.name} from="office" />}
              />
            ))}
            {people.length === 0 && (
              <p className="muted">
                <FormattedMessage id="workgroup.office.vacant" />
              </p>
            )}
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
  /** `office`: the person stays a member. */ from: "office" | "group"
}

/** A link to the page that asks before somebody loses a role; told apart by the person's name. */
export function RemoveLink({ href, name, from }: RemoveLinkProps) {
  return (
    <Link to={href}>
      <FormattedMessage id="workgroup-roles.remove.link" values={{ from }} /> <span className="vh">{name}</span>
    </Link>
  )
}
