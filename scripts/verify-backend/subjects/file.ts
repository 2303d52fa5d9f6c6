import { fileForm, unique } from "./bodies.ts"
import { newFile, type Kind } from "./subject.ts"

export const files: Kind = {
  name: "files",
  creates: ["file.create"],
  sample: { path: "/file/{id}", make: async (v) => ({ path: { id: await newFile(v, "meeting", unique()) } }) },
  writes: { "file.create": { who: "participant", form: (unique) => fileForm(unique) } },
}
