import { FormattedMessage } from "react-intl"
import type { FoundPeople, Organization } from "./member-tree.ts"
import { TreeChoice, type TreeControls } from "./tree-choice.tsx"

const roleTexts = {
  chair: "participants.role.chair",
  vice_chair: "participants.role.vice_chair",
  secretary: "participants.role.secretary",
  member: "participants.role.member",
} as const

/** More people than this are shown by closed organisations. */
const mostOpen = 20

/** People by organisation, and how many more there are. */
export function TreeOrganizations({ people, controls }: { people: FoundPeople; controls: TreeControls }) {
  return (
    <>
      {people.organizations.map((organization) => (
        <li key={organization.key}>
          <OrganizationPeople
            organization={organization}
            isOpen={people.total <= mostOpen || people.organizations.length === 1}
            controls={controls}
          />
        </li>
      ))}
      {people.more > 0 && (
        <li className="muted">
          <FormattedMessage id="participants.more" values={{ count: people.more }} />
        </li>
      )}
    </>
  )
}

type OrganizationPeopleProps = { organization: Organization; isOpen: boolean; controls: TreeControls }

function OrganizationPeople({ organization, isOpen, controls }: OrganizationPeopleProps) {
  const { text, total, people } = organization
  const count = people.filter(({ value }) => controls.chosen.has(value)).length
  return (
    <details open={isOpen || undefined}>
      <summary>
        {text}{" "}
        <span className="n">
          <FormattedMessage id="participants.count" values={{ count, total }} />
        </span>
      </summary>
      <ul>
        {people.map(({ value, text, role }) => (
          <li key={value}>
            <TreeChoice {...controls} value={value}>
              {text}
              {role && (
                <small>
                  <FormattedMessage id={roleTexts[role]} />
                </small>
              )}
            </TreeChoice>
          </li>
        ))}
      </ul>
    </details>
  )
}
