import { FormattedMessage } from "react-intl"
import { MemberPicker } from "#app/parts/participants/member-picker.tsx"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import type { Field } from "#app/ui/form/field.ts"
import { FormSection } from "#app/ui/form/form-section.tsx"
import type { CreateAnswer } from "./workgroup-create.server.ts"
import { pickers, type Picker } from "./workgroup-pickers.ts"

type WorkgroupPeopleProps = {
  fields: Record<Picker, Field>
  tree: MemberTree
  answer: CreateAnswer | undefined
}

/** Who begins in which role of a new group (ADM-02, FORM-05). */
export function WorkgroupPeople({ fields, tree, answer }: WorkgroupPeopleProps) {
  const found = answer?.found
  return (
    <FormSection
      title={<FormattedMessage id="workgroup-admin.people" />}
      intro={<FormattedMessage id="workgroup-admin.people.intro" />}
    >
      {pickers.map((picker) => {
        const isAsked = found?.asked === picker
        return (
          <MemberPicker
            key={picker}
            field={fields[picker]}
            only="people"
            tree={isAsked ? found.tree : tree}
            isAsked={isAsked}
          />
        )
      })}
    </FormSection>
  )
}
