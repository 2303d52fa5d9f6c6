import { resultOf } from "./answers.ts"
import { fileForm } from "./bodies.ts"
import type { Own } from "./request.ts"
import type { Verification } from "./verification.ts"

/** A small file that somebody uploads for a module (contract: file.create); its id. */
export async function newFile(v: Verification, who: Own["who"], module: string, content: string): Promise<string> {
  const form = fileForm(content, module)
  const { id } = resultOf(await v.target.send("file.create", { as: await v.people.get(who), form }))
  v.records.note("files", id)
  return String(id)
}
