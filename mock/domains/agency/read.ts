import type { MemberRow } from "#mock/domains/member/records.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { countBy, listPage, matches } from "#mock/engine/list-rows.ts"
import { foundRecord, onList, type UncheckedCall } from "#mock/engine/record-guard.ts"
import type { ActionOf, World } from "#mock/engine/rules.ts"
import { placesTo } from "#mock/domains/region/regions.ts"
import type { AgencyRow } from "./records.ts"
import { agencyListRules, agencyRules, isSelectable } from "./rules.ts"
import { agencyRecord, agencyRow } from "./view.ts"

/** Finds the agency of a call and checks that the user may take the action. */
export function findAgency(
  call: UncheckedCall & { path: { id: string } },
  action: ActionOf<typeof agencyRules.table> | "read",
) {
  return foundRecord(call, call.store.rows.agency.get(call.path.id), agencyRules, action)
}

/** The agencies that the user sees in the list (openapi/states/agency.yaml). */
export function listedFor(user: MemberRow, world: World): AgencyRow[] {
  return world.store.rows.agency.filter(
    (row) =>
      row.alliance_id === user.alliance_id &&
      (isSelectable(row, world.now) || agencyRules.sees(user, "agency.list items", row, world)),
  )
}

function textsOf({ name, name_english, acronym, address, region_code }: AgencyRow): (string | null)[] {
  const places = placesTo(region_code).flatMap((place) => [place.name, place.name_english])
  return [name, name_english, acronym, address, ...places]
}

/** Reading test and certification agencies (ADM-04). */
export const agencyHandlers = {
  "agency.list": guarded(onList(agencyListRules, "read"), ({ store, now, viewer: { member }, query }) => {
    const world = { store, now }
    const { sort = "name", status, type, is_selectable, q } = query
    const filtered = listedFor(member, world).filter(
      (row) =>
        (!type || type.includes(row.type)) &&
        (is_selectable === undefined || isSelectable(row, now) === is_selectable) &&
        matches(q, textsOf(row)),
    )
    const rows = status ? filtered.filter((row) => status.includes(agencyRules.status(row, world))) : filtered
    return ok({
      ...listPage(rows, { ...query, sort }, keys, (row) => agencyRow(row, member, world)),
      actions: agencyListRules.actions(member, member, world),
      counts: countBy(filtered, agencyRules.states, (row) => agencyRules.status(row, world)),
    })
  }),

  "agency.get": guarded(
    (call) => findAgency(call, "read"),
    ({ viewer }, { record, world }) => ok(agencyRecord(record, viewer.member, world)),
  ),
} satisfies Handlers

const keys = {
  name: ({ name }: AgencyRow) => name,
  name_english: ({ name_english }: AgencyRow) => name_english,
  acronym: ({ acronym }: AgencyRow) => acronym,
  type: ({ type }: AgencyRow) => type,
  expiration_end: ({ expiration_end }: AgencyRow) => expiration_end,
}
