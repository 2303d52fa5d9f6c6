import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Reply, Session } from "./mock-support.ts"
import { codes, people, useMock } from "./use-mock.ts"

type Proposal = components["schemas"]["Proposal"]

const host = useMock()
const { call, signIn, setClock, storeOf } = people(host)

const content = { format: "markdown", text: "Measured at **1550 nm**. 测量波长 1550 nm。" }
const form = {
  title: "  Return loss of patch cords ",
  authors: ["Jonas Brekkhus", "Jonas Brekkhus ", "邱岚溪"],
  group_acronym: "COPT",
  content,
  timezone: "Europe/Oslo",
}
const phase = { type: "public_notice", name: "Public notice 公示", public_days: 30 }

const resultOf = ({ status, body }: Reply): Proposal => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body.result as Proposal
}

/** A proposal of COPT in administrator review, with the people involved signed in to one store. */
async function submitted() {
  const member = await signIn("member")
  const [admin, chair, vice, secretary, outsider] = await Promise.all(
    ["proposal-admin", "chair", "vice-chair", "general-secretary", "lone-member"].map((who) => signIn(who, member)),
  )
  const proposal = resultOf(await call(member, "POST", "proposal", form))
  const at = (path: string) => `proposal/${proposal.draft_code}${path}`
  const get = async (who: Session = member) => resultOf(await call(who, "GET", at("")))
  const act = async (who: Session | undefined, path: string, body: object = {}) => {
    if (!who) throw new Error("nobody signed in")
    return call(who, "POST", at(path), { version: (await get()).version, ...body })
  }
  return { member, admin, chair, vice, secretary, outsider, proposal, get, act, at }
}

const states = ({ phases }: Proposal) => phases.map(({ type, state }) => `${type} ${state}`)

async function approved() {
  const all = await submitted()
  resultOf(await all.act(all.admin, "/review", { decision: "approve", revision_number: 0 }))
  return all
}

/** Ends the current phase through its URL. */
async function endPhase({ act, chair, get }: Awaited<ReturnType<typeof submitted>>): Promise<Proposal> {
  const running = (await get()).phases.find(({ state }) => state === "in_progress")
  return resultOf(await act(chair, `/phase/${running?.id ?? ""}/end`))
}

describe("PROP-02 the phases of a proposal", () => {
  test("lead from its submission to its publication", async () => {
    const all = await submitted()
    const { proposal, act, chair, admin, member, get } = all
    expect(proposal).toMatchObject({
      title: "Return loss of patch cords",
      authors: ["Jonas Brekkhus", "邱岚溪"],
      status: "ongoing",
      phase: "administrator_review",
      version: 1,
      latest_revision: { number: 0 },
    })
    expect(proposal.waiting_for).toMatchObject({ roles: ["proposal_admin"], members: [{ name: "Inês Carvalheda" }] })
    expect(states(proposal)).toEqual([
      "administrator_review in_progress",
      "group_review not_started",
      "archive not_started",
      "published not_started",
    ])
    const review = resultOf(await act(admin, "/review", { decision: "approve", revision_number: 0 }))
    expect([review.phase, review.deadline]).toEqual(["group_review", "2027-01-19T07:30:00Z"])
    const over = await endPhase(all)
    expect([over.phase, over.deadline, over.waiting_for?.roles]).toEqual([
      null,
      null,
      ["chair", "vice_chair", "submitter"],
    ])
    expect(states(over)[1]).toBe("group_review over")
    expect(resultOf(await act(chair, "/phase", phase)).phase).toBe("public_notice")
    await endPhase(all)
    expect(resultOf(await act(member, "/submit-archive")).phase).toBe("archive")
    const back = resultOf(await act(admin, "/send-back", { reason: "The annex is missing 缺少附录" }))
    expect(back.phases.find(({ type }) => type === "archive")).toMatchObject({
      state: "over",
      end_reason: "The annex is missing 缺少附录",
    })
    resultOf(await act(chair, "/submit-archive"))
    const done = resultOf(await act(admin, "/archive"))
    expect([done.status, done.phase, done.waiting_for, done.actions]).toEqual(["ended", "published", null, []])
    expect(states(done).at(-1)).toBe("published complete")
    expect(states(await get())).toHaveLength(6)
  })

  test("a rejected proposal is closed with its reason; other proposals are withdrawn or closed with a reason", async () => {
    const { act, admin, member, secretary } = await submitted()
    expect(codes(await act(admin, "/review", { decision: "reject", revision_number: 0 }))).toEqual([
      400,
      "validation_failed",
      "reason required",
    ])
    const rejected = resultOf(
      await act(admin, "/review", { decision: "reject", revision_number: 0, reason: " Twice " }),
    )
    expect(rejected).toMatchObject({ status: "closed", reject_reason: "Twice", close_reason: null })
    expect(codes(await act(member, "/withdraw", { reason: "No" }))).toEqual([400, "state_refused"])
    const other = await submitted()
    expect(resultOf(await other.act(other.member, "/withdraw", { reason: "Merged" }))).toMatchObject({
      status: "withdrawn",
      close_reason: "Merged",
    })
    const third = await submitted()
    expect(resultOf(await third.act(third.secretary, "/close", { reason: "Out of scope" })).status).toBe("closed")
    expect(secretary).toBeDefined()
  })

  test("PROP-06 a passed deadline closes the proposal; after a public notice only the phase is over", async () => {
    const all = await approved()
    const { member, get, act, chair } = all
    await setClock(member, "2027-01-19T07:29:59Z")
    expect((await get()).status).toBe("ongoing")
    await setClock(member, "2027-01-19T07:30:00Z")
    expect(await get()).toMatchObject({ status: "system_closed", actions: [], deadline: null })
    const other = await approved()
    await endPhase(other)
    resultOf(await other.act(other.chair, "/phase", phase))
    await setClock(other.member, "2026-12-20T07:30:00Z")
    const over = await other.get()
    expect([over.status, over.phase]).toEqual(["ongoing", null])
    expect(over.phases.find(({ type }) => type === "public_notice")).toMatchObject({
      state: "over",
      end_time: "2026-12-20T07:30:00Z",
    })
    await setClock(other.member, "2026-12-22T07:30:00Z")
    const next = resultOf(await other.act(other.chair, "/phase", { ...phase, type: "others" }))
    expect(next.phases.find(({ type }) => type === "public_notice")).toMatchObject({
      state: "passed",
      end_time: "2026-12-20T07:30:00Z",
    })
    expect([act, chair]).toHaveLength(2)
  })

  test("the end of a phase cancels its planned meetings, as the preview shows; its ongoing ballots continue", async () => {
    const all = await approved()
    const { chair, proposal, at } = all
    if (!chair) throw new Error("no chair")
    const meeting = { subject: "S", timezone: "UTC", duration: 60, description: content }
    const planned = { ...meeting, draft_code: proposal.draft_code, start_time: "2026-11-25T09:00:00Z" }
    const { id } = resultOf(await call(chair, "POST", "meeting", planned))
    const question = {
      subject: "Q",
      timezone: "UTC",
      duration: 3,
      description: content,
      options: [{ text: "Yes" }, { text: "No" }],
    }
    const asked = { ...question, draft_code: proposal.draft_code, start_time: "2026-11-21T09:00:00Z" }
    const ballot = resultOf(await call(chair, "POST", "ballot", asked))
    await setClock(chair, "2026-11-22T09:00:00Z")
    const preview = await call(chair, "GET", `preview?module=proposal&action=phase.end&key=${proposal.draft_code}`)
    expect(preview.body.result).toMatchObject({ changes: [{ effect: "cancels", module: "meeting", total: 1 }] })
    await endPhase(all)
    const after = (await call(chair, "GET", `meeting/${id}`)).body.result
    expect(after).toMatchObject({ status: "cancelled", cancel_reason: null, system_reason: "phase_ended" })
    const mails = storeOf(chair).rows.mail.filter(
      ({ sections, operation }) => sections.some(({ record }) => record === id) && operation.endsWith("end"),
    )
    for (const { text } of mails) expect(text).toMatch(/The phase of its proposal has ended|所属提案的阶段已结束/)
    expect(new Set(mails.map(({ member_id }) => member_id)).size).toBe(mails.length)
    const submitter = storeOf(chair).rows.mail.filter(
      ({ operation, member_id }) => operation === "proposal.phase.end" && member_id === all.member.user_id,
    )
    expect(submitter.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(new RegExp(`(Phase of a proposal ended|提案阶段结束).*${proposal.draft_code}`)),
    ])
    expect((await call(chair, "GET", `ballot/${ballot.id}`)).body.result).toMatchObject({ status: "ongoing" })
    expect(at("")).toContain(proposal.draft_code)
  })

  test("only the current phase can be configured, and its type stays the same", async () => {
    const all = await approved()
    const { chair, get, at } = all
    if (!chair) throw new Error("no chair")
    const { phases, version } = await get()
    const body = { version, name: "Review 评审", public_days: 10 }
    const put = (id: string | null | undefined) => call(chair, "PUT", at(`/phase/${id ?? ""}`), body)
    expect((await put("phase-nowhere")).status).toBe(404)
    expect(codes(await put(phases[0]?.id)).slice(0, 2)).toEqual([400, "state_refused"])
    const configured = resultOf(await put(phases[1]?.id))
    expect(configured.phases[1]).toMatchObject({
      name: "Review 评审",
      type: "group_review",
      deadline: "2026-11-30T07:30:00Z",
    })
    expect(configured.deadline).toBe("2026-11-30T07:30:00Z")
    expect(codes(await put(phases[1]?.id)).slice(0, 2)).toEqual([400, "stale"])
  })
})

describe("PROP-03 revisions", () => {
  test("are numbered and immutable; the review of an outdated one is refused", async () => {
    const { act, admin, member, at, proposal } = await submitted()
    await act(member, "/revision", { title: "Second", content, memo: "Limits 限值" })
    const answer = await act(admin, "/review", { decision: "approve", revision_number: 0 })
    expect(codes(answer)).toEqual([400, "revision_superseded"])
    expect(answer.body.result).toEqual({ revision_number: 1 })
    const now = resultOf(await call(member, "GET", at("")))
    expect([now.title, now.counts.revision]).toEqual(["Second", 2])
    const first = proposal.latest_revision.id
    expect((await call(member, "GET", at(`/revision/${first}`))).body.result).toMatchObject({
      number: 0,
      title: "Return loss of patch cords",
    })
  })

  test("a new submitter can keep files of earlier revisions, but cannot add a file of another person", async () => {
    const { act, chair, member, at, proposal } = await approved()
    const { rows } = host.mock.stores.get(member.store)
    const any = rows.file.all()[0]
    if (!any || !chair) throw new Error("no file")
    const own = { uploader_id: member.user_id, module: "proposal" as const, use: "attachment", is_public: false }
    for (const id of ["file-first", "file-other"]) rows.file.put({ ...any, ...own, id, alliance_id: "alliance-aurora" })
    const written = (...attachment_ids: string[]) => ({ title: "Next", content, attachment_ids })
    resultOf(await act(member, "/revision", written("file-first")))
    const row = rows.proposal.find(({ draft_code }) => draft_code === proposal.draft_code)
    if (row) rows.proposal.put({ ...row, submitter_id: chair.user_id })
    const { version } = resultOf(await call(chair, "GET", at("")))
    const send = (...ids: string[]) => call(chair, "POST", at("/revision"), { version, ...written(...ids) })
    expect((await send("file-first", "file-other")).body.errors).toEqual([
      expect.objectContaining({ field: "attachment_ids.1", code: "unknown_reference" }),
    ])
    expect((await send("file-first")).status).toBe(201)
  })
})

test("PROP-02 the mail about sending a proposal back contains the reason; later mails do not", async () => {
  const all = await approved()
  const { act, admin, member } = all
  await endPhase(all)
  resultOf(await act(member, "/submit-archive"))
  resultOf(await act(admin, "/send-back", { reason: "Units are missing 缺单位" }))
  resultOf(await act(member, "/revision", { title: "With units", content }))
  const isGiven = (action: string) =>
    new Set(
      storeOf(member)
        .rows.mail.filter(({ operation }) => operation === `proposal.${action}`)
        .map(({ text }) => text.includes("Units are missing 缺单位")),
    )
  expect([isGiven("send-back"), isGiven("revision.create")]).toEqual([new Set([true]), new Set([false])])
})

test("PROP-02 the mail about a review names its outcome, in both languages", async () => {
  const outcomes = [
    [{ decision: "approve", revision_number: 0 }, "Proposal approved", "提案已通过审核"],
    [{ decision: "reject", revision_number: 0, reason: "Too short" }, "Proposal rejected", "提案被驳回"],
  ] as const
  for (const [decision, english, chinese] of outcomes) {
    const { act, admin, member, proposal } = await submitted()
    resultOf(await act(admin, "/review", decision))
    const mails = storeOf(member).rows.mail.filter(
      ({ record, operation }) => record === proposal.id && operation === "proposal.review",
    )
    expect(mails.length).toBeGreaterThan(0)
    for (const { subject } of mails)
      expect(
        [english, chinese].some((words) => subject.startsWith(words)),
        subject,
      ).toBe(true)
  }
})

describe("DASH-08 since when a proposal waits for its next phase", () => {
  const waitingSince = async (who: Session | undefined, draft_code: string) => {
    if (!who) throw new Error("nobody signed in")
    const { items } = (await call(who, "GET", "needs-my-action?kind=proposal&size=200")).body
      .result as unknown as components["schemas"]["NeedsMyActionList"]
    const found = items.find(({ record }) => record.key === draft_code)
    return [found?.action, found?.since_time, found?.until_time]
  }

  test("since the last one ended, whatever was changed later", async () => {
    const all = await approved()
    const { chair, member, act, proposal } = all
    await setClock(member, "2026-11-22T08:00:00Z")
    await endPhase(all)
    await setClock(member, "2026-11-24T08:00:00Z")
    resultOf(await act(member, "/revision", { title: "Return loss", content }))
    expect(await waitingSince(chair, proposal.draft_code)).toEqual(["phase.create", "2026-11-22T08:00:00Z", null])
  })

  test("since its days were over, not since it began", async () => {
    const all = await approved()
    const { chair, member, act, proposal } = all
    await endPhase(all)
    resultOf(await act(chair, "/phase", phase))
    await setClock(member, "2026-12-24T07:30:00Z")
    expect(await waitingSince(chair, proposal.draft_code)).toEqual(["phase.create", "2026-12-20T07:30:00Z", null])
  })
})

test("PROP-02 a proposal waits for people who can log in: disabled accounts are neither named nor the only ones written to", async () => {
  const { member, admin, chair, act, get } = await submitted()
  const { rows } = storeOf(member)
  const setDisabled = (who: Session | undefined, is_disabled: boolean) => {
    const row = rows.member.get(who?.user_id ?? "")
    if (row) rows.member.put({ ...row, is_disabled })
  }
  setDisabled(admin, true)
  expect((await get()).waiting_for).toMatchObject({ roles: ["alliance_admin"], members: [{ is_disabled: false }] })
  const next = resultOf(await call(member, "POST", "proposal", form))
  const writtenTo = rows.mail.filter(({ record }) => record === next.id).map(({ member_id }) => member_id)
  expect(writtenTo).not.toEqual([])
  expect(writtenTo).toEqual(next.waiting_for?.members.map(({ id }) => id))
  setDisabled(admin, false)
  resultOf(await act(admin, "/review", { decision: "approve", revision_number: 0 }))
  const running = (await get()).phases.find(({ state }) => state === "in_progress")
  resultOf(await act(chair, `/phase/${running?.id ?? ""}/end`))
  const before = (await get()).waiting_for?.members.map(({ id }) => id)
  expect(before).toContain(chair?.user_id)
  setDisabled(chair, true)
  const after = (await get()).waiting_for?.members.map(({ id }) => id)
  expect(after).toEqual(before?.filter((id) => id !== chair?.user_id))
})

test("PROP-06 a public notice of a restricted group waits for its members, not for the alliance", async () => {
  const admin = await signIn("admin")
  const restricted = await signIn("restricted-member", admin)
  const made = resultOf(await call(restricted, "POST", "proposal", { ...form, group_acronym: "STEER" }))
  const act = async (path: string, body: object = {}) => {
    const { version } = resultOf(await call(admin, "GET", `proposal/${made.draft_code}`))
    return resultOf(await call(admin, "POST", `proposal/${made.draft_code}${path}`, { version, ...body }))
  }
  const { phases } = await act("/review", { decision: "approve", revision_number: 0 })
  await act(`/phase/${phases.find(({ state }) => state === "in_progress")?.id ?? ""}/end`)
  expect((await act("/phase", phase)).waiting_for).toEqual({ roles: ["group_member"], members: [] })
})

describe("PROP-04 the submitter", () => {
  test("can be changed: the old one loses the rights at once, and both get a mail", async () => {
    const { act, chair, vice, member, at, proposal, get } = await approved()
    if (!chair || !vice) throw new Error("nobody signed in")
    const change = async (submitter_id: string) =>
      call(chair, "PUT", at("/submitter"), { version: (await get()).version, submitter_id })
    expect(codes(await change(member.user_id))).toEqual([400, "validation_failed", "submitter_id same_person"])
    resultOf(await change(vice.user_id))
    expect(codes(await act(member, "/withdraw", { reason: "No" }))).toEqual([403, "forbidden"])
    const mails = storeOf(member).rows.mail.filter(({ record, operation }) => {
      return record === proposal.id && operation === "proposal.submitter.update"
    })
    expect(new Set(mails.map(({ member_id }) => member_id))).toEqual(new Set([member.user_id, vice.user_id]))
    expect(resultOf(await act(vice, "/withdraw", { reason: "No" })).status).toBe("withdrawn")
  })
})

describe("PROP-05 feedback", () => {
  test("is given by the group and invited people, in a public notice by everyone; only the submitter can answer it", async () => {
    const all = await approved()
    const { act, chair, outsider, member, at, proposal, get } = all
    if (!chair || !outsider) throw new Error("nobody signed in")
    const revision_id = proposal.latest_revision.id
    const say = (who: Session) => call(who, "POST", at("/feedback"), { text: "Limits? 限值？", revision_id })
    expect(codes(await say(outsider))).toEqual([403, "forbidden"])
    const { version, phases } = await get()
    const invited = { member_ids: [outsider.user_id], group_acronyms: [] }
    const configured = { version, name: "Review", public_days: 60, invited }
    resultOf(await call(chair, "PUT", at(`/phase/${phases[1]?.id ?? ""}`), configured))
    const given = resultOf(await say(outsider))
    const reply = (who: Session) => call(who, "PUT", at(`/feedback/${given.id}/answer`), { text: "Table 3" })
    expect((await reply(chair)).status).toBe(403)
    expect((await reply(member)).body.result).toMatchObject({ answer: { text: "Table 3" } })
    const list = await call(member, "GET", at(`/feedback?revision_id=${revision_id}`))
    expect(list.body.result).toMatchObject({ total: 1 })
    const people = await call(member, "GET", at("/member?capacity=invited"))
    expect(people.body.result).toMatchObject({ total: 1, items: [{ capacities: ["invited"] }] })
    await endPhase(all)
    expect((await say(chair)).status).toBe(400)
    resultOf(await act(chair, "/phase", phase))
    expect((await say(outsider)).status).toBe(201)
  })

  test("PROP-06 invitations end with a public notice", async () => {
    const all = await approved()
    const { act, chair, outsider, member, at } = all
    if (!outsider) throw new Error("nobody signed in")
    await endPhase(all)
    const invited = { member_ids: [outsider.user_id], group_acronyms: [] }
    resultOf(await act(chair, "/phase", { ...phase, invited }))
    const people = async () => (await call(member, "GET", at("/member?capacity=invited"))).body.result
    expect(await people()).toMatchObject({ total: 1 })
    await setClock(member, "2027-03-01T00:00:00Z")
    expect(await people()).toMatchObject({ total: 0 })
  })
})
