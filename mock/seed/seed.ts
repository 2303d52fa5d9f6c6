import { phaseRef } from "../rules/proposal.ts"
import { hour, type Instant } from "../store/clock.ts"
import type { AllianceRow, MemberRow, WorkgroupRow } from "../store/records.ts"
import type { Seed, Seeder } from "../store/store.ts"
import { seedActivity } from "./activity.ts"
import { alliances, type AllianceData } from "./alliances.ts"
import { seedBallots } from "./ballots.ts"
import { SeedBuilder, type AllianceSeed, type SeedBase } from "./builder.ts"
import { seedCalendar } from "./calendar.ts"
import { seedEntities } from "./entities.ts"
import { seedExports } from "./exports.ts"
import { seedGroups } from "./groups.ts"
import { seedInvitations } from "./invitations.ts"
import { seedMeetings } from "./meetings.ts"
import { seedPast } from "./past.ts"
import { seedNotices } from "./notices.ts"
import { seedPeople } from "./people.ts"
import { seedProfiles } from "./profiles.ts"
import { seedProposals } from "./proposals.ts"
import { seedRequests } from "./requests.ts"
import { userGuide } from "./user-guide.ts"

export type Scale = "normal" | "large"

const kept = 4

/**
 * Makes seeds that depend on nothing but the scale and the full hour of the anchor. The last few are kept: hundreds of
 * stores of one test run share the same rows.
 */
export function createSeeder(scale: Scale): Seeder {
  const made = new Map<Instant, Seed>()
  return (anchor) => {
    const full = Math.floor(anchor / hour) * hour
    const seed = made.get(full) ?? makeSeed(full, scale)
    made.delete(full)
    made.set(full, seed)
    const [oldest] = made.keys()
    if (made.size > kept && oldest !== undefined) made.delete(oldest)
    return seed
  }
}

function makeSeed(anchor: Instant, scale: Scale): Seed {
  const builder = new SeedBuilder(anchor)
  for (const data of alliances) seedAlliance(builder, data, scale)
  return builder.seed()
}

function seedAlliance(builder: SeedBuilder, data: AllianceData, scale: Scale): void {
  const alliance = builder.add("alliance", {
    id: `alliance-${data.key}`,
    url: data.key,
    org: data.org,
    name: data.name[0],
    name_english: data.name[1],
    acronym: data.acronym,
    hue: data.hue,
    is_grey: false,
    secretariat_email: `secretariat@${data.domain}`,
    sponsor_names: data.sponsors,
    partner_names: data.partners,
    user_guide_id: `file-${data.key}-guide`,
  })
  const members = seedPeople(builder, data, seedEntities(builder, data, scale), scale)
  const groups = seedGroups(builder, data, members)
  const base: SeedBase = { builder, data, members, groups, person: (id) => memberOf(members, id) }
  seedProfiles(base)
  const proposals = seedProposals(base)
  const proposalOf = (group: WorkgroupRow) => proposals.find(({ group_id }) => group_id === group.id)?.id ?? null
  const phaseOf = (proposal_id: string | null) => {
    const proposal = proposals.find(({ id }) => id === proposal_id)
    return proposal ? phaseRef(proposal) : null
  }
  const seed: AllianceSeed = { ...base, proposalOf, phaseOf }
  seedMeetings(seed, scale)
  seedBallots(seed)
  seedNotices(seed)
  seedCalendar(seed)
  seedRequests(seed)
  seedInvitations(seed)
  seedExports(seed)
  if (scale === "large") seedPast(seed)
  seedActivity(seed)
  seedGuide(builder, data, alliance)
}

function seedGuide(builder: SeedBuilder, data: AllianceData, alliance: AllianceRow): void {
  builder.add("file", {
    id: alliance.user_guide_id,
    alliance_id: alliance.id,
    uploader_id: null,
    name: "使用指南 User guide.pdf",
    content_type: "application/pdf",
    module: "organization",
    use: "attachment",
    created_time: builder.at(-200, "06:00"),
    is_public: true,
    bytes: userGuide(data),
  })
}

function memberOf(members: readonly MemberRow[], person: string): MemberRow {
  const found = members.find((member) => member.person === person)
  if (!found) throw new Error(`the seed needs the person ${person}`)
  return found
}
