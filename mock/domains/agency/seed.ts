import type { AllianceKey, Both } from "#mock/engine/seed/alliances.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { day } from "#mock/engine/store/clock.ts"
import type { AgencyRow } from "./records.ts"

type Plan = {
  names: Both
  acronym: string | null
  type: AgencyRow["type"]
  region: string
  address?: string
  timezone: string
  /** Start and end of the period, in days from now; null: no limit. */
  period: readonly [start: number | null, end: number | null]
  people?: readonly string[]
  templates?: readonly string[]
  isDisabled?: boolean
}

const skerry: Plan = {
  names: ["石礁实验室", "Skerry Test House"],
  acronym: "STH",
  type: "test",
  region: "IE",
  address: "4 Quay Street, Cork",
  timezone: "Europe/Dublin",
  period: [-600, 500],
  people: ["lab-tester"],
  templates: ["Testing agreement.txt"],
}

/** One selectable agency of each kind, then an expired one, a disabled one and one whose period has not begun. */
const plans: Readonly<Record<AllianceKey, readonly Plan[]>> = {
  aurora: [
    skerry,
    {
      names: ["钱塘认证中心", "Qiantang Certification Centre"],
      acronym: "QCC",
      type: "certification",
      region: "CN-3301",
      address: "西湖区文三路 1 号",
      timezone: "Asia/Shanghai",
      period: [-400, null],
      people: ["certifier"],
      templates: ["认证委托协议.txt", "保密协议.txt"],
    },
    {
      names: ["松水测试所", "Pinewater Test Laboratory"],
      acronym: "PTL",
      type: "test",
      region: "FI",
      timezone: "Europe/Helsinki",
      period: [-800, -20],
      people: ["lone-member"],
    },
    {
      names: ["峡湾认证", "Fjord Certification"],
      acronym: null,
      type: "certification",
      region: "NO-4601",
      address: "Kaigata 9, 5003 Bergen",
      timezone: "Europe/Oslo",
      period: [null, null],
      isDisabled: true,
    },
    {
      names: ["深圳光测", "Shenzhen Optical Testing"],
      acronym: "SOT",
      type: "test",
      region: "CN-44",
      timezone: "Asia/Shanghai",
      period: [40, 1100],
    },
  ],
  harbor: [
    skerry,
    {
      names: ["港湾认证所", "Harbor Certification Office"],
      acronym: "HCO",
      type: "certification",
      region: "DE-BY-M",
      address: "Hafenstraße 2, 80331 München",
      timezone: "Europe/Berlin",
      period: [-300, 800],
      people: ["certifier"],
    },
  ],
}

/** The test and certification agencies of an alliance. */
export function seedAgencies(seed: AllianceSeed): void {
  const { key } = seed.data
  plans[key].forEach((plan, at) => addAgency(seed, plan, at + 1))
  // Uploaded for an agency that does not exist yet; the contract's examples name this file.
  addTemplate(seed, `file-agency-${key}-upload`, "委托协议模板 Agreement template.txt")
}

function addAgency(seed: AllianceSeed, plan: Plan, number: number): void {
  const { data, builder, alliance_id, person } = seed
  const id = `agency-${data.key}-${number}`
  const instant = (days: number | null) => (days === null ? null : builder.at(days, "00:00"))
  const created_time = builder.anchor - (500 - number * 20) * day
  builder.add("agency", {
    id,
    alliance_id,
    name: plan.names[0],
    name_english: plan.names[1],
    acronym: plan.acronym,
    type: plan.type,
    region_code: plan.region,
    address: plan.address ?? null,
    expiration_start: instant(plan.period[0]),
    expiration_end: instant(plan.period[1]),
    timezone: plan.timezone,
    agreement_template_ids: (plan.templates ?? []).map((name, at) => addTemplate(seed, `file-${id}-${at + 1}`, name)),
    member_ids: (plan.people ?? []).map((one) => person(one).id),
    is_disabled: plan.isDisabled ?? false,
    created_time,
    changed_by_id: person("admin").id,
    updated_time: created_time,
    version: 1,
  })
}

function addTemplate({ builder, alliance_id, person }: AllianceSeed, id: string, name: string): string {
  builder.add("file", {
    id,
    alliance_id,
    uploader_id: person("admin").id,
    name,
    content_type: "application/octet-stream",
    module: "agency",
    use: "attachment",
    created_time: builder.at(-300, "07:00"),
    is_public: false,
    bytes: new TextEncoder().encode(`${name}\n`.repeat(100)),
  })
  return id
}
