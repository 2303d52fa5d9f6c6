import type { AllianceKey } from "#mock/engine/seed/alliances.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import type { AllianceRow } from "./records.ts"
import { userGuide } from "./user-guide.ts"

type PartnerName = AllianceRow["sponsor_names"][number]

function partner(name: string, name_english: string, website: string | null = null): PartnerName {
  return { name, name_english, website }
}

const sponsors: Readonly<Record<AllianceKey, readonly PartnerName[]>> = {
  aurora: [
    partner("海登光电", "Halden Lightworks", "https://halden-lightworks.example/"),
    partner("澜岸通信", "Lan’an Communications", "https://lanan.example/"),
    partner("维尔特半导体", "Veldt Semicon"),
  ],
  harbor: [
    partner("锚地仪器", "Anchorage Instruments", "https://anchorage.example/"),
    partner("海瞰科技", "Haikan Tech"),
  ],
}

const partners: Readonly<Record<AllianceKey, readonly PartnerName[]>> = {
  aurora: [
    partner("石礁实验室", "Skerry Test House", "https://skerry-test.example/"),
    partner("特罗姆瑟光学学会", "Tromsø Optical Society"),
    partner("松水实验室", "Pinewater Labs"),
    partner("燕鸥仪器", "Tern & Vale Instruments", "https://tern-vale.example/"),
  ],
  harbor: [
    partner("港务研究院", "Port Research Institute"),
    partner("灯塔测绘", "Beacon Survey", "https://beacon-survey.example/"),
  ],
}

/** Each alliance's description, in both languages. */
const descriptions: Readonly<Record<AllianceKey, string>> = {
  aurora:
    "Open specifications for optical interconnects, tested and certified together.\n光互联开放规范，共同测试与认证。",
  harbor: "Sensors and data formats for ports.\n面向港口的传感器与数据格式。",
}

/** The alliance itself, and its user guide. */
export function seedAlliance({ builder, data, alliance_id: id }: AllianceSeed): void {
  const alliance = builder.add("alliance", {
    id,
    url: data.key,
    org: data.org,
    name: data.name[0],
    name_english: data.name[1],
    acronym: data.acronym,
    description: descriptions[data.key],
    login_logo_id: null,
    home_logo_id: null,
    assistant_ids: [],
    hue: data.hue,
    is_grey: false,
    secretariat_email: `secretariat@${data.domain}`,
    sponsor_names: sponsors[data.key],
    partner_names: partners[data.key],
    user_guide_id: `file-${data.key}-guide`,
    changed_by_id: `member-${data.key}-admin`,
    updated_time: builder.at(-200, "06:00"),
    version: 1,
  })
  builder.add("file", {
    id: alliance.user_guide_id,
    alliance_id: alliance.id,
    uploader_id: null,
    name: `User guide – ${data.name[1]}.pdf`,
    content_type: "application/pdf",
    module: "organization",
    use: "attachment",
    created_time: builder.at(-200, "06:00"),
    is_public: true,
    bytes: userGuide(data),
  })
}
