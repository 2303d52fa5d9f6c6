import type { components } from "#openapi/generated/schema.d.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import type { Letter } from "#app/parts/event/event-number.ts"
import type { ReviewCounts } from "#app/parts/waiting/review-counts.ts"
import type { RouteHandle } from "#app/session/access.ts"
import type { Viewer } from "#app/session/viewer.ts"
import type { MessageId } from "#app/ui/message-id.ts"

type Module = components["schemas"]["Module"]

/** Message ids by names of the contract: of a status, a field, an action. */
export type Texts = Readonly<Record<string, MessageId>>

/** The words of a logged operation: `meeting.logged.create` for `meeting.create`. */
export type LoggedText = Extract<MessageId, `${string}.logged.${string}`>

/** The page with the list of a domain. It is in `<domain>.list.ts` if pages have it as a breadcrumb. */
export type ListPage = {
  title: MessageId
  /** Its URL in the shell of the alliance or of a group. */
  href: (scope: ShellScope) => string
}

/**
 * What pages of other domains need to know about a domain (docs/adding-a-domain.md): `features/<domain>/domain.ts`, listed in
 * `app/domains.server.ts`. Every part is optional: omit what does not apply.
 */
export type Domain = {
  /** Its kinds of records, by their name in the contract. */
  records?: { readonly [M in Module]?: RecordKind }
  /** The words of its operations in the log, in the order of the log's filter. */
  operations?: readonly LoggedText[]
  /** Labels of the fields that a memo of the log names, as on the domain's pages. No two domains name the same field. */
  fields?: Texts
  /** Words of other things that a memo names like a field: steps, phases, offices. */
  parts?: Texts
  /** Words of the contract's values of fields. */
  values?: Texts
  /** Words of the statuses of what is part of other records, and no kind of record itself. */
  statuses?: Texts
  /** Its entry in the navigation of members (SHELL-01). */
  navigation?: NavigationEntry
  /** Its tab in the administration (SHELL-02). */
  administration?: AdministrationTab
}

/** One kind of record. */
export type RecordKind = {
  /**
   * URL of its page.
   * @param scope the shell of its group if that is public, otherwise that of the alliance
   * @param group acronym of its group
   */
  href?: (scope: ShellScope, key: string, group: string | undefined) => string | undefined
  /** URL to which the search leads, if that depends on the person. @param record as the search found it */
  foundHref?: (viewer: Viewer, scope: ShellScope, record: { key: string; title: string; group?: string }) => string
  /** Letter of its number, if its code is a number: "M" for M-214. */
  letter?: Letter
  /** The kind in one word, for an entry of the log that names no record. */
  name?: MessageId
  /** Some readers of a log may not see all records of this kind, because of drafts, restricted groups or applications. */
  isConfidential?: true
  /** Words of its statuses, the same in all kinds of records that have the status. */
  statuses?: Texts
  /** Statuses with other words than in other kinds of records. */
  ownStatuses?: Texts
  /** Fields with another label than in other kinds of records. */
  ownFields?: Texts
  /** The form that creates a record, for the people to whom the backend says `can_create` (MEET-01). */
  create?: { href: (scope: ShellScope) => string; text: MessageId }
  /** What waits for a person to act on such a record (DASH-08). */
  needsMyAction?: {
    /** Words of the actions; an action without words has those of the kind. */
    actions: Texts
    /** URL of the page with the action, if that is not the page of the record. */
    href?: (scope: ShellScope, key: string) => string
    /** URL of the page where a person confirms the option that they have chosen among those of the row. */
    choose?: (scope: ShellScope, key: string, option: string) => string
    /** The status is shown, because the same action waits more than once. */
    showsStatus?: true
  }
}

/** An entry in the navigation. */
export type NavigationEntry = ListPage & {
  /** Entries are sorted by this number. */
  position: number
  /** The letter that opens the page after `g`; no two entries have the same (SHELL-10). */
  goKey?: string
  /** The number shown with the entry. */
  count?: "newNotices" | "openTasks"
  /** Who sees the entry; absent: every member. */
  isFor?: (viewer: Viewer) => boolean
}

/** A tab of the administration. */
export type AdministrationTab = ListPage & {
  /** Tabs are sorted by this number. */
  position: number
  /** The same as in the `handle` of its route. */
  access: Extract<RouteHandle["access"], "member-admin" | "admin">
  /** The number shown with the tab. */
  count?: keyof ReviewCounts
}
