import type { PersonRole } from "../client/fixtures.ts"
import { fileForm, unique } from "./bodies.ts"
import { create, type Kind, type Verification } from "./subject.ts"

/** Uploads a small file for a module (contract: file.create), by default as the administrator, and returns its id. */
export async function newFile(
  v: Verification,
  module: string,
  content: string,
  who: PersonRole = "alliance_admin",
): Promise<string> {
  return String((await create(v, "file.create", who, { form: fileForm(content, module) })).id)
}

export const files: Kind = {
  name: "files",
  creates: ["file.create"],
  sample: { path: "/file/{id}", make: async (v) => ({ path: { id: await newFile(v, "meeting", unique()) } }) },
  writes: { "file.create": { who: "participant", form: (unique) => fileForm(unique) } },
}
