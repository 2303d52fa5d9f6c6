import type { components } from "#openapi/generated/schema.d.ts"
import type { MessageId } from "#app/ui/message-id.ts"

type CanCreate<View extends { can_create?: unknown[] }> = NonNullable<View["can_create"]>[number]

/** A form in which this user may create a record: in a group, or for the whole alliance. */
export type CreateTarget = {
  module: CanCreate<components["schemas"]["GroupedWorkgroups"]> | CanCreate<components["schemas"]["GroupItem"]>
  acronym?: string
  text: MessageId
  href: string
  /** A group that the user is not a member of. */ isOther?: true
}
