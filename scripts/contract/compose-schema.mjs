/** @typedef {Record<string, any>} Node */

/**
 * Replaces our own keywords of a schema (docs/writing-the-contract.md) in place. One that cannot be replaced remains, so that the linter reports it.
 * @param {Node} schema
 * @param {Node} page the schema of a list, without the kind of its rows
 * @param {(reference: Node) => Node | undefined} follow the schema, already complete, that a reference in this schema leads to
 */
export function completeSchema(schema, page, follow) {
  const {
    "x-required": required,
    "x-or-null": orNull,
    "x-extends": extended,
    "x-list-of": row,
    "x-counts-of": counted,
  } = schema
  if (required === "all") {
    delete schema["x-required"]
    schema.required = Object.keys(schema.properties ?? {})
  }
  if (orNull) {
    delete schema["x-or-null"]
    schema.anyOf = [orNull, { type: "null" }]
  }
  if (row) {
    delete schema["x-list-of"]
    extend(schema, listOf(row, page))
  }
  const statuses = counted && follow(counted)
  if (statuses) {
    delete schema["x-counts-of"]
    extend(schema, countsOf(statuses, page))
  }
  if (isUnlimitedNumber(schema)) schema.maximum = Number.MAX_SAFE_INTEGER
  const base = extended && follow(extended)
  if (base) {
    delete schema["x-extends"]
    extend(schema, base)
  }
}

/** Whether a schema allows whole numbers that programs in different languages would read differently. @param {Node} schema */
const isUnlimitedNumber = ({ type, maximum, enum: values, const: value }) =>
  [type].flat().includes("integer") && [maximum, values, value].every((limit) => limit === undefined)

/** Gives a schema the type, the properties and the required names of another one, and keeps its own. @param {Node} schema @param {Node} base */
function extend(schema, base) {
  const required = [...new Set([...(base.required ?? []), ...(schema.required ?? [])])]
  if (required.length > 0) schema.required = required
  schema.type ??= base.type
  schema.properties = { ...base.properties, ...schema.properties }
}

/** @param {Node} row @param {Node} page */
function listOf(row, page) {
  const { items, ...others } = structuredClone(page.properties)
  return { ...page, properties: { items: { ...items, items: row }, ...others } }
}

/** A number for each value of an enum. @param {Node} statuses the enum @param {Node} page has the schema of a total */
function countsOf(statuses, page) {
  const properties = Object.fromEntries(
    statuses.enum.map((/** @type {string} */ name) => [name, { ...page.properties.total }]),
  )
  return { type: "object", properties, required: statuses.enum }
}
