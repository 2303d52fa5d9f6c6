import { beforeAll, describe, expect, test } from "vitest"
import { people } from "#mock/engine/sso/people.ts"
import { ballotRules } from "#mock/domains/ballot/rules.ts"
import { meetingRules } from "#mock/domains/meeting/rules.ts"
import { meetingTopicRules } from "#mock/domains/meeting/topic-rules.ts"
import { noticeRules } from "#mock/domains/notice/rules.ts"
import { proposalRules } from "#mock/domains/proposal/rules.ts"
import { childrenOf } from "#mock/domains/region/regions.ts"
import { createSeeder } from "#mock/seed.ts"
import { day, minute } from "#mock/engine/store/clock.ts"
import { Store, type Seed } from "#mock/engine/store/store.ts"
import { newWorld, now } from "./support.ts"

const alliances = ["alliance-aurora", "alliance-harbor"]

describe("the seed", () => {
  const world = newWorld()
  const of = <R extends { alliance_id: string }>(rows: R[], alliance: string) =>
    rows.filter((row) => row.alliance_id === alliance)

  test.each(alliances)("%s has meetings, ballots, notices and proposals in every state", (alliance) => {
    const { meeting, ballot, notice, proposal } = world.store.rows
    expect(new Set(of(meeting.all(), alliance).map((row) => meetingRules.status(row, world)))).toEqual(
      new Set(meetingRules.states),
    )
    expect(new Set(of(ballot.all(), alliance).map((row) => ballotRules.status(row, world)))).toEqual(
      new Set(ballotRules.states),
    )
    expect(new Set(of(proposal.all(), alliance).map((row) => proposalRules.status(row, world)))).toEqual(
      new Set(proposalRules.states),
    )
    const states = new Set(of(notice.all(), alliance).map((row) => noticeRules.status(row, world)))
    expect(states).toEqual(new Set(noticeRules.states))
  })

  test.each(alliances)("%s has topics in every state, feedback, documents, summaries and attendees", (alliance) => {
    const { meeting, meeting_topic, meeting_feedback, operation_log } = world.store.rows
    const topics = of(meeting_topic.all(), alliance)
    expect(new Set(topics.map((row) => meetingTopicRules.status(row, world)))).toEqual(
      new Set(meetingTopicRules.states),
    )
    const meetings = of(meeting.all(), alliance)
    for (const filled of [
      meetings.filter(({ documentation_ids }) => documentation_ids.length > 0),
      meetings.filter(({ summary }) => summary !== null),
      meetings.filter(({ attendee_ids }) => attendee_ids.length > 0),
      of(meeting_feedback.all(), alliance),
      of(operation_log.all(), alliance).filter(({ operation }) => operation === "meeting.cancel"),
    ])
      expect(filled.length).toBeGreaterThan(0)
    expect(new Set(meetings.map(({ number }) => number)).size).toBe(meetings.length)
    const inGroup = meetings.filter(({ group_id }) => group_id !== null)
    const numbers = inGroup.map(({ group_id, group_number }) => `${group_id} ${group_number}`)
    expect(new Set(numbers).size).toBe(inGroup.length)
  })

  test.each(alliances)(
    "%s: feedback is not older than its revision; a closed proposal was updated after its last phase",
    (alliance) => {
      const { proposal, proposal_feedback } = world.store.rows
      const rows = new Map(of(proposal.all(), alliance).map((row) => [row.id, row]))
      const feedback = of(proposal_feedback.all(), alliance)
      expect(feedback.length).toBeGreaterThan(0)
      for (const { proposal_id, revision_id, created_time } of feedback) {
        const revision = rows.get(proposal_id)?.revisions.find(({ id }) => id === revision_id)
        expect(revision?.created_time).toBeLessThanOrEqual(created_time)
      }
      for (const { phases, decided, updated_time } of rows.values())
        if (decided === "closed") expect(updated_time).toBeGreaterThanOrEqual(phases.at(-1)?.end_time ?? 0)
    },
  )

  test.each(alliances)(
    "%s: the log of a notice contains its creation, and its publication only if it is published",
    (alliance) => {
      const { notice, operation_log } = world.store.rows
      for (const { id, published_time } of of(notice.all(), alliance)) {
        const logged = operation_log.where("key", id).map(({ operation }) => operation)
        expect(logged).toContain("notice.create")
        expect(logged.includes("notice.publish")).toBe(published_time !== null)
      }
    },
  )

  test.each(alliances)("%s has each person of the sign-on page once, and unique user names", (alliance) => {
    const { member, stranger } = world.store.rows
    const known = [...of(member.all(), alliance), ...of(stranger.all(), alliance)]
    const persons = known.map(({ person }) => person).filter((person) => person !== null)
    expect(persons.sort()).toEqual(people.map(({ id }) => id).sort())
    expect(new Set(known.map(({ username }) => username)).size).toBe(known.length)
  })

  test.each(["aurora", "harbor"])("%s: the people of the sign-on page have their roles in the groups", (key) => {
    const groups = world.store.rows.workgroup.all().filter(({ alliance_id }) => alliance_id === `alliance-${key}`)
    const rolesOf = (person: string) =>
      groups.flatMap(({ acronym, roles }) =>
        Object.entries(roles)
          .filter(([, ids]) => ids.includes(`member-${key}-${person}`))
          .map(([role]) => `${acronym} ${role}`),
      )
    const first = groups[0]?.acronym
    expect(rolesOf("chair")).toContain(`${first} chair`)
    expect(rolesOf("vice-chair")).toContain(`${first} vice_chair`)
    expect(rolesOf("secretary")).toContain(`${first} secretary`)
    expect(rolesOf("member")).toContain(`${first} member`)
    expect(rolesOf("lone-member")).toEqual([])
    const restricted = groups.find(({ type }) => type === "restricted")
    expect(rolesOf("restricted-member")).toEqual([`${restricted?.acronym} member`])
    for (const { roles } of groups)
      for (const officer of [...roles.chair, ...roles.vice_chair, ...roles.secretary])
        expect(roles.member).toContain(officer)
  })

  test("has no references to missing records", () => {
    const { member, workgroup, proposal, meeting, ballot, notice, task, vote, entity } = world.store.rows
    const ids = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id))
    const [members, groups, proposals] = [ids(member.all()), ids(workgroup.all()), ids(proposal.all())]
    const used = [
      ...meeting.all().flatMap((row) => [row.organizer_id, ...row.participants.member_ids]),
      ...notice.all().map((row) => row.creator_id),
      ...task.all().flatMap((row) => [row.assignee_id ?? row.creator_id, row.creator_id, ...row.collaborator_ids]),
      ...proposal.all().map((row) => row.submitter_id),
      ...vote.all().map((row) => row.member_id),
      ...workgroup.all().flatMap(({ roles }) => Object.values(roles).flat()),
    ]
    expect(used.filter((id) => !members.has(id))).toEqual([])
    const placed = [...meeting.all(), ...ballot.all(), ...notice.all(), ...proposal.all(), ...task.all()]
    expect(placed.filter(({ group_id }) => group_id !== null && !groups.has(group_id))).toEqual([])
    const linked = [...meeting.all(), ...ballot.all()].filter(({ proposal_id }) => proposal_id !== null)
    expect(linked.filter(({ proposal_id }) => !proposals.has(String(proposal_id)))).toEqual([])
    const groupOf = (proposal_id: string | null) => proposal.get(String(proposal_id))?.group_id
    expect(linked.filter(({ proposal_id, group_id }) => groupOf(proposal_id) !== group_id)).toEqual([])
    expect(linked.length).toBeGreaterThan(5)
    const entities = ids(entity.all())
    expect(member.all().filter(({ entity_id }) => entity_id !== null && !entities.has(entity_id))).toEqual([])
  })

  test("a vote was cast while its ballot was open, by one of its voters, for one of its options", () => {
    for (const vote of world.store.rows.vote.all()) {
      const ballot = world.store.rows.ballot.get(vote.ballot_id)
      const group = ballot?.group_id ? world.store.rows.workgroup.get(ballot.group_id) : undefined
      expect(vote.time).toBeGreaterThanOrEqual(ballot?.start_time ?? Infinity)
      expect(vote.time).toBeLessThanOrEqual(Math.min(ballot?.end_time ?? 0, now))
      expect(choicesIn(ballot)).toContain(vote.option_id)
      if (group) expect(group.roles.member).toContain(vote.member_id)
    }
  })

  test("the two alliances have different data", () => {
    const { meeting, notice, workgroup } = world.store.rows
    const words = (alliance: string) =>
      new Set([
        ...of(meeting.all(), alliance).map(({ subject }) => subject),
        ...of(notice.all(), alliance).map(({ subject }) => subject),
        ...of(workgroup.all(), alliance).map(({ acronym }) => acronym),
      ])
    const [aurora = new Set(), harbor = new Set()] = alliances.map(words)
    expect([...aurora].filter((word) => harbor.has(word))).toEqual([])
  })
})

/** Processor time of a function, in milliseconds. */
function workOf(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe("a seeder", () => {
  test("returns the same rows for the same hour, also in another seeder, and other rows a day later", () => {
    const rows = (seed: Seed) => Object.entries(seed).map(([kind, table]) => [kind, [...table]])
    const [one, other] = [createSeeder("normal"), createSeeder("normal")]
    expect(rows(one(now))).toEqual(rows(other(now + 10 * minute)))
    expect(one(now)).toBe(one(now + minute))
    expect(rows(one(now))).not.toEqual(rows(one(now + day)))
  })

  test("has ongoing meetings at any start time", () => {
    for (const days of [0, 45, 200, 365]) {
      const store = new Store("any", createSeeder("normal"))
      store.clock.fix(now + days * day)
      const states = store.rows.meeting.all().map((row) => meetingRules.status(row, { store, now: store.now() }))
      expect(states).toContain("ongoing")
    }
  })

  describe("at large scale", () => {
    let seed: Seed
    let took: number
    beforeAll(() => void (took = workOf(() => (seed = createSeeder("large")(now)))))

    test.each(alliances)(
      "%s has ten thousand members, and meetings, entities, requests and log rows to match",
      (alliance) => {
        const count = (rows: ReadonlyMap<string, { alliance_id: string }>) =>
          [...rows.values()].filter(({ alliance_id }) => alliance_id === alliance).length
        expect(count(seed.member)).toBe(10_000)
        expect(count(seed.meeting)).toBe(2000)
        expect(count(seed.entity)).toBe(500)
        expect(count(seed.login_request)).toBeGreaterThan(900)
        expect(count(seed.operation_log)).toBeGreaterThan(10_000)
      },
    )

    test("aurora has years of every other kind of record, with different numbers and codes, and what belongs to them", () => {
      const of = <K extends keyof typeof least>(kind: K) =>
        [...seed[kind].values()].filter(({ alliance_id }) => alliance_id === "alliance-aurora")
      const least = {
        notice: 300,
        task: 300,
        task_feedback: 30,
        ballot: 60,
        topic_call: 100,
        topic: 100,
        proposal: 60,
        proposal_feedback: 100,
        download: 200,
        schedule: 100,
        certification: 100,
        certificate: 100,
        membership_application: 60,
        workgroup_join_request: 100,
        member_invitation: 50,
      }
      for (const kind of Object.keys(least) as (keyof typeof least)[])
        expect(of(kind).length, kind).toBeGreaterThanOrEqual(least[kind])
      for (const kind of ["certification", "certificate", "membership_application", "topic"] as const)
        expect(new Set(of(kind).map(({ code }) => code)).size, kind).toBe(of(kind).length)
      expect(new Set(of("ballot").map(({ number }) => number)).size).toBe(of("ballot").length)
      const inGroups = of("ballot").filter(({ group_id }) => group_id !== null)
      const numbers = inGroups.map(({ group_id, group_number }) => `${group_id} ${group_number}`)
      expect(new Set(numbers).size).toBe(inGroups.length)
      for (const { ballot_id, time } of seed.vote.values())
        expect(time).toBeLessThanOrEqual(seed.ballot.get(ballot_id)?.end_time ?? 0)
    })

    // it takes about four times as long; work that grows with the square of the members would take a hundred times as long
    test("takes at most eight times the processor time of copying the rows", () => {
      const copying = workOf(() => Object.values(seed).map((rows) => JSON.parse(JSON.stringify([...rows.values()]))))
      expect(took).toBeLessThan(8 * copying)
    })
  })
})

test("regions: countries are below 0, and is_leaf marks countries and provinces without children", () => {
  expect(childrenOf("0")?.map(({ code }) => code)).toContain("NO")
  for (const country of childrenOf("0") ?? []) {
    const below = childrenOf(country.code) ?? []
    expect(below.length === 0).toBe(country.is_leaf)
    for (const province of below) expect((childrenOf(province.code) ?? []).length === 0).toBe(province.is_leaf)
  }
  expect(childrenOf("nowhere")).toBeUndefined()
})

/** What a vote may store as its choice: an option, or nothing in a secret ballot. */
const choicesIn = (ballot: { is_secret: boolean; options: readonly { id: string }[] } | undefined) =>
  ballot?.is_secret ? [null] : ballot?.options.map(({ id }) => id)
