import type { ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { ParticipantsField } from "#app/parts/participants/participants-field.tsx"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import type { MeetingFields } from "./meeting-fields.ts"
import type { MeetingFormView } from "./meeting-values.ts"

type MeetingWhoProps = {
  fields: Pick<MeetingFields, "participants" | "group">
  view: Pick<MeetingFormView, "everyone" | "place">
  tree: MemberTree
  mail: ReactNode
  isAsked: boolean
}

/** Who takes part, and who is written to. */
export function MeetingWho({ fields, view, tree, mail, isAsked }: MeetingWhoProps) {
  const { who, chosen } = fields.participants.getFieldset()
  return (
    <FormSection title={<FormattedMessage id="meeting-form.who" />} intro={mail}>
      <ParticipantsField
        who={who}
        chosen={chosen}
        everyone={useEveryone(view, fields.group)}
        tree={tree}
        isAsked={isAsked}
      />
    </FormSection>
  )
}

/** Whom everyone means. Where the group can be chosen nobody knows it without scripts before the form is sent. */
function useEveryone({ everyone, place }: MeetingWhoProps["view"], group: MeetingFields["group"]): string {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const chosen = isHydrated ? String(group?.value ?? "") : undefined
  const acronym = place ?? chosen
  const text = acronym === undefined ? undefined : everyone[acronym]
  return text ?? intl.formatMessage({ id: "meeting-form.everyone" })
}
