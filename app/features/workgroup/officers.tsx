import { FormattedMessage } from "react-intl"
import { Person } from "#app/parts/person/person.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import type { AboutView } from "./workgroup-about.server.ts"
import { groupRoleTexts } from "./workgroup.status.ts"

/** Who leads a group: its chairs, vice chairs and secretaries; an office nobody holds is said to be vacant. */
export function Officers({ offices }: { offices: AboutView["offices"] }) {
  return (
    <Section title={<FormattedMessage id="workgroup.officers" />}>
      <div className="cols">
        {offices.map(({ role, people }) => (
          <div className="stack tight" key={role}>
            <h3>
              <FormattedMessage id={groupRoleTexts[role]} />
            </h3>
            {people.map(({ id, ...person }) => (
              <Person key={id} person={person} />
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
