import type { IHttpRequest } from "@stoplight/prism-http"
import type { PrismHttpComponents } from "@stoplight/prism-http"
import { validateInput } from "./library.ts"
import type { Operation } from "./operations.ts"

/**
 * Prism reads multipart bodies as text, which corrupts binary data and loses repeated parts. The server has already parsed the form; this
 * validates it as the equivalent JSON object, with file names in place of files.
 */
export const validateInputWithForms: PrismHttpComponents["validateInput"] = ({ resource, element }) => {
  const asJson = jsonTwin(resource)
  return asJson
    ? validateInput({ resource: asJson, element: withJsonType(element) })
    : validateInput({ resource, element })
}

const twins = new WeakMap<Operation, Operation>()

function jsonTwin(operation: Operation): Operation | undefined {
  const contents = operation.request?.body?.contents
  if (!contents?.some((content) => content.mediaType === "multipart/form-data")) return undefined
  const known = twins.get(operation)
  if (known) return known
  const body = {
    ...operation.request?.body,
    id: operation.request?.body?.id ?? operation.id,
    contents: contents.map((content) => ({ ...content, mediaType: "application/json", encodings: [] })),
  }
  const twin = { ...operation, request: { ...operation.request, body } }
  twins.set(operation, twin)
  return twin
}

function withJsonType(request: IHttpRequest): IHttpRequest {
  const type = request.headers?.["content-type"] ?? ""
  if (!type.startsWith("multipart/form-data")) return request
  return { ...request, headers: { ...request.headers, "content-type": "application/json" } }
}
