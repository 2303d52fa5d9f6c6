import { useIntl } from "react-intl"
import type { FoundPeople, Organization } from "./member-tree.ts"
import { TreeChoice, type TreeControls } from "./tree-choice.tsx"

/** Above this number of people, organisations start collapsed. */
const maxExpandedPeople = 20

/** People by organisation, and the number of further ones. */
export function TreeOrganizations({ people, controls }: { people: FoundPeople; controls: TreeControls }) {
  const intl = useIntl()
  return (
    <>
      {people.organizations.map((organization) => (
        <li key={organization.key}>
          <OrganizationPeople
            organization={organization}
            isOpen={people.total <= maxExpandedPeople || people.organizations.length === 1}
            controls={controls}
          />
        </li>
      ))}
      {people.more > 0 && (
        <li className="muted">{intl.formatMessage({ id: "participants.more" }, { count: people.more })}</li>
      )}
    </>
  )
}

type OrganizationPeopleProps = { organization: Organization; isOpen: boolean; controls: TreeControls }

function OrganizationPeople({ organization, isOpen, controls }: OrganizationPeopleProps) {
  const intl = useIntl()
  const { text, total, people } = organization
  const count = people.filter(({ value }) => controls.chosen.has(value)).length
  return (
    <details open={isOpen || undefined}>
      <summary>
        {text} <span className="n">{intl.formatMessage({ id: "participants.count" }, { count, total })}</span>
      </summary>
      <ul>
        {people.map(({ value, text, role }) => (
          <li key={value}>
            <TreeChoice {...controls} value={value}>
              {text}
              {role && <small>{intl.formatMessage({ id: `participants.role.${role}` })}</small>}
            </TreeChoice>
          </li>
        ))}
      </ul>
    </details>
  )
}
