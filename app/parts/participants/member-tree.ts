import type { components } from "#openapi/generated/schema.d.ts"
import type { ThreadsOn } from "#app/lib/paths/thread.ts"

/** A person in the tree: `value` is the value of their control (`participantValue`), `role` their role in the surrounding group. */
export type TreePerson = { value: string; text: string; role?: components["schemas"]["GroupRole"] }

/** People of one organisation; `total` includes those not shown. */
export type Organization = { key: string; text: string; total: number; people: TreePerson[] }

/** People by organisation. `more`: number of further matches. */
export type FoundPeople = { organizations: Organization[]; total: number; more: number }

/** A group; `people` is set once its people are loaded. */
export type TreeGroup = { acronym: string; text: string; total: number; value: string; people?: FoundPeople }

/** The data of a people picker: groups, and search results. `of`: only people who may read this record are found. */
export type MemberTree = { groups: TreeGroup[]; found?: FoundPeople & { q: string }; of?: ThreadsOn }
