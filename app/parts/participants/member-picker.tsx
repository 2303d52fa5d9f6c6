import { type RefObject, useEffect, useRef, useState } from "react"
import { useIntl } from "react-intl"
import { FieldAnchor, FieldGroup } from "#app/forms/fields/field-group.tsx"
import { initialTexts, useControlProps, type FieldProps } from "#app/forms/fields/field.ts"
import { ChosenPeople } from "./chosen-people.tsx"
import { FindPeople } from "./find-people.tsx"
import type { MemberTree } from "./member-tree.ts"
import { openSearchIn, openSearchValue } from "./participant.ts"
import { PeopleTree } from "./people-tree.tsx"
import { type Chosen, useChosen } from "./use-chosen.ts"
import { useMemberTree } from "./use-member-tree.ts"

type MemberPickerProps = FieldProps & {
  tree: MemberTree
  /** Limits the choice to exactly one person, or to people; by default whole groups can be chosen, too. */
  only?: "person" | "people"
  /** The page answers a search submitted without scripts in this picker. */
  isAsked?: boolean
}

/**
 * Picker for people and groups: a tree by group and organisation, with a search (FORM-05). The server sends only the chosen people and the
 * search results, never all members.
 */
export function MemberPicker({ tree, only, isAsked, ...props }: MemberPickerProps) {
  return (
    <FieldGroup {...props}>
      <Picker key={props.field.key} tree={tree} only={only} isAsked={isAsked} {...props} />
    </FieldGroup>
  )
}

function Picker({ tree: initial, only, isAsked = false, ...props }: MemberPickerProps) {
  const { field } = props
  const control = useControlProps(props)
  const isSingle = only === "person"
  const ref = useRef<HTMLDivElement>(null)
  const anchor = useRef<HTMLInputElement>(null)
  const { chosen, words, setWords } = useOpenSearch(useChosen(field, isSingle, ref, anchor), field, anchor)
  const { tree, state, search, open } = useMemberTree(initial)
  const controls = { name: field.name, chosen, isSingle, hasGroups: only === undefined }
  const searchId = `${field.id}-search`
  const askedGroup = isAsked ? groupWithPeople(initial) : undefined
  return (
    <div className="picker stack tight" ref={ref}>
      <FieldAnchor name={field.name} anchor={anchor} onFocus={() => document.getElementById(searchId)?.focus()} />
      <ChosenPeople name={field.name} chosen={chosen} isSingle={isSingle} />
      <FindPeople
        name={field.name}
        id={searchId}
        shown={initial.found?.q ?? openSearchIn(initialTexts(field))}
        isLive={chosen.isLive}
        isFocused={(isAsked && !askedGroup) || control.autoFocus === true}
        describedBy={control["aria-describedby"]}
        onSearch={(typed, delay) => {
          setWords(typed.trim())
          search(typed, delay)
        }}
      />
      {chosen.isLive && words !== "" && <input type="hidden" name={field.name} value={openSearchValue(words)} />}
      <p className="hint" role="status">
        <PickerStatus tree={tree} state={state} count={chosen.people.length} />
      </p>
      <PeopleTree
        tree={tree}
        controls={controls}
        askedGroup={askedGroup}
        isFolded={!(props.isRequired && controls.hasGroups)}
        onOpen={(acronym) => void open(acronym)}
      />
    </div>
  )
}

/** The words in the search box since somebody was last chosen; the form sends them, so that a typed name is not lost. */
function useOpenSearch(chosen: Chosen, field: FieldProps["field"], anchor: RefObject<HTMLInputElement>) {
  const [words, setWords] = useState(openSearchIn(initialTexts(field)) ?? "")
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) anchor.current?.dispatchEvent(new Event("input", { bubbles: true }))
    isFirst.current = false
  }, [words, anchor])
  const choose: Chosen["choose"] = (value, isChosen) => {
    setWords("")
    chosen.choose(value, isChosen)
  }
  return { chosen: { ...chosen, choose }, words, setWords }
}

/** The group whose people are included in the tree from the server. */
function groupWithPeople({ groups }: MemberTree): string | undefined {
  return groups.find(({ people }) => people)?.acronym
}

type PickerStatusProps = { tree: MemberTree; state: "idle" | "busy" | "failed"; count: number }

/** Search status and number of chosen people; screen readers announce changes. */
function PickerStatus({ tree, state, count }: PickerStatusProps) {
  const intl = useIntl()
  if (state === "failed") return intl.formatMessage({ id: "participants.failed" })
  if (state === "busy") return intl.formatMessage({ id: "participants.busy" })
  if (!tree.found) return intl.formatMessage({ id: "participants.chosen-count" }, { count })
  return intl.formatMessage(
    { id: "participants.found" },
    { total: tree.found.total, groups: tree.groups.length, count },
  )
}
