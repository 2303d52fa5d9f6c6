import { resultOf } from "./answers.ts"
import { unique } from "./bodies.ts"
import { newFile } from "./new-file.ts"
import type { Request } from "./request.ts"
import type { Verification } from "./verification.ts"

const who = "alliance_admin"

const categoryOf = ({ records }: Verification, name: string) => ({
  name: `${records.run} test category 测试分类 ${name}`,
})

async function newCategory(v: Verification): Promise<string> {
  const as = await v.people.get(who)
  const { id } = resultOf(await v.target.send("download-category.create", { as, body: categoryOf(v, unique()) }))
  v.records.note("download categories", id)
  return String(id)
}

async function formOf(v: Verification, name: string) {
  const file_ids = [await newFile(v, who, "download", name)]
  const category_id = await v.records.shared("download category", () => newCategory(v))
  return { name: `${v.records.run} test download 测试资料 ${name}`, category_id, file_ids }
}

/** Creates a download with one file. */
export async function newDownload(v: Verification): Promise<string> {
  const body = await formOf(v, unique())
  const { id } = resultOf(await v.target.send("download.create", { as: await v.people.get(who), body }))
  v.records.note("downloads", id)
  return String(id)
}

const download = async (v: Verification) => {
  const path = { id: await newDownload(v) }
  return { own: { who, read: "download.get", change: "download.update", path } } as const
}

/** A category, which can only be read in its list. */
const category = async (v: Verification) => {
  const path = { id: await newCategory(v) }
  return { own: { who, read: "download-category.list", change: "download-category.update", path } } as const
}

/** Requests for the operations that write downloads and their categories. */
export const downloadRequests: Readonly<Record<string, Request>> = {
  "download.create": { who, subject: () => Promise.resolve({}), body: formOf, other: { description: "Other 其他" } },
  "download.update": { who, subject: download, body: formOf },
  "download-category.create": {
    who,
    subject: () => Promise.resolve({}),
    body: categoryOf,
    other: { name: "Another category 其他分类" },
  },
  "download-category.update": { who, subject: category, body: categoryOf },
}
