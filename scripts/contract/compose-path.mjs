/**
 * Completes a path of the contract: adds what `x-common` of openapi/openapi.yaml says once for all operations, and replaces our own short
 * forms. docs/writing-the-contract.md lists both. A key that a short form does not know is passed on, so that the linter reports it.
 *
 * @typedef {Record<string, any>} Node
 * @typedef {{
 *   headers: Node[], id: Node, write: Node[], list: Node[], filter: Node, location: Node, later: Node, answers: Record<"call" | "list" | "token" | "record", Node>,
 *   done: Node, refusal: Node, refusalTexts: Record<string, { english: string, details?: string[] }>, fieldTexts: Record<string, { english: string }>,
 * }} Common what `x-common` says; `refusalTexts` and `fieldTexts` are those of the two lists of codes
 */

const methods = ["get", "post", "put", "delete"]

/**
 * @template T
 * @param {Record<string, T>} given
 * @param {(value: T, key: string) => unknown} change
 */
const mapValues = (given, change) =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [key, change(value, key)]))

/** @param {unknown} body @returns {Node} */
const asJson = (body) => ({ "application/json": body })

/** @param {Record<string, Node>} ids @param {Common} common @returns {Node[]} */
const idParameters = (ids, { id }) =>
  Object.entries(ids).map(([name, { of, ...rest }]) => ({ name, ...id, description: `Id of the ${of}.`, ...rest }))

/**
 * The parameters of a list; the keys by which it can be sorted complete the one that is written out.
 * @param {Node} list @param {Common} common @returns {Node[]}
 */
function listParameters({ sort = [], default: first, ...rest }, { list }) {
  const schema = { type: "string", enum: sort.flatMap((/** @type {string} */ key) => [key, `-${key}`]), default: first }
  return list.map((parameter) => (parameter.$ref ? parameter : { ...parameter, schema, example: first, ...rest }))
}

/**
 * A filter with several values says how they are written, as OpenAPI means it by default, and how many there may be.
 * @param {Node} parameter @param {Common} common @returns {Node}
 */
const completeFilter = (parameter, { filter }) =>
  parameter.schema?.type === "array"
    ? { style: "form", explode: true, ...parameter, schema: { ...filter, ...parameter.schema } }
    : parameter

/**
 * The text with its details; undefined if one is missing, and the linter then reports that the example has no message.
 * @param {string} text @param {Node} details
 */
function fill(text, details) {
  const filled = text.replaceAll(/\{(\w+)\}/g, (placeholder, name) => details[name] ?? placeholder)
  return /\{\w+\}/.test(filled) ? undefined : filled
}

/**
 * An example of a refusal. Unless it says otherwise, its code is `validation_failed` if it has `errors`, else its name, and its message is
 * the text of the code.
 * @param {Node} example @param {string} name @param {Common} common
 */
function refusalExample(example, name, { refusalTexts, fieldTexts }) {
  if (example.$ref) return example
  const { errors, result, code = errors ? "validation_failed" : name, message, ...rest } = example
  const text = refusalTexts[code]?.english ?? ""
  const value = {
    success: false,
    code,
    message: message ?? fill(text, result ?? {}),
    ...(errors && { errors: errors.map((/** @type {Node} */ error) => withMessage(error, fieldTexts)) }),
    ...(result && { result }),
  }
  return { ...rest, value }
}

/** @param {Node} error @param {Common["fieldTexts"]} texts */
function withMessage({ field, code, ...rest }, texts) {
  return { field, code, message: fill(texts[code]?.english ?? "", { field, ...rest.params }), ...rest }
}

/** @param {Node} result @param {Common} common */
function resultBody({ schema, examples = {}, ...rest }, { done }) {
  const envelope = schema
    ? { ...done, required: [...done.required, "result"], properties: { ...done.properties, result: schema } }
    : done
  const wrap = (/** @type {Node} */ { value, ...example }) => ({
    ...example,
    value: { success: true, ...(value !== undefined && { result: value }) },
  })
  return { schema: envelope, examples: mapValues(examples, wrap), ...rest }
}

/** @param {Node} answer @param {Common} common */
function completeAnswer(answer, common) {
  const { "x-result": result, ...others } = answer
  if (result) return { ...others, content: { ...asJson(resultBody(result, common)), ...others.content } }
  const { "x-refusals": refusals, ...own } = answer
  if (!refusals) return own
  const examples = mapValues(refusals, (example, name) => refusalExample(example, name, common))
  const isPossibleLater = Object.keys(refusals).some((code) =>
    common.refusalTexts[code]?.details?.includes("next_time"),
  )
  return {
    ...own,
    ...(isPossibleLater && { headers: { "Retry-After": common.later, ...own.headers } }),
    content: asJson({ schema: common.refusal, examples }),
  }
}

/**
 * Adds the header with the address of a new record, if the answer tells its id and the contract has an operation that reads it.
 * @param {Node} answer the 201 @param {string | undefined} address the path of that operation, with its ids but the last one
 * @param {Common} common
 */
function withLocation(answer, address, { location }) {
  const [, before, name = ""] = /^(.*)\{(\w+)\}$/.exec(address ?? "") ?? []
  const [shown = {}] = Object.values(answer["x-result"]?.examples ?? {}).map(({ value }) => value)
  const id = shown[name] ?? shown.id
  if (before === undefined || id === undefined) return answer
  const example = `/api${before}${encodeURIComponent(id)}`
  return { ...answer, headers: { Location: { ...location, example }, ...answer.headers } }
}

/** @param {Node} operation @param {{ headers: Node[], isWrite: boolean }} place @param {Common} common @returns {Node[]} */
function parametersOf({ parameters = [], "x-list": list }, { headers, isWrite }, common) {
  const ofList = list ? listParameters(list, common) : []
  return [
    ...headers,
    ...ofList,
    ...(isWrite ? common.write : []),
    ...parameters.map((/** @type {Node} */ one) => completeFilter(one, common)),
  ]
}

/** @param {Node} operation @param {{ path: string, created: string | undefined }} place @param {Common} common */
function responsesOf({ responses = {}, security, "x-list": list }, { path, created }, common) {
  const takesToken = security?.length !== 0
  const { answers } = common
  return {
    ...answers.call,
    ...(list && answers.list),
    ...(takesToken && answers.token),
    ...(path.includes("{") && answers.record),
    ...mapValues(responses, (answer, status) =>
      completeAnswer(status === "201" ? withLocation(answer, created, common) : answer, common),
    ),
  }
}

/** The actions that have a preview, as a table for readers. @param {Record<string, string[]>} previews by module */
function previewTable(previews) {
  const rows = Object.entries(previews).map(
    ([module, actions]) => `| \`${module}\` | ${actions.map((action) => `\`${action}\``).join(", ")} |`,
  )
  return ["| `module` | `action` |", "|---|---|", ...rows].join("\n")
}

/**
 * @param {Node} operation
 * @param {{ method: string, path: string, headers: Node[], created: string | undefined }} place
 * @param {Common} common
 */
function completeOperation(operation, { method, path, headers, created }, common) {
  const { "x-headers": _headers, "x-list": _list, "x-body": body, parameters: _parameters, ...own } = operation
  const origin = own["x-origin"] ?? "portal"
  const isWrite = origin === "portal" && ["post", "put"].includes(method)
  const parameters = parametersOf(operation, { headers, isWrite }, common)
  return {
    tags: own.operationId && [own.operationId.split(".")[0]],
    ...own,
    "x-origin": origin,
    ...(own["x-previews"] && { description: `${own.description}\n${previewTable(own["x-previews"])}` }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: asJson(body) } }),
    responses: responsesOf(operation, { path, created }, common),
  }
}

/**
 * The complete path. Its headers stand at the path, or at each operation if one of them has its own.
 * The result shares no object with what is given, or with itself: an alias in YAML is a shared object, and bundling changes references in
 * place.
 * @param {string} path @param {Node} item @param {Common} common
 * @param {string} [created] the path that reads what a POST of this one creates
 * @returns {Node}
 */
export function completePath(path, item, common, created) {
  const { "x-headers": headers = common.headers, "x-ids": ids = {}, parameters: own = [], ...rest } = item
  const isSplit = methods.some((method) => rest[method]?.["x-headers"])
  const headersOf = (/** @type {Node} */ operation) => (isSplit ? (operation["x-headers"] ?? headers) : [])
  const named = own.filter((/** @type {Node} */ { example }) => example !== undefined)
  const examples = Object.fromEntries(
    [...named, ...idParameters(ids, common)].map(({ name, example }) => [name, example]),
  )
  const address = created?.replaceAll(/\{(\w+)\}/g, (id, name) => examples[name] ?? id)
  const operations = mapValues(rest, (value, key) =>
    methods.includes(key)
      ? completeOperation(value, { method: key, path, headers: headersOf(value), created: address }, common)
      : value,
  )
  const place = (/** @type {Node} */ { name }) => path.indexOf(`{${name}}`)
  const inPath = [...idParameters(ids, common), ...own].sort((a, b) => place(a) - place(b))
  const parameters = [...(isSplit ? [] : headers), ...inPath]
  return JSON.parse(JSON.stringify({ ...(parameters.length > 0 && { parameters }), ...operations }))
}
