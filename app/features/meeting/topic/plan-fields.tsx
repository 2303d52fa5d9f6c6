import { useIntl } from "react-intl"
import { MemberPicker } from "#app/parts/participants/member-picker.tsx"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import type { PickerAnswer } from "#app/parts/participants/people-found.server.ts"
import type { Field } from "#app/forms/fields/field.ts"
import { TextField } from "#app/forms/fields/fields.tsx"

/** Message ids of the field labels. */
export const planLabels = { minutes: "meeting-topic.minutes", presenter_id: "meeting-topic.presenter" } as const

type PlanFieldsProps = {
  fields: Record<keyof typeof planLabels, Field>
  tree: MemberTree
  answer: PickerAnswer | undefined
}

/** Planned length and presenter of a topic (MEET-13). */
export function PlanFields({ fields, tree, answer }: PlanFieldsProps) {
  const intl = useIntl()
  const found = answer?.tree
  return (
    <>
      <TextField
        field={fields.minutes}
        inputMode="numeric"
        hint={intl.formatMessage({ id: "meeting-topic.minutes.hint" })}
      />
      <MemberPicker field={fields.presenter_id} only="person" tree={found ?? tree} isAsked={found !== undefined} />
    </>
  )
}
