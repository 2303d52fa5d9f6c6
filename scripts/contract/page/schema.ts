import { meaningOf, type Schemas } from "../descriptions.ts"
import { nameOf, type CodeText, type Schema } from "../document.ts"
import { escape, inline, paragraphs, table } from "./markup.ts"

const limits: [keyof Schema, string][] = [
  ["minimum", "≥"],
  ["maximum", "≤"],
  ["minLength", "length ≥"],
  ["maxLength", "length ≤"],
  ["minItems", "items ≥"],
  ["maxItems", "items ≤"],
  ["pattern", "pattern"],
  ["default", "default"],
]

const code = (value: unknown): string =>
  `<code>${escape(typeof value === "string" ? value : JSON.stringify(value))}</code>`

/** The type of a value in one line of HTML: type name or link to its schema, and limits. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return `<a href="#schema-${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return alternatives.map(typeOf).join(" or ")
  if ("const" in schema) return code(schema.const)
  const values = schema.enum?.map(code).join(" · ")
  const name = values ?? [schema.type ?? "any"].flat().join(" or ")
  return [schema.items ? `${name} of ${typeOf(schema.items)}` : name, schema.format ?? "", ...limitsOf(schema)]
    .filter((part) => part !== "")
    .join(", ")
}

function limitsOf(schema: Schema): string[] {
  return limits.filter(([key]) => key in schema).map(([key, label]) => `${label} ${code(schema[key])}`)
}

/** Table rows for the fields of an object, including nested objects. */
function fieldsOf(schema: Schema, schemas: Schemas, prefix = ""): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    [
      `<code>${escape(prefix + name)}</code>${schema.required?.includes(name) ? "" : ' <span class="optional">optional</span>'}`,
      typeOf(field),
      inline(meaningOf(field, schemas)),
    ],
    ...fieldsOf(field, schemas, `${prefix}${name}.`),
    ...(field.items ? fieldsOf(field.items, schemas, `${prefix}${name}[].`) : []),
  ])
}

function textsOf(texts: Record<string, CodeText>): string {
  const rows = Object.entries(texts).map(([name, text]) => [
    `<code>${escape(name)}</code>`,
    String(text.status ?? "at a field"),
    escape(text.english),
    `<span lang="zh">${escape(text.chinese)}</span>`,
    (text.details ?? []).map(code).join(" "),
  ])
  return table(["Code", "Status", "English", "Chinese", "Details"], rows)
}

/** A schema as HTML: its fields, its codes with their texts, or its type. */
export function schemaBody(schema: Schema, schemas: Schemas): string {
  const fields = fieldsOf(schema, schemas)
  const texts = schema["x-texts"]
  if (texts) return textsOf(texts)
  return fields.length > 0 ? table(["Field", "Type", "Meaning"], fields) : `<p>${typeOf(schema)}</p>`
}

/** The section of one named schema. */
export function schemaSection(name: string, schema: Schema, schemas: Schemas): string {
  return `<section id="schema-${name}"><h3>${name}</h3>${paragraphs(schema.description ?? "")}${schemaBody(schema, schemas)}</section>`
}
