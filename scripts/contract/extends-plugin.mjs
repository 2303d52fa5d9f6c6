/**
 * The contract's own keyword `x-extends`, for the linter and the bundle: a schema has the properties and required names of the schema it
 * refers to, and its own. A record has what its row in a list has, and an update what a creation has, without saying it twice.
 *
 * @typedef {{ properties?: Record<string, unknown>, required?: string[], "x-extends"?: { $ref: string } }} Schema
 * @typedef {{ resolve: (reference: { $ref: string }) => { node?: Schema }, report: (problem: { message: string }) => void }} Context
 */

/**
 * @param {Schema} schema
 * @param {Context} context
 */
function complete(schema, context) {
  const { "x-extends": extended, required: own = [] } = schema
  if (!extended) return
  delete schema["x-extends"]
  const { node: base } = context.resolve(extended)
  if (!base) return context.report({ message: `x-extends leads nowhere: ${extended.$ref}` })
  complete(base, context)
  const required = [...new Set([...(base.required ?? []), ...own])]
  if (required.length > 0) schema.required = required
  schema.properties = { ...base.properties, ...schema.properties }
}

export default () => ({
  id: "contract",
  preprocessors: { oas3: { extends: () => ({ Schema: { enter: complete } }) } },
})
