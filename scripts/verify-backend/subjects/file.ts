import { fileForm, unique } from "./bodies.ts"
import { newFile } from "./new-file.ts"
import type { Kind } from "./subject.ts"

export const files: Kind = {
  name: "files",
  creates: ["file.create"],
  sample: { path: "/file/{id}", make: async (v) => ({ path: { id: await newFile(v, "meeting", unique()) } }) },
  writes: { "file.create": { who: "participant", form: (unique) => fileForm(unique) } },
}
