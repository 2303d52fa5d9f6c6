import { FormattedMessage, useIntl } from "react-intl"
import type { MemberTree, TreeGroup } from "./member-tree.ts"
import { TreeChoice, type TreeControls } from "./tree-choice.tsx"
import { GroupPeople } from "./tree-group.tsx"
import { TreeOrganizations } from "./tree-organizations.tsx"

type PeopleTreeProps = {
  tree: MemberTree
  controls: TreeControls
  /** The group whose people were requested without scripts. */
  askedGroup: string | undefined
  onOpen: (acronym: string) => void
}

/** The people and groups to choose from: search results first. */
export function PeopleTree({ tree, controls, askedGroup, onOpen }: PeopleTreeProps) {
  const intl = useIntl()
  const { found, groups } = tree
  return (
    <div className="tree" role="group" aria-label={intl.formatMessage({ id: "participants.tree" })}>
      <ul>
        {found && <TreeOrganizations people={found} controls={controls} />}
        {groups.map((group) =>
          found ? (
            <FoundGroup key={group.acronym} group={group} controls={controls} />
          ) : (
            <li key={group.acronym}>
              <GroupPeople group={group} controls={controls} isAsked={group.acronym === askedGroup} onOpen={onOpen} />
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

/** A group that matches the search text; it can only be chosen as a whole. */
function FoundGroup({ group: { value, text, acronym }, controls }: { group: TreeGroup; controls: TreeControls }) {
  if (!controls.hasGroups) return null
  return (
    <li>
      <TreeChoice {...controls} value={value}>
        <FormattedMessage id="participants.everybody" values={{ group: text }} />{" "}
        <small className="ref">{acronym}</small>
      </TreeChoice>
    </li>
  )
}
