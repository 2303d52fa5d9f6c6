/** A bilingual name: Chinese, English. */
export type Both = readonly [chinese: string, english: string]

export type AllianceKey = "aurora" | "harbor"

/** The identity of an alliance; the texts of its records are in their domains. */
export type AllianceData = {
  key: AllianceKey
  acronym: string
  name: Both
  org: string
  hue: number
  domain: string
}

const aurora: AllianceData = {
  key: "aurora",
  acronym: "AIA",
  name: ["极光互联联盟", "Aurora Interconnect Alliance"],
  org: "aurora-interconnect",
  hue: 205,
  domain: "aurora-interconnect.example",
}

const harbor: AllianceData = {
  key: "harbor",
  acronym: "HSA",
  name: ["港湾传感联盟", "Harbor Sensing Alliance"],
  org: "harbor-sensing",
  hue: 28,
  domain: "harbor-sensing.example",
}

export const alliances: readonly AllianceData[] = [aurora, harbor]
