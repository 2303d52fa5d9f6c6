import { useState } from "react"
import { FormattedMessage } from "react-intl"
import type { TreeGroup } from "./member-tree.ts"
import { findButton } from "./find-fields.ts"
import { TreeChoice, type TreeControls } from "./tree-choice.tsx"
import { TreeOrganizations } from "./tree-organizations.tsx"

type GroupPeopleProps = {
  group: TreeGroup
  controls: TreeControls
  /** Its people were just requested without scripts: it gets the focus. */
  isAsked: boolean
  onOpen: (acronym: string) => void
}

/** A group of the tree: the whole group, or its people, which are loaded when it is opened. */
export function GroupPeople({ group, controls, isAsked, onOpen }: GroupPeopleProps) {
  const { acronym, text, total, value, people } = group
  const [isOpen] = useState(people !== undefined)
  return (
    <details open={isOpen || undefined} onToggle={(event) => event.currentTarget.open && !people && onOpen(acronym)}>
      <summary>
        <span className="ref">{acronym}</span> {text}{" "}
        <span className="n">
          <FormattedMessage id="participants.total" values={{ total }} />
        </span>
      </summary>
      <ul>
        {controls.hasGroups && (
          <li>
            <TreeChoice {...controls} value={value} isFocused={isAsked}>
              <FormattedMessage id="participants.everybody" values={{ group: text }} />
            </TreeChoice>
          </li>
        )}
        {people ? (
          <TreeOrganizations people={people} controls={controls} />
        ) : (
          <li>
            {controls.chosen.isLive ? (
              <FormattedMessage id="participants.busy" />
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
  return (
    <button type="submit" className="btn quiet" {...findButton(name, acronym)}>
      <FormattedMessage id="participants.show" values={{ group: acronym }} />
    </button>
  )
}
