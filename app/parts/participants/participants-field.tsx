import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import type { Field } from "#app/forms/fields/field.ts"
import { RadioGroup } from "#app/forms/fields/fields.tsx"
import { MemberPicker } from "./member-picker.tsx"
import type { MemberTree } from "./member-tree.ts"

type ParticipantsFieldProps = {
  /** The fields of `participants()` in the schema. */
  who: Field
  chosen: Field
  /** Label of the "everyone" option, with the number of people. */
  everyone: ReactNode
  tree: MemberTree
  /** The page answers a search submitted without scripts in this picker. */
  isAsked?: boolean
}

/** The participants: everyone, or chosen people and groups (FORM-05). The form needs `findByEnter` on its hidden first button. */
export function ParticipantsField({ who, chosen, everyone, tree, isAsked }: ParticipantsFieldProps) {
  const intl = useIntl()
  return (
    <div className="participants">
      <RadioGroup
        field={who}
        isRequired
        options={[
          { value: "everyone", text: everyone },
          { value: "selected", text: intl.formatMessage({ id: "participants.selected" }) },
        ]}
      />
      <div className="selected">
        <MemberPicker field={chosen} isRequired tree={tree} isAsked={isAsked} />
      </div>
    </div>
  )
}
