import { day, type Instant } from "#mock/engine/store/clock.ts"
import { employersOf } from "#mock/domains/entity/seed.ts"
import type { MemberRow } from "./records.ts"
import type { AllianceData } from "#mock/engine/seed/alliances.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { makeName } from "#mock/engine/seed/names.ts"
import { Random } from "#mock/engine/seed/random.ts"

type Traits = Partial<
  Pick<MemberRow, "is_admin" | "is_general_secretary" | "biz_roles" | "is_disabled" | "disabled_reason">
>
type PersonData = {
  name: string
  real_name?: string
  username?: string
  timezone?: string
  /** The English name of the employer, if it is not one of the person's country. */
  employer?: string
  /** How many days ago a new member joined; the others joined long ago. */
  joinedAgo?: number
} & Traits

/** The people of the sign-on page. Some user names are Chinese: headers carry them percent-encoded. */
const persons: Readonly<Record<string, PersonData>> = {
  admin: { name: "Ingrid Solheim", timezone: "Europe/Oslo", is_admin: true },
  "general-secretary": { name: "欧阳云舒", real_name: "Ouyang Yunshu", is_general_secretary: true },
  "notice-admin": { name: "Hoshino Yukari", timezone: "Asia/Tokyo", biz_roles: [6] },
  "topic-admin": { name: "包致远", real_name: "Bao Zhiyuan", biz_roles: [7] },
  "download-admin": { name: "Petra Novotníková", timezone: "Europe/Prague", biz_roles: [8] },
  "proposal-admin": { name: "Inês Carvalheda", timezone: "Europe/Lisbon", biz_roles: [9] },
  "cert-admin": { name: "Adaeze Okonwi", timezone: "Africa/Lagos", biz_roles: [10] },
  "certdoc-admin": { name: "陆清仪", real_name: "Lu Qingyi", biz_roles: [11] },
  "member-admin": { name: "Freya Lindgard", timezone: "Europe/Stockholm", biz_roles: [12] },
  "schedule-admin": { name: "程景行", real_name: "Cheng Jingxing", username: "程景行", biz_roles: [13] },
  chair: { name: "Mara Ellingsen", timezone: "Europe/Oslo", employer: "Halden Lightworks" },
  "vice-chair": { name: "沈牧阳", real_name: "Shen Muyang" },
  secretary: { name: "邱岚溪", real_name: "Qiu Lanxi", username: "邱岚溪", employer: "Yunli Tech" },
  member: { name: "Jonas Brekkhus", timezone: "Europe/Oslo" },
  "restricted-member": { name: "Tomasz Wierzbowiec", timezone: "Europe/Warsaw" },
  "lone-member": { name: "宋晚晴", real_name: "Song Wanqing", joinedAgo: 20 },
  "lab-tester": { name: "Saoirse Hallinan", timezone: "Europe/Dublin", employer: "Skerry Test House" },
  certifier: { name: "Hannes Rosvall", timezone: "Europe/Helsinki" },
  applicant: { name: "高思齐", real_name: "Gao Siqi" },
  disabled: {
    name: "Emeka Abernath",
    timezone: "Europe/London",
    is_disabled: true,
    disabled_reason: "Has moved to another organisation.",
  },
}

/** Number of members in an alliance in addition to the people of the sign-on page. */
const otherMembers = { normal: 60, large: 10_000 - Object.keys(persons).length }

/** Seeds all members of an alliance, beginning with the people of the sign-on page, and the one person there who is not a member. */
export function seedPeople(seed: AllianceSeed): void {
  const { builder, data, scale, alliance_id } = seed
  const entities = employersOf(seed)
  const inChina = entities.filter(({ region_code }) => region_code === "CN")
  const elsewhere = entities.filter(({ region_code }) => region_code !== "CN")
  const employer = (isChinese: boolean, at: number) => {
    const there = isChinese ? inChina : elsewhere
    return there[at % there.length]?.id ?? null
  }
  const employerOf = ({ employer: name, timezone }: PersonData, at: number) =>
    entities.find(({ name_english }) => name_english === name)?.id ?? employer(timezone === undefined, at)
  Object.entries(persons).forEach(([person, all], at) => {
    const { employer: _, joinedAgo = 900 - at * 20, ...given } = all
    builder.add("member", {
      ...memberOf(data, alliance_id, person, given, person === "applicant" ? null : employerOf(all, at)),
      ...since(`member-${data.key}-${person}`, builder.anchor - joinedAgo * day),
    })
  })
  builder.add("stranger", {
    id: `account-${data.key}-77120`,
    alliance_id,
    person: "non-member",
    username: "oskar.lindqvist",
    name: "Oskar Lindqvist",
    email: "oskar.lindqvist@skerry-test.example",
  })
  const random = new Random(`people ${data.key}`)
  for (let at = 0; at < otherMembers[scale]; at += 1) {
    const { isChinese, ...name } = makeName(random, at + 1)
    const id = `member-${data.key}-${at + 1}`
    const isDisabled = at % 23 === 22
    builder.add("member", {
      ...defaults,
      ...name,
      ...since(id, builder.anchor - (700 - (at % 690)) * day),
      id,
      alliance_id,
      person: null,
      email: `${name.username}@${data.domain}`,
      entity_id: employer(isChinese, random.whole(0, 999)),
      timezone: isChinese ? "Asia/Shanghai" : random.pick(["Europe/Berlin", "Europe/London", "America/New_York"]),
      language: isChinese ? "chinese" : "english",
      is_disabled: isDisabled,
      disabled_reason: isDisabled ? (isChinese ? "已离职。" : "Has left the organisation.") : null,
    })
  }
}

const defaults = {
  is_admin: false,
  is_general_secretary: false,
  biz_roles: [],
  is_disabled: false,
  disabled_reason: null,
}

/** Fields of a row that has not changed since the member joined. */
function since(id: string, join_time: Instant) {
  return { join_time, changed_by_id: id, updated_time: join_time, version: 1 }
}

function memberOf(
  data: AllianceData,
  alliance_id: string,
  person: string,
  given: Omit<PersonData, "employer" | "joinedAgo">,
  entity_id: string | null,
): Omit<MemberRow, keyof ReturnType<typeof since>> {
  const { name, real_name = name, timezone = "Asia/Shanghai", ...traits } = given
  const plain = real_name.normalize("NFD").replace(/\p{M}/gu, "").replace(" ", ".").toLowerCase()
  return {
    ...defaults,
    ...traits,
    id: `member-${data.key}-${person}`,
    alliance_id,
    person,
    username: given.username ?? plain,
    name,
    real_name,
    email: `${plain}@${data.domain}`,
    entity_id,
    timezone,
    language: given.timezone === undefined ? "chinese" : "english",
  }
}
