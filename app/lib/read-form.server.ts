import { data } from "@remix-run/node"

/** Bytes of a form's texts; files have limits of their own. */
export const largestForm = 1024 * 1024
const deepestName = 10

/** The answer to a form that no page of ours could have sent: 400, or 413 where it is too much. */
export function refuseForm(status: 400 | 413) {
  return data({ failure: { kind: "refused" } }, { status })
}

/** What is too much is read to its end and forgotten: whoever is still sending would not see the refusal. */
async function bytesOf({ body }: Request): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength
    if (size <= largestForm) chunks.push(part.value)
  }
  if (size > largestForm) throw refuseForm(413)
  return new Blob(chunks)
}

/**
 * `rows[999999999]` would be a list of a thousand million rows, `rows[999][999]` a thousand lists of a thousand: no form of ours has
 * such names.
 */
function isImplausible(name: string): boolean {
  const digits = [...name.matchAll(/\[(\d+)/g)].reduce((sum, [, index = ""]) => sum + index.length, 0)
  return digits > 3 || name.split(/[.[]/).length > deepestName
}

/**
 * Looks at a field's name before anything is done with it (quality.md, rows 44, 53).
 * @throws the 400 of a name that no form of ours has
 */
export function checkField(name: string, value: unknown): void {
  const isIntent = name === "__intent__" // of the form machinery: names a field inside its value
  if (isImplausible(name) || (isIntent && isImplausible(String(value)))) throw refuseForm(400)
}

/**
 * The fields of a posted form, before anybody trusts them (quality.md, rows 44, 47, 53).
 * @throws the 400 of a body that is no form or names fields as no form of ours does, the 413 of one over 1 MB
 */
export async function readForm(request: Request): Promise<FormData> {
  const body = await bytesOf(request)
  const type = request.headers.get("content-type") ?? ""
  const form = await new Response(body, { headers: { "content-type": type } }).formData().catch(() => {
    throw refuseForm(400)
  })
  for (const [name, value] of form) checkField(name, value)
  return form
}
