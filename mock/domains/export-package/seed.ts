import { day, hour } from "#mock/engine/store/clock.ts"
import type { ExportPackageRow } from "./records.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"

/** People with seeded exports. */
const owners = ["admin", "secretary", "member"]

type Plan = Pick<ExportPackageRow, "subject" | "module" | "format" | "language" | "is_failed" | "memo" | "created_time">

/** An export in every state for some people of the sign-on page; the one that is being packed was requested just now. */
export function seedExports({ builder, data, person }: AllianceSeed): void {
  const { anchor } = builder
  const meetings = { module: "meeting", format: "csv", language: "english", is_failed: false, memo: null } as const
  const plans: Plan[] = [
    { ...meetings, subject: "Meetings", created_time: anchor - 3 * hour },
    {
      ...meetings,
      subject: "会议",
      language: "chinese",
      created_time: anchor - 3 * day,
      memo: "年度报告用。",
    },
    {
      ...meetings,
      subject: "Proposals",
      module: "proposal",
      format: "zip",
      is_failed: true,
      created_time: anchor - 2 * day,
    },
    { ...meetings, subject: "Notices", module: "notice", created_time: anchor },
  ]
  for (const owner of owners) {
    plans.forEach((plan, at) =>
      builder.add("export_package", {
        ...plan,
        id: `export-package-${data.key}-${owner}-${at + 1}`,
        alliance_id: `alliance-${data.key}`,
        owner_id: person(owner).id,
        key: null,
        query: null,
        bytes: new TextEncoder().encode(`\ufeffsubject\r\n${data.name[plan.language === "chinese" ? 0 : 1]}\r\n`),
      }),
    )
  }
}
