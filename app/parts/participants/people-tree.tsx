import { useIntl } from "react-intl"
import type { MemberTree } from "./member-tree.ts"
import type { TreeControls } from "./tree-choice.tsx"
import { GroupPeople } from "./tree-group.tsx"
import { TreeOrganizations } from "./tree-organizations.tsx"

type PeopleTreeProps = {
  tree: MemberTree
  controls: TreeControls
  /** The group whose people somebody without scripts has just asked for. */
  askedGroup: string | undefined
  onOpen: (acronym: string) => void
}

/** Who can be chosen: the people found, and the groups. */
export function PeopleTree({ tree, controls, askedGroup, onOpen }: PeopleTreeProps) {
  const intl = useIntl()
  const groups = controls.isSingle && tree.found ? [] : tree.groups
  return (
    <div className="tree" role="group" aria-label={intl.formatMessage({ id: "participants.tree" })}>
      <ul>
        {tree.found && <TreeOrganizations people={tree.found} controls={controls} />}
        {groups.map((group) => (
          <li key={`${group.acronym} ${tree.found?.q ?? ""}`}>
            <GroupPeople group={group} controls={controls} isAsked={group.acronym === askedGroup} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </div>
  )
}
