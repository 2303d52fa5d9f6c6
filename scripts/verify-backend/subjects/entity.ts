import { act, maker, type Kind, type Verification } from "./subject.ts"

const who = "alliance_admin"

const formOf = ({ records }: Verification, unique: string) => ({
  name: `${records.run} 测试单位 ${unique}`,
  name_english: `${records.run} test entity ${unique}`,
  acronym: "测试",
  acronym_english: "TEST",
  email_suffix: "verify-backend.example",
})

/** Makes an entity without members. */
const entity = maker("entity", formOf)

async function disabled(v: Verification) {
  const subject = await entity(v)
  await act(v, subject, "entity.disable")
  return subject
}

export const entities: Kind = {
  name: "entities",
  creates: ["entity.create"],
  sample: { path: "/entity/{id}", make: entity },
  writes: {
    "entity.create": { who, body: formOf, other: { acronym: "其他" } },
    "entity.update": { who, subject: entity, body: formOf },
    "entity.disable": { who, subject: entity, body: () => ({}), other: { version: 999_999 } },
    "entity.enable": { who, subject: disabled, body: () => ({}), other: { version: 999_999 } },
  },
}
