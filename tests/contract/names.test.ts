import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import type { Schema } from "#scripts/contract/document.ts"
import { bundleContract } from "#scripts/contract/redocly.ts"

const document = bundleContract(fileURLToPath(new URL("../..", import.meta.url)))

/** Record 054: instants whose name the specification gives, or that say until when people have to act. */
const otherInstants = ["deadline", "expiration_end", "expiration_start"]

/** Record 054: switches, which are named after what they switch; and answers of the specification. */
const otherBooleans = /^(success|label_required|hides_first_days)$/
const switches = /^(SubscriptionSwitches(Input)?|FirstDays)$/

/** Record 054: people with a part in a record. Who did something with it ends in `_by`. */
const roles = [
  "applicant",
  "assignee",
  "author",
  "creator",
  "holder",
  "member",
  "organizer",
  "presenter",
  "representative",
  "submitter",
  "uploader",
  "user",
  "voter",
]

const choices = ({ anyOf = [], oneOf = [], allOf = [] }: Schema) => [...anyOf, ...oneOf, ...allOf]

/** The name of the schema of a value, or `boolean`; null and lists aside. */
function kindOf(schema: Schema): string | undefined {
  if (schema.$ref) return schema.$ref.split("/").at(-1)
  if ([schema.type].flat().includes("boolean")) return "boolean"
  return choices(schema).map(kindOf).find(Boolean)
}

/** Every property below a schema, with the name of the schema that is stored under a name of its own. */
function propertiesOf(schema: Schema): [name: string, kind: string | undefined][] {
  const own = Object.entries(schema.properties ?? {})
  const inner = [...own.map(([, property]) => property), ...choices(schema), ...(schema.items ? [schema.items] : [])]
  return [
    ...own.map(([name, property]): [string, string | undefined] => [name, kindOf(property)]),
    ...inner.flatMap(propertiesOf),
  ]
}

const schemas = Object.entries(document.components.schemas)
const all = schemas.flatMap(([schema, content]) =>
  propertiesOf(content).map(([name, kind]) => ({ schema, name, kind })),
)
const namesOf = (...kinds: string[]) => all.filter(({ kind }) => kind !== undefined && kinds.includes(kind))
const distinct = (found: { name: string }[]) => [...new Set(found.map(({ name }) => name))].sort()

test("an instant ends in _time", () => {
  const instants = namesOf("Instant", "InstantInput")
  expect(instants.length).toBeGreaterThan(100)
  expect(distinct(instants.filter(({ name }) => !/(^|_)time$/.test(name)))).toEqual(otherInstants)
})

test("what is true or false begins with is_, has_ or can_", () => {
  const booleans = namesOf("boolean").filter(({ schema }) => !switches.test(schema))
  expect(booleans.length).toBeGreaterThan(20)
  expect(booleans.filter(({ name }) => !/^(is|has|can)_/.test(name) && !otherBooleans.test(name))).toEqual([])
})

test("who did something with a record ends in _by", () => {
  const people = namesOf("MemberRef")
  expect(people.length).toBeGreaterThan(40)
  expect(distinct(people.filter(({ name }) => !name.endsWith("_by")))).toEqual(roles)
})
