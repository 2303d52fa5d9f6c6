import { resultOf } from "./answers.ts"
import { unique } from "./bodies.ts"
import type { Request } from "./request.ts"
import type { Verification } from "./verification.ts"

const namesOf = ({ records }: Verification, unique: string) => ({
  name: `${records.run} 测试单位 ${unique}`,
  name_english: `${records.run} test entity ${unique}`,
})

const formOf = (v: Verification, unique: string) => ({
  ...namesOf(v, unique),
  acronym: "测试",
  acronym_english: "TEST",
  email_suffix: "verify-backend.example",
})

async function made(v: Verification, resource: "entity" | "member-level", form: typeof namesOf): Promise<string> {
  const body = form(v, unique())
  const exchange = await v.target.send(`${resource}.create`, { as: await v.people.get("alliance_admin"), body })
  const { id } = resultOf(exchange)
  v.records.note(resource === "entity" ? "entities" : "member levels", id)
  return String(id)
}

/** Creates an entity without members. */
export function newEntity(v: Verification): Promise<string> {
  return made(v, "entity", formOf)
}

const who = "alliance_admin"

const entity = async (v: Verification) => {
  const path = { id: await newEntity(v) }
  return { own: { who, read: "entity.get", change: "entity.update", path } } as const
}

const disabled = async (v: Verification) => {
  const subject = await entity(v)
  const as = await v.people.get(who)
  resultOf(await v.target.send("entity.disable", { as, path: subject.own.path, body: { version: 1 } }))
  return subject
}

/** A member level, which can only be read in its list. */
const level = async (v: Verification) => {
  const path = { id: await made(v, "member-level", namesOf) }
  return { own: { who, read: "member-level.list", change: "member-level.update", path } } as const
}

/** Requests for the operations that write entities and member levels. */
export const entityRequests: Readonly<Record<string, Request>> = {
  "entity.create": { who, subject: () => Promise.resolve({}), body: formOf, other: { acronym: "其他" } },
  "entity.update": { who, subject: entity, body: formOf },
  "entity.disable": { who, subject: entity, body: () => ({}), other: { version: 999_999 } },
  "entity.enable": { who, subject: disabled, body: () => ({}), other: { version: 999_999 } },
  "member-level.create": {
    who,
    subject: () => Promise.resolve({}),
    body: namesOf,
    other: { name_english: "Another level" },
  },
  "member-level.update": { who, subject: level, body: namesOf },
}
