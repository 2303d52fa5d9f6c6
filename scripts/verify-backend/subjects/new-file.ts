import type { PersonRole } from "../client/fixtures.ts"
import { fileForm } from "./bodies.ts"
import { create, type Verification } from "./subject.ts"

/** Uploads a small file for a module (contract: file.create), by default as the administrator, and returns its id. */
export async function newFile(
  v: Verification,
  module: string,
  content: string,
  who: PersonRole = "alliance_admin",
): Promise<string> {
  return String((await create(v, "file.create", who, { form: fileForm(content, module) })).id)
}
