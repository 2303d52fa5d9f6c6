import { maker, type Kind, type Verification } from "./subject.ts"

const who = "alliance_admin"

const formOf = ({ records }: Verification, unique: string) => ({
  name: `${records.run} 测试级别 ${unique}`,
  name_english: `${records.run} test level ${unique}`,
})

/** Makes a member level, which can only be read in its list. */
const level = maker("member-level", formOf, "member-level.list")

export const memberLevels: Kind = {
  name: "member levels",
  creates: ["member-level.create"],
  writes: {
    "member-level.create": { who, body: formOf, other: { name_english: "Another level" } },
    "member-level.update": { who, subject: level, body: formOf },
  },
}
