import { languageOf } from "#mock/domains/member-invitation/rules.ts"
import type { MemberRow, StrangerRow } from "./records.ts"
import type { World } from "#mock/engine/rules.ts"
import type { Store } from "#mock/engine/store/store.ts"

/** A person who becomes a member. `username` is the account that asked; null if unknown. */
type Newcomer = Pick<MemberRow, "alliance_id" | "email" | "name" | "real_name" | "entity_id"> & {
  username: string | null
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** The account of a newcomer at the sign-on host: the one that asked, or else the one with the email address. */
function accountOf({ alliance_id, username, email }: Omit<Newcomer, "name" | "real_name">, { store }: World) {
  const accounts = store.rows.stranger.filter((row) => row.alliance_id === alliance_id)
  return accounts.find((row) => (username === null ? isSame(row.email, email) : row.username === username))
}

/** The user name of a newcomer: that of their account, or else the email address until the first login. */
function usernameOf(newcomer: Newcomer, world: World): string {
  return newcomer.username ?? accountOf(newcomer, world)?.username ?? newcomer.email
}

/** Which of a newcomer's user name and email address another member has already; undefined if neither. */
export function takenBy(newcomer: Newcomer, world: World): "username" | "email" | undefined {
  const members = world.store.rows.member.where("alliance_id", newcomer.alliance_id)
  if (members.some(({ email }) => isSame(email, newcomer.email))) return "email"
  const username = usernameOf(newcomer, world)
  if (members.every((member) => !isSame(member.username, username))) return undefined
  return newcomer.username === null ? "email" : "username"
}

/** Stores a newcomer as a member. */
export function addMember(newcomer: Newcomer, changed_by_id: string, world: World): MemberRow {
  const { store, now } = world
  const { alliance_id, email, name, real_name, entity_id } = newcomer
  return store.rows.member.put({
    alliance_id,
    email,
    name,
    real_name,
    entity_id,
    id: store.newId("member"),
    person: accountOf(newcomer, world)?.person ?? null,
    username: usernameOf(newcomer, world),
    is_admin: false,
    is_general_secretary: false,
    biz_roles: [],
    is_disabled: false,
    disabled_reason: null,
    timezone: "Asia/Shanghai",
    language: languageOf(name),
    join_time: now,
    changed_by_id,
    updated_time: now,
    version: 1,
  })
}

/** The member who has never logged in and has this account's email address: it becomes their account, and gives them its user name. */
export function memberLoggingInFirst(account: StrangerRow, store: Store): MemberRow | undefined {
  const members = store.rows.member.where("alliance_id", account.alliance_id)
  const member = members.find(({ person, email }) => person === null && isSame(email, account.email))
  if (!member) return undefined
  const isTaken = members.some(({ id, username }) => id !== member.id && isSame(username, account.username))
  const username = isTaken ? member.username : account.username
  const changed = { changed_by_id: member.id, updated_time: store.now(), version: member.version + 1 }
  return store.rows.member.put({ ...member, ...changed, person: account.person, username })
}
