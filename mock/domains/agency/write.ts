import type { components } from "#openapi/generated/schema.d.ts"
import { fileIds } from "#mock/domains/file/body.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { placesTo } from "#mock/domains/region/regions.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { logAs, onList } from "#mock/engine/record-guard.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { findAgency } from "./read.ts"
import type { AgencyRow } from "./records.ts"
import { agencyListRules, agencyRules, usesOf } from "./rules.ts"
import { agencyRecord } from "./view.ts"

type Schemas = components["schemas"]

const fields = [
  "name",
  "name_english",
  "acronym",
  "type",
  "region_code",
  "address",
  "expiration_start",
  "expiration_end",
  "timezone",
  "agreement_template_ids",
] as const
type Written = Pick<AgencyRow, (typeof fields)[number]>

export const logOf = logAs("agency")

/** Creating and changing agencies (ADM-04). */
export const agencyWriteHandlers = {
  "agency.create": guarded(onList(agencyListRules, "create"), (call) => {
    const { store, now, viewer } = call
    const row: AgencyRow = {
      ...readAgency(call, call.body),
      id: store.newId("agency"),
      alliance_id: viewer.member.alliance_id,
      member_ids: [],
      is_disabled: false,
      created_time: now,
      changed_by_id: viewer.member.id,
      updated_time: now,
      version: 1,
    }
    agencyListRules.perform("create", call, {
      record: row,
      change: () => store.rows.agency.put(row),
      log: logOf(call, row, `${row.name} ${row.name_english}`),
    })
    return { status: 201, body: { success: true, result: agencyRecord(row, viewer.member, { store, now }) } }
  }),

  "agency.update": guarded(
    (call) => findAgency(call, "update"),
    (call, { record, world }) => {
      refuseStale(record, call.body.version, agencyRules.status(record, world), call.store)
      const written = readAgency(call, call.body, record)
      if (written.type !== record.type && usesOf(record, world).length > 0) throw new Refusal("type_fixed")
      return perform(
        call,
        "update",
        record,
        written,
        memoOf(loggedPeriod(record), loggedPeriod({ ...record, ...written }), fields),
      )
    },
  ),

  "agency.disable": guarded(
    (call) => findAgency(call, "disable"),
    (call, { record, world }) => {
      refuseStale(record, call.body.version, agencyRules.status(record, world), call.store)
      return perform(call, "disable", record, { is_disabled: true }, "valid -> invalid")
    },
  ),

  "agency.enable": guarded(
    (call) => findAgency(call, "enable"),
    (call, { record, world }) => {
      refuseStale(record, call.body.version, agencyRules.status(record, world), call.store)
      return perform(call, "enable", record, { is_disabled: false }, "invalid -> valid")
    },
  ),
} satisfies Handlers

/** The period as text for the operation log. */
function loggedPeriod(agency: AgencyRow) {
  const { expiration_start: start, expiration_end: end } = agency
  return {
    ...agency,
    expiration_start: start === null ? null : toText(start),
    expiration_end: end === null ? null : toText(end),
  }
}

type Call = SignedIn<Checked<"agency.update" | "agency.disable" | "agency.enable">>

function perform(
  call: Call,
  action: "update" | "disable" | "enable",
  record: AgencyRow,
  change: Partial<AgencyRow>,
  memo: string | null,
) {
  const { store, now, viewer } = call
  const next = { ...record, ...change, ...changedBy(viewer.member, record, now) }
  const done = agencyRules.perform(action, call, {
    record,
    change: () => store.rows.agency.put(next),
    log: logOf(call, record, memo),
  })
  return ok(agencyRecord(done, viewer.member, { store, now }))
}

/** Reads an agency form; throws a refusal with all invalid fields. @param kept the agency being changed */
function readAgency(
  call: SignedIn<Checked<"agency.create" | "agency.update">>,
  given: Schemas["AgencyInput"] | Schemas["AgencyUpdate"],
  kept?: AgencyRow,
): Written {
  const input = new BodyCheck(call)
  const others = call.store.rows.agency.filter(
    ({ id, alliance_id }) => alliance_id === call.viewer.member.alliance_id && id !== kept?.id,
  )
  if (placesTo(given.region_code).length === 0) input.refuse("region_code", "unknown_reference")
  const written = {
    ...input.names(given, others),
    acronym: input.text(given.acronym),
    type: given.type,
    region_code: given.region_code,
    address: input.text(given.address),
    ...periodOf(input, given),
    timezone: input.zone("timezone", given.timezone ?? call.viewer.member.timezone),
    agreement_template_ids: fileIds(
      input,
      "agreement_template_ids",
      given.agreement_template_ids,
      "agency",
      kept?.agreement_template_ids,
    ),
  }
  input.done()
  return written
}

function periodOf(
  input: BodyCheck,
  given: Pick<Schemas["AgencyInput"], "expiration_start" | "expiration_end">,
): Pick<AgencyRow, "expiration_start" | "expiration_end"> {
  const instant = (field: "expiration_start" | "expiration_end") => {
    const text = given[field] ?? null
    return text === null ? null : input.instant(field, text)
  }
  const [expiration_start, expiration_end] = [instant("expiration_start"), instant("expiration_end")]
  if (expiration_start !== null && expiration_end !== null && expiration_end <= expiration_start)
    input.refuse("expiration_end", "end_before_start")
  return { expiration_start, expiration_end }
}
