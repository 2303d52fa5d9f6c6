import { unique } from "./bodies.ts"
import { newFile } from "./new-file.ts"
import { create, maker, type Kind, type Verification } from "./subject.ts"

const who = "alliance_admin"

const categoryForm = ({ records }: Verification, unique: string) => ({
  name: `${records.run} test category 测试分类 ${unique}`,
})

/** Makes a category, which can only be read in its list. */
export const category = maker("download-category", categoryForm, "download-category.list")

async function formOf(v: Verification, unique: string) {
  const file_ids = [await newFile(v, "download", unique)]
  const { path } = await v.records.shared("download category", () => category(v))
  return { name: `${v.records.run} test download 测试资料 ${unique}`, category_id: path.id, file_ids }
}

/** Makes a download in a category. */
export async function downloadIn(v: Verification, category_id: string): Promise<void> {
  await create(v, "download.create", who, { body: { ...(await formOf(v, unique())), category_id } })
}

/** Makes a download with one file. */
const download = maker("download", formOf)

export const downloads: Kind = {
  name: "downloads",
  creates: ["download.create"],
  sample: { path: "/download/{id}", make: download },
  writes: {
    "download.create": { who, body: formOf, other: { description: "Other 其他" } },
    "download.update": { who, subject: download, body: formOf },
  },
}

export const downloadCategories: Kind = {
  name: "download categories",
  creates: ["download-category.create"],
  writes: {
    "download-category.create": { who, body: categoryForm, other: { name: "Another category 其他分类" } },
    "download-category.update": { who, subject: category, body: categoryForm },
  },
}
