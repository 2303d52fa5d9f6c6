import type { components } from "#app/api/schema.d.ts"

/** Somebody in the tree: `value` is what their control sends (`participantValue`), `role` what they are in the group shown. */
export type TreePerson = { value: string; text: string; role?: components["schemas"]["GroupRole"] }

/** People of one organisation; `total` counts those who are not shown as well. */
export type Organization = { key: string; text: string; total: number; people: TreePerson[] }

/** People by organisation. `more`: how many further ones fit. */
export type FoundPeople = { organizations: Organization[]; total: number; more: number }

/** A group; its people stand here once somebody asked for them. */
export type TreeGroup = { acronym: string; text: string; total: number; value: string; people?: FoundPeople }

/** What a picker of people shows: groups, and what a search found. */
export type MemberTree = { groups: TreeGroup[]; found?: FoundPeople & { q: string } }
