import type { IncomingHttpHeaders } from "node:http"
import { personRoles, type Fixtures } from "#scripts/verify-backend/client/fixtures.ts"

/** A member with a session; `roles` as the state tables name them. */
export type Member = { id: string; alliance: string; username: string; token: string; roles: readonly string[] }

const businessRoles = ["alliance_admin", "member_admin", "download_admin", "schedule_admin"]

const members: readonly Member[] = personRoles.map((role) => ({
  id: `person-${role}`,
  alliance: role === "neighbour" ? "alliance-2" : "alliance-1",
  username: `${role} 成员`,
  token: `token-of-${role}`,
  // the neighbour administers the other alliance
  roles: [
    "alliance_member",
    ...businessRoles.filter((one) => one === role || (role === "neighbour" && one === "alliance_admin")),
  ],
}))

/** The member of a session whose four headers belong together. */
export const personOf = (headers: IncomingHttpHeaders): Member | undefined =>
  members.find(
    (one) =>
      one.token === headers.token &&
      one.alliance === headers["alliance-id"] &&
      one.id === headers["member-id"] &&
      encodeURIComponent(one.username) === headers.username,
  )

/** A person as records show them. */
export const memberRef = ({ id, username }: Member): object => ({
  id,
  username,
  name: username,
  real_name: username,
  organization: null,
  is_disabled: false,
})

/** What the verifier has to know of this backend. */
export const smallFixtures: Fixtures = {
  alliance: { org: "one", group: "NONE" },
  neighbour: { org: "two" },
  people: Object.fromEntries(
    personRoles.map((role, at) => {
      const { token, alliance, id, username } = members[at] as Member
      return [
        role,
        { session: { token, alliance_id: alliance, user_id: id, username, is_admin: role === "alliance_admin" } },
      ]
    }),
  ),
  refused: {},
  values: {},
  start_within_seconds: 90,
}
