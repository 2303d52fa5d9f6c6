import type { components } from "#openapi/generated/schema.d.ts"
import { certificationStatusValues } from "#openapi/generated/values/certification-status.ts"
import { agencyRefOf } from "#mock/domains/agency/view.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { guarded, ok, type Handlers, type SignedIn, type Checked } from "#mock/engine/handler.ts"
import { listPage, matches, sorted } from "#mock/engine/list-rows.ts"
import { onList } from "#mock/engine/record-guard.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { findCertification } from "./guard.ts"
import type { CertificationRow } from "./records.ts"
import { certificationListRules } from "./rules.ts"
import { openStepIn, statusOf } from "./steps.ts"
import { certificationRecord, certificationRow, isWaitingFor, phaseOf, subjectOf, waitsSince } from "./view.ts"

type Status = components["schemas"]["CertificationStatus"]
type Query = SignedIn<Checked<"certification.list">>["query"]

/** The texts of a row that the search looks in. */
export function certificationTexts(row: CertificationRow, { store }: World): (string | null)[] {
  const agencies = [row.test_agency_id, row.certification_agency_id].map((id) => agencyRefOf(store, id))
  const { name, real_name } = memberRefOf(store, row.submitter_id)
  const names = agencies.flatMap((agency) => [agency.name, agency.name_english])
  return [row.code, subjectOf(row), row.company, row.product, ...names, name, real_name]
}

const isOver = ({ state }: CertificationRow) => state === "completed" || state === "withdrawn"

/** `ongoing` matches all applications that are neither completed nor withdrawn. */
function hasStatus(row: CertificationRow, status: Status): boolean {
  return status === "ongoing" ? !isOver(row) : statusOf(row.state) === status
}

/** Whether a value matches a filter; without a filter every value matches. */
const isAsked = <V>(asked: V | readonly V[] | undefined, value: V | undefined): boolean =>
  asked === undefined || [asked].flat().some((one) => one === value)

/** Whether the agencies of a row match the filters: `agency_id` matches either agency, the other two match one each. */
function isOfAgencies({ test_agency_id: tests, certification_agency_id: certifies }: CertificationRow, query: Query) {
  const { agency_id, test_agency_id, certification_agency_id } = query
  return (
    (isAsked(agency_id, tests) || isAsked(agency_id, certifies)) &&
    isAsked(test_agency_id, tests) &&
    isAsked(certification_agency_id, certifies)
  )
}

function wantedBy(query: Query, user: MemberRow, world: World) {
  const { q, mine, waiting_for_me } = query
  return (row: CertificationRow): boolean =>
    isAsked(query.phase, phaseOf(row)) &&
    isAsked(query.step, openStepIn(row.state)?.key) &&
    isOfAgencies(row, query) &&
    (mine !== true || row.submitter_id === user.id) &&
    (waiting_for_me !== true || isWaitingFor(user, row, world)) &&
    matches(q, certificationTexts(row, world))
}

/** Read operations for applications (CERT-01, CERT-02). */
export const certificationHandlers = {
  "certification.list": guarded(onList(certificationListRules, "read"), ({ store, now, viewer: { member }, query }) => {
    const world = { store, now }
    const { sort = "waiting", status } = query
    const filtered = visible("certification", member, world, wantedBy(query, member, world))
    const rows = status ? filtered.filter((row) => status.some((one) => hasStatus(row, one))) : filtered
    const keys = { ...plainKeys, waiting: (row: CertificationRow) => turn(row, member, world) }
    const newestFirst = sorted(rows, "-updated_time", plainKeys)
    return ok({
      ...listPage(newestFirst, { ...query, sort }, keys, (row) => certificationRow(row, member, world)),
      actions: certificationListRules.actions(member, member, world),
      counts: Object.fromEntries(
        certificationStatusValues.map((one) => [one, filtered.filter((row) => hasStatus(row, one)).length]),
      ) as components["schemas"]["CertificationList"]["counts"],
    })
  }),

  "certification.get": guarded(
    (call) => findCertification(call, "read"),
    ({ viewer }, { record, world }) => ok(certificationRecord(record, viewer.member, world)),
  ),
} satisfies Handlers

/** The time since when the application has waited for the user; null if it does not wait for the user. */
const turn = (row: CertificationRow, user: MemberRow, world: World) =>
  isWaitingFor(user, row, world) ? waitsSince(row) : null

const plainKeys = {
  code: ({ code }: CertificationRow) => code,
  created_time: ({ created_time }: CertificationRow) => created_time,
  updated_time: ({ updated_time }: CertificationRow) => updated_time,
  company: ({ company }: CertificationRow) => company,
  product: ({ product }: CertificationRow) => product,
}
