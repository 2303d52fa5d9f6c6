import type { ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { ParticipantsField } from "#app/parts/participants/participants-field.tsx"
import type { Field } from "#app/ui/form/field.ts"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import type { EventFormView } from "./event-form.ts"

type EventWhoProps = {
  /** The field made with `participants()`. */
  people: { getFieldset(): Record<"who" | "chosen", Field> }
  /** Where the event can be made, if that is chosen in the form. */
  group: (Field & { value?: unknown }) | undefined
  view: Pick<EventFormView, "everyone" | "place">
  tree: MemberTree
  /** Who is written to. */
  mail: ReactNode
  isAsked: boolean
}

/** Who takes part, and who is written to. */
export function EventWho({ people, group, view, tree, mail, isAsked }: EventWhoProps) {
  const { who, chosen } = people.getFieldset()
  return (
    <FormSection title={<FormattedMessage id="event-form.who" />} intro={mail}>
      <ParticipantsField who={who} chosen={chosen} everyone={useEveryone(view, group)} tree={tree} isAsked={isAsked} />
    </FormSection>
  )
}

/** Whom everyone means. Where the group can be chosen nobody knows it without scripts before the form is sent. */
function useEveryone({ everyone, place }: EventWhoProps["view"], group: EventWhoProps["group"]): string {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const chosen = isHydrated ? String(group?.value ?? "") : undefined
  const acronym = place ?? chosen
  const text = acronym === undefined ? undefined : everyone[acronym]
  return text ?? intl.formatMessage({ id: "event-form.everyone" })
}
