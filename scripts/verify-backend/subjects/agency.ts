import type { PersonRole } from "../client/fixtures.ts"
import { unique } from "./bodies.ts"
import { create, type Kind, type Verification } from "./subject.ts"
import { day } from "./test-records.ts"

/** Whose accounts are members of the agencies of the run. */
const ofAgencies = { test: "testing_agency", certification: "certification_agency" } as const
type AgencyType = keyof typeof ofAgencies

const isType = (sort: string): sort is AgencyType => sort in ofAgencies

/**
 * The id of an agency of the run with these accounts of the fixtures as its members: what an application is about concerns nobody else. It
 * cannot be deleted, and not disabled while applications use it, so its period ends by itself after a day.
 */
async function newAgency(v: Verification, type: AgencyType, members: readonly PersonRole[]): Promise<string> {
  const name = unique()
  const body = {
    name: `${v.records.run} ${name} 测试机构`,
    name_english: `${v.records.run} own agency ${name}`,
    type,
    region_code: v.fixtures.values.code ?? "FI",
    expiration_end: v.records.instant(day),
    timezone: "UTC",
  }
  const id = String((await create(v, "agency.create", "alliance_admin", { body })).id)
  const accounts = members.map(async (who) => (await v.people.get(who)).session.user_id)
  const added = { path: { id }, body: { member_ids: await Promise.all(accounts) } }
  await create(v, "agency.member.add", "alliance_admin", added)
  return id
}

/** Whether the target can make agencies, and the fixtures have accounts for them. */
const canMake = ({ fixtures, target }: Verification): boolean =>
  !["agency.create", "agency.member.add"].some((operation) => target.missing.has(operation)) &&
  Object.values(ofAgencies).every((who) => fixtures.people[who])

/** The agency of the run that examples name; undefined for another sort, or if the run cannot make one. */
const exampleAgency = async (v: Verification, sort: string): Promise<string | undefined> =>
  isType(sort) && canMake(v)
    ? v.records.shared(`own ${sort} agency`, () => newAgency(v, sort, [ofAgencies[sort]]))
    : undefined

/** Both agencies of an application, of each of which both accounts are members. */
export async function agenciesOfBoth(v: Verification) {
  const both = Object.values(ofAgencies)
  return {
    certification_agency_id: await newAgency(v, "certification", both),
    test_agency_id: await newAgency(v, "test", both),
  }
}

/** Agencies of the run. */
export const agencies: Kind = {
  name: "agencies",
  standIn: { kind: "agency", id: exampleAgency },
}
