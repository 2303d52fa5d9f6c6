import type { ProfileRow } from "./records.ts"
import { day } from "#mock/engine/store/clock.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"

type Fields = Omit<ProfileRow, "id" | "alliance_id" | "changed_by_id" | "updated_time" | "version">

const empty: Fields = {
  salutation: null,
  first_name: null,
  last_name: null,
  job_title: null,
  country_code: null,
  province_code: null,
  city_code: null,
  address1: null,
  address2: null,
  mobile1: null,
  mobile2: null,
  phone1: null,
  phone2: null,
  fax: null,
}

/** Profiles with content: one complete, one partial; all others are empty. */
const profiles: Readonly<Record<string, Partial<Fields>>> = {
  secretary: {
    salutation: "female",
    first_name: "岚溪",
    last_name: "邱",
    job_title: "标准化经理",
    country_code: "CN",
    province_code: "CN-33",
    city_code: "CN-3301",
    address1: "西湖区文三路 1 号",
    address2: "3 号楼 1204 室",
    mobile1: "+86 138 0013 8000",
    mobile2: "+86 139 0013 9000",
    phone1: "+86 571 8800 0000",
    phone2: "+86 571 8800 0001",
    fax: "+86 571 8800 0009",
  },
  chair: {
    salutation: "female",
    first_name: "Mara",
    last_name: "Ellingsen",
    job_title: "Principal engineer",
    country_code: "NO",
    province_code: "NO-46",
    city_code: "NO-4601",
    address1: "Bryggen 1",
    mobile1: "+47 412 34 567",
  },
}

/** Seeds the profiles of an alliance. */
export function seedProfiles({ builder, data, person }: AllianceSeed): void {
  for (const [id, fields] of Object.entries(profiles)) {
    const member = person(id)
    builder.add("profile", {
      ...empty,
      ...fields,
      id: member.id,
      alliance_id: `alliance-${data.key}`,
      changed_by_id: member.id,
      updated_time: builder.anchor - 30 * day,
      version: 2,
    })
  }
}
