import { maker, type Kind, type Verification } from "./subject.ts"

const who = "secretary"

const changeOf = ({ records }: Verification, unique: string) => ({
  name: `${records.run} test template 测试模板 ${unique}`,
  topics: [{ subject: `Topic 议题 ${unique}`, minutes: 10 }, { subject: "Any other business 其他事项" }],
})

const formOf = (v: Verification, unique: string) => ({
  ...changeOf(v, unique),
  group_acronym: v.fixtures.alliance.group,
})

/** Makes a template of the group. */
const template = maker("agenda-template", formOf)

export const agendaTemplates: Kind = {
  name: "agenda templates",
  creates: ["agenda-template.create"],
  sample: { path: "/agenda-template/{id}", make: template },
  writes: {
    "agenda-template.create": { who, entitled: "alliance_admin", body: formOf, other: { name: "Another 其他模板" } },
    "agenda-template.update": { who, subject: template, body: changeOf },
  },
}
