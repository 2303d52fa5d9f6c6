import { Finding, LeftOut, resultOf } from "../client/answers.ts"
import { sendAs, type Verification } from "../subjects/subject.ts"

type Found = { record: { key: string; group: { acronym: string } | null } }

/** Members of groups that are looked up, of those that the search finds. */
const most = 5

/** Checks whom a search finds: an ordinary member finds the people of their own groups, and the result names one of these ('search.list'). */
export async function checkFoundPeople(v: Verification): Promise<void> {
  const title = "a member finds the people of their own groups only"
  await v.check("search.list", "role", title, async () => {
    const query = { q: "a", module: "member", size: "200" }
    const exchange = await sendAs(v, "participant", "search.list", { query })
    const found = resultOf(exchange).items as Found[]
    if (found.length === 0) throw new LeftOut("no person of the participant's groups has an a in the name")
    const grouped = resultOf(await sendAs(v, "participant", "workgroup.grouped", {})).my_groups as { acronym: string }[]
    const mine = new Set(grouped.map(({ acronym }) => acronym))
    const stranger = found.find(({ record }) => !mine.has(record.group?.acronym ?? ""))
    if (stranger) throw new Finding(`${stranger.record.key} is in none of the groups of the person`, exchange)
    for (const { record } of found.slice(0, most)) {
      const call = { path: { acronym: record.group?.acronym ?? "" }, query: { member_id: record.key } }
      const members = await sendAs(v, "participant", "workgroup.member.list", call)
      if (resultOf(members).total !== 1) throw new Finding(`${record.key} is not in the group that is named`, members)
    }
  })
}
