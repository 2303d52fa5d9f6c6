import { useIntl } from "react-intl"
import type { MemberTree, TreeGroup } from "./member-tree.ts"
import { TreeChoice, type TreeControls } from "./tree-choice.tsx"
import { TreeOrganizations } from "./tree-organizations.tsx"
import { useState } from "react"
import { findButton } from "./find-fields.ts"

type PeopleTreeProps = {
  tree: MemberTree
  controls: TreeControls
  /** The group whose people were requested without scripts. */
  askedGroup: string | undefined
  /** The groups are closed until somebody opens them. */
  isFolded: boolean
  onOpen: (acronym: string) => void
}

/** The people and groups to choose from: search results first. */
export function PeopleTree({ tree, controls, askedGroup, isFolded, onOpen }: PeopleTreeProps) {
  const intl = useIntl()
  const { found, groups } = tree
  if (!found && groups.length === 0) return null
  const choices = (
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
  if (!isFolded || found || askedGroup) return choices
  return (
    <details>
      <summary>{intl.formatMessage({ id: "participants.browse" })}</summary>
      {choices}
    </details>
  )
}

/** A group that matches the search text; it can only be chosen as a whole. */
function FoundGroup({ group: { value, text, acronym }, controls }: { group: TreeGroup; controls: TreeControls }) {
  const intl = useIntl()
  if (!controls.hasGroups) return null
  return (
    <li>
      <TreeChoice {...controls} value={value}>
        {intl.formatMessage({ id: "participants.everybody" }, { group: text })} <small className="ref">{acronym}</small>
      </TreeChoice>
    </li>
  )
}

type GroupPeopleProps = {
  group: TreeGroup
  controls: TreeControls
  /** Its people were just requested without scripts: it gets the focus. */
  isAsked: boolean
  onOpen: (acronym: string) => void
}

/** A group of the tree: the whole group, or its people, which are loaded when it is opened. */
function GroupPeople({ group, controls, isAsked, onOpen }: GroupPeopleProps) {
  const intl = useIntl()
  const { acronym, text, total, value, people } = group
  const [isOpen] = useState(people !== undefined)
  return (
    <details open={isOpen || undefined} onToggle={(event) => event.currentTarget.open && !people && onOpen(acronym)}>
      <summary>
        <span className="ref">{acronym}</span> {text}{" "}
        <span className="n">{intl.formatMessage({ id: "participants.total" }, { total })}</span>
      </summary>
      <ul>
        {controls.hasGroups && (
          <li>
            <TreeChoice {...controls} value={value} isFocused={isAsked}>
              {intl.formatMessage({ id: "participants.everybody" }, { group: text })}
            </TreeChoice>
          </li>
        )}
        {people ? (
          <TreeOrganizations people={people} controls={controls} />
        ) : (
          <li>
            {controls.chosen.isLive ? (
              intl.formatMessage({ id: "participants.busy" })
            ) : (
              <PeopleButton controls={controls} acronym={acronym} />
            )}
          </li>
        )}
      </ul>
    </details>
  )
}

function PeopleButton({ controls: { name }, acronym }: { controls: TreeControls; acronym: string }) {
  const intl = useIntl()
  return (
    <button type="submit" className="btn quiet" {...findButton(name, acronym)}>
      {intl.formatMessage({ id: "participants.show" }, { group: acronym })}
    </button>
  )
}
