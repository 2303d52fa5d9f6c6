/** Parameters of a message. */
export type MessageParams = Record<string, string | number>

/**
 * Encodes a message as a code, so that schemas and backend responses are independent of the language: `form.too_long?max=100`.
 * It is translated where it is displayed (`errorText` in app/ui).
 */
export function messageCode(id: string, params?: MessageParams): string {
  if (!params || Object.keys(params).length === 0) return id
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))
  return `${id}?${query}`
}

/** The code of a field refusal (openapi/schemas/code.yaml) with its details: `fieldCode("too_long", { max: 100 })`. */
export function fieldCode(code: string, params?: MessageParams): string {
  return messageCode(`form.${code}`, params)
}

/** Parses a message code. */
export function readMessageCode(code: string): { id: string; params: Record<string, string> } {
  const [id = "", query] = code.split("?", 2)
  return { id, params: Object.fromEntries(new URLSearchParams(query)) }
}
