import type { components } from "#openapi/generated/schema.d.ts"
import { writeLog } from "#mock/engine/log.ts"
import { childrenOf } from "#mock/domains/region/regions.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { ProfileRow } from "./records.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { ok, signedIn, type Handlers } from "#mock/engine/handler.ts"
import { memberRef } from "#mock/domains/member/ref.ts"

type Schemas = components["schemas"]
type Written = Schemas["ProfileInput"]

const texts = ["first_name", "last_name", "job_title", "address1", "address2"] as const
const phones = ["mobile1", "mobile2", "phone1", "phone2", "fax"] as const
const regions = ["country_code", "province_code", "city_code"] as const
const logged = ["salutation", ...texts, ...phones, ...regions, "timezone", "language"] as const

/** Operations on the user's own profile (ACC-01). */
export const profileHandlers = {
  "profile.get": signedIn(({ store, viewer }) => ok(record(viewer.member, store))),

  "profile.update": signedIn((call) => {
    const { store, viewer, body, now } = call
    const { member } = viewer
    const before = profileOf(member, store)
    const input = new BodyCheck(call)
    const fields = fieldsOf(body, input)
    const timezone = input.zone("timezone", body.timezone)
    input.done()
    refuseStale(before, body.version, "normal", store)
    const after = store.rows.profile.put({ ...before, ...fields, ...changedBy(member, before, now) })
    const changed = store.rows.member.put({ ...member, timezone, language: body.language })
    const memo = memoOf({ ...before, ...member }, { ...after, ...changed }, [...logged])
    writeLog(call, { user: member, module: "profile", alliance_id: member.alliance_id, key: member.id, memo })
    return ok(record(changed, store))
  }),
} satisfies Handlers

function fieldsOf(body: Written, input: BodyCheck): Pick<ProfileRow, "salutation" | Names> {
  const whole = [...texts, ...phones].map((name) => [name, input.text(body[name])])
  const places = regions.map((name) => [name, body[name] ?? null])
  refuseRegions(body, input)
  const fields = Object.fromEntries([...whole, ...places]) as Record<Names, string | null>
  return { ...fields, salutation: body.salutation ?? null }
}

type Names = (typeof texts)[number] | (typeof phones)[number] | (typeof regions)[number]

/** Checks that each region is inside the one above it. */
function refuseRegions(body: Written, input: BodyCheck): void {
  let above: string | null = "0"
  for (const name of regions) {
    const code: string | null = body[name] ?? null
    if (code !== null && !regionOf(above, code)) input.refuse(name, "unknown_reference")
    above = code
  }
}

function regionOf(above: string | null, code: string | null) {
  const found = above === null ? undefined : childrenOf(above)?.find((region) => region.code === code)
  return found && { code: found.code, name: found.name, name_english: found.name_english }
}

/** A member's profile; empty before the first change. */
function profileOf({ id, alliance_id }: MemberRow, store: Store): ProfileRow {
  const empty = Object.fromEntries([...texts, ...phones, ...regions].map((name) => [name, null])) as Record<Names, null>
  const untouched = { ...empty, salutation: null, id, alliance_id, changed_by_id: id, updated_time: 0, version: 1 }
  return store.rows.profile.get(id) ?? untouched
}

function record(member: MemberRow, store: Store): Schemas["Profile"] {
  const profile = profileOf(member, store)
  const { country_code, province_code, city_code, salutation, version } = profile
  const { username, name, real_name, organization } = memberRef(store, member)
  const fields = Object.fromEntries([...texts, ...phones].map((field) => [field, profile[field]]))
  return {
    ...(fields as Record<(typeof texts)[number] | (typeof phones)[number], string | null>),
    version,
    username,
    email: member.email,
    name,
    real_name,
    organization,
    salutation,
    country: regionOf("0", country_code) ?? null,
    province: regionOf(country_code, province_code) ?? null,
    city: regionOf(province_code, city_code) ?? null,
    timezone: member.timezone,
    language: member.language,
  }
}
