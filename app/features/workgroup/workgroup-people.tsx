import { FormattedMessage } from "react-intl"
import { MemberPicker } from "#app/parts/participants/member-picker.tsx"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { initialTexts, type Field } from "#app/ui/form/field.ts"
import { FormSection } from "#app/ui/form/form-section.tsx"
import type { CreateAnswer } from "./workgroup-create.server.ts"
import { pickers, type Picker } from "./workgroup-pickers.ts"

type WorkgroupPeopleProps = {
  fields: Record<Picker, Field>
  tree: MemberTree
  answer: CreateAnswer | undefined
}

const [chair, ...others] = pickers

/** Who begins in which role of a new group (ADM-02, FORM-05): its chair, and whoever else is known already. */
export function WorkgroupPeople({ fields, tree, answer }: WorkgroupPeopleProps) {
  const found = answer?.found
  const pickerOf = (picker: Picker) => {
    const isAsked = found?.asked === picker
    const shown = isAsked ? found.tree : tree
    return <MemberPicker key={picker} field={fields[picker]} only="people" tree={shown} isAsked={isAsked} />
  }
  const isNeeded = others.some(
    (picker) => found?.asked === picker || fields[picker].errors || initialTexts(fields[picker]).length > 0,
  )
  return (
    <FormSection
      title={<FormattedMessage id="workgroup-admin.people" />}
      intro={<FormattedMessage id="workgroup-admin.people.intro" />}
    >
      <div className="stack">
        {chair && pickerOf(chair)}
        <details open={isNeeded || undefined}>
          <summary>
            <FormattedMessage id="workgroup-admin.people.more" />
          </summary>
          <div className="stack">{others.map(pickerOf)}</div>
        </details>
      </div>
    </FormSection>
  )
}
