import { FormattedMessage } from "react-intl"
import { Person } from "#app/parts/person/person.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { RemoveLink } from "./remove-link.tsx"
import type { RolesView } from "./roles.server.ts"
import { groupRoleTexts } from "./workgroup.status.ts"

/** Who holds the offices of a group, each with the way to take it back where this person may. */
export function OfficeHolders({ offices }: { offices: RolesView["offices"] }) {
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
                note={removeHref && <RemoveLink href={removeHref} name={person.name} />}
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
    </Section>
  )
}
