import { resultOf } from "./answers.ts"
import { fileForm } from "./bodies.ts"
import type { Own } from "./request.ts"
import type { Verification } from "./verification.ts"

/** Uploads a small file for a module (contract: file.create) and returns its id. */
export async function newFile(v: Verification, who: Own["who"], module: string, content: string): Promise<string> {
  const form = fileForm(content, module)
  const { id } = resultOf(await v.target.send("file.create", { as: await v.people.get(who), form }))
  v.records.note("files", id)
  return String(id)
}
