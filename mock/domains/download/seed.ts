import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import { holder } from "#mock/domains/workgroup/holder.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { hour } from "#mock/engine/store/clock.ts"

const categories = ["Templates", "Reference material", "Tools", "历史资料"] as const

type Plan = {
  name: string
  description: string | null
  files: readonly string[]
  category: 1 | 2 | 3
  group: WorkgroupRow | null
  downloads: readonly string[]
}

/** Downloads of the alliance and of public, restricted and disbanded groups. The last category is unused. */
export function seedDownloads(seed: AllianceSeed): void {
  const { builder, data, groups, alliance_id } = seed
  categories.forEach((name, at) =>
    builder.add("download_category", {
      id: `download-category-${data.key}-${at + 1}`,
      alliance_id,
      name,
      creator_id: seed.person("download-admin").id,
      changed_by_id: seed.person("download-admin").id,
      updated_time: builder.at(-60 + at, "08:00"),
      version: 1,
    }),
  )
  plansOf(groups).forEach((plan, at) => addDownload(seed, plan, at + 1))
  // Uploaded for a download that does not exist yet; the contract's examples name this file.
  const creator_id = seed.person("admin").id
  addFile(seed, { id: `file-download-${data.key}-upload`, name: "Template.txt", creator_id })
}

function plansOf(groups: AllianceSeed["groups"]): Plan[] {
  const restricted = groups.find(({ type }) => type === "restricted") ?? null
  const disbanded = groups.find(({ status }) => status === "disband") ?? null
  const plan = { description: null, group: null, downloads: [], category: 2 } as const
  return [
    {
      ...plan,
      name: "Specification template",
      description: "For every new draft. The second file explains the headings.",
      files: ["Specification template.txt", "Guide to the headings.txt"],
      category: 1,
      downloads: ["member", "chair", "member", "lone-member"],
    },
    { ...plan, name: "联盟章程", files: ["章程.txt"], downloads: ["secretary"] },
    {
      ...plan,
      name: "Test bench scripts",
      description: "Version 3.",
      files: ["bench.txt"],
      category: 3,
      group: groups[0],
      downloads: ["chair"],
    },
    { ...plan, name: "会议纪要模板", files: ["纪要.txt"], category: 1, group: groups[0] },
    ...(restricted ? [{ ...plan, name: "Draft budget", files: ["Budget.txt"], group: restricted }] : []),
    ...(disbanded ? [{ ...plan, name: "Final report", files: ["Report.txt"], group: disbanded }] : []),
  ]
}

function addDownload(seed: AllianceSeed, plan: Plan, number: number): void {
  const { builder, data, alliance_id } = seed
  const { name, description, group, category } = plan
  const id = `download-${data.key}-${number}`
  const created_time = builder.at(-50 + 4 * number, "08:00")
  const creator_id = group ? holder(group, "chair") : seed.person("download-admin").id
  const file_ids = plan.files.map((file, at) => addFile(seed, { id: `file-${id}-${at + 1}`, name: file, creator_id }))
  builder.add("download", {
    id,
    alliance_id,
    group_id: group?.id ?? null,
    name,
    category_id: `download-category-${data.key}-${category}`,
    description,
    file_ids,
    creator_id,
    created_time,
    changed_by_id: creator_id,
    updated_time: created_time,
    version: 1,
  })
  plan.downloads.forEach((person, at) =>
    builder.add("download_log", {
      id: `download-log-${data.key}-${number}-${at + 1}`,
      download_id: id,
      member_id: seed.person(person).id,
      file_id: file_ids[at % file_ids.length] ?? "",
      time: created_time + (at + 1) * 26 * hour,
    }),
  )
}

function addFile(
  { builder, alliance_id }: AllianceSeed,
  file: { id: string; name: string; creator_id: string },
): string {
  const { id, name, creator_id: uploader_id } = file
  builder.add("file", {
    id,
    alliance_id,
    uploader_id,
    name,
    content_type: "application/octet-stream",
    module: "download",
    use: "attachment",
    created_time: builder.at(-50, "07:00"),
    is_public: false,
    bytes: new TextEncoder().encode(`${name}\n`.repeat(200)),
  })
  return id
}
