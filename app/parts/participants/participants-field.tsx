import { useIntl } from "react-intl"
import type { Field } from "#app/ui/form/field.ts"
import { RadioGroup } from "#app/ui/form/fields.tsx"
import { MemberPicker } from "./member-picker.tsx"
import type { MemberTree } from "./member-tree.ts"

type ParticipantsFieldProps = {
  /** The controls of `participants()` in the schema. */
  who: Field
  chosen: Field
  /** Whom everyone means, with their number. */
  everyone: string
  tree: MemberTree
  /** Somebody without scripts has just searched here. */
  isAsked?: boolean
}

/** Who takes part: everyone, or people and groups (FORM-05). The form needs `findByEnter` at its hidden first button. */
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
