import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { portion } from "#tests/support/extent.ts"
import type { Session } from "./mock-support.ts"
import { codes, people, useMock } from "./use-mock.ts"

type Certification = components["schemas"]["Certification"]
type Move = "pass" | "back"

const host = useMock()
const { signIn, call, storeOf } = people(host)

const actors: Record<NonNullable<Certification["actor"]>, string> = {
  applicant: "applicant",
  certification_admin: "cert-admin",
  certification_agency: "certifier",
  testing_agency: "lab-tester",
  certificate_admin: "certdoc-admin",
}

/** Signs in the five kinds of actors in one store. */
async function everyone() {
  const applicant = await signIn("applicant")
  const others = await Promise.all(
    Object.entries(actors).map(async ([actor, person]) => [actor, await signIn(person, applicant)] as const),
  )
  return { applicant, actor: Object.fromEntries(others) as Record<keyof typeof actors, Session> }
}

async function upload(who: Session): Promise<string> {
  const form = new FormData()
  form.append("module", "certification")
  form.append("file", new Blob(["%PDF-1.7 report"]), "报告 Report.pdf")
  const { body } = await call(who, "POST", "file", form)
  return String(body.result?.id)
}

const application = {
  company: "云砺科技",
  product: "ML-8",
  test_agency_id: "agency-aurora-1",
  certification_agency_id: "agency-aurora-2",
}

const submit = (who: Session, label_required: boolean) =>
  call(who, "POST", "certification", { ...application, label_required })

const get = async (who: Session, id: string) =>
  (await call(who, "GET", `certification/${id}`)).body.result as unknown as Certification

/** Expects that every mail about an application that nobody withdrew says which step is open, or that it is completed. */
function expectTurns(who: Session, id: string): void {
  const mails = storeOf(who).rows.mail.filter(({ record }) => record === id)
  for (const { operation, text } of mails)
    expect(text, operation).toMatch(/^(Step \d+ of 20 is open|当前第 \d+ 步|The application is completed|申请已完成)/)
}

const some = (steps: readonly string[]) => portion(steps, 2).map((step) => [step])

let codesGiven = 0

const agreed = { answer: "同意。Agreed." }

/** The fields that the actor of the open step sends in addition to step and version. */
const forms: Record<string, (who: Session, asked: Certification, move: Move) => object | Promise<object>> = {
  resubmit: () => ({ ...application, label_required: true }),
  review: (_who, _asked, move) =>
    move === "pass" ? { decision: "approve" } : { decision: "reject", reason: "缺少版本。" },
  "evaluation.create": (_who, { step }) => ({
    cycle: "四周",
    fees: "98,000",
    label_rules: step === "confirmation_evaluation" ? { format: "markdown", text: "Rules 规则" } : null,
  }),
  "objection.create": () => ({ text: "费用有误。" }),
  "result.create": async (who) => ({ file_ids: [await upload(who)] }),
  "label-sample.create": async (who) => ({ file_ids: [await upload(who)] }),
  "materials.create": async (who) => ({ file_ids: [await upload(who)] }),
  async "certificate.create"(who) {
    codesGiven += 1
    return { name: "证书", code: `C-${codesGiven}`, attachment_ids: [await upload(who)] }
  },
}

/** The body with which the actor of the open step passes it, or sends it back by a rejection or an objection. */
async function bodyOf(who: Session, asked: Certification, action: string, move: Move) {
  const { step, version, status } = asked
  const isAnswer = status === "raise_objection" && ["evaluation.create", "result.create"].includes(action)
  const form = await forms[action]?.(who, asked, move)
  return { version, ...(action !== "resubmit" && { step }), ...(isAnswer && agreed), ...form }
}

const paths: Record<string, string> = {
  "evaluation.create": "evaluation",
  "result.create": "result",
  "objection.create": "objection",
  "certificate.create": "certificate",
  "label-sample.create": "label-sample",
  "materials.create": "materials",
}

/** Performs the open step as its actor and returns the application as the applicant then sees it. */
async function act(team: Awaited<ReturnType<typeof everyone>>, id: string, move: Move = "pass") {
  const seen = await get(team.applicant, id)
  const who = team.actor[seen.actor ?? "applicant"]
  const mine = await get(who, id)
  expect(mine.is_waiting_for_me, `${String(mine.step)} waits for its actor`).toBe(true)
  const notSteps = new Set(["withdraw", "feedback.create"])
  const offered = mine.actions.filter((one) => !notSteps.has(one))
  const isBack = move === "back" && offered.includes("objection.create")
  const action = isBack ? "objection.create" : offered.find((one) => one !== "objection.create")
  if (!action) throw new Error(`nothing to do at ${String(mine.step)}`)
  const body = await bodyOf(who, mine, action, move)
  const answer = await call(who, "POST", `certification/${id}/${paths[action] ?? action}`, body)
  expect(answer.status, `${action} at ${String(mine.step)}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return get(team.applicant, id)
}

/** Runs an application from submission to its end, going back once at each step of `backAt`. */
async function play(label: boolean, backAt: readonly string[]) {
  const team = await everyone()
  const { body } = await submit(team.applicant, label)
  const id = String(body.result?.id)
  const passed: string[] = []
  const back = new Set(backAt)
  let now = await get(team.applicant, id)
  for (let moves = 0; now.step && moves < 80; moves += 1) {
    const at = now.step
    const goesBack = back.delete(at)
    now = await act(team, id, goesBack ? "back" : "pass")
    if (!goesBack) passed.push(at)
  }
  expect([...back]).toEqual([])
  return { team, id, now, passed }
}

const labelSteps = ["label_enable", "label_sample", "label_confirm"]
const rejecting = [
  "organization_review",
  "certification_agency_review",
  "testing_agency_review",
  "test_result_agency_confirm",
  "label_confirm",
  "materials_review",
]
const objecting = [
  "test_evaluation_confirm",
  "test_result_confirm",
  "certification_evaluation_confirm",
  "certification_result_confirm",
  "confirmation_evaluation_confirm",
]

describe("CERT-02 an application from its submission to its completion", () => {
  test.each([true, false])("label: %s, without rejections and objections", async (label) => {
    const { now, passed, team, id } = await play(label, [])
    expect([now.status, now.phase, now.step, now.actor]).toEqual(["completed", "end", null, null])
    expect(passed.filter((step) => labelSteps.includes(step))).toEqual(label ? labelSteps : [])
    expect(now.steps).toHaveLength(21)
    for (const { key, state, user } of now.steps) {
      const isLeftOut = !label && labelSteps.includes(key)
      expect([key, state, user !== null]).toEqual([key, isLeftOut ? null : "pass", !isLeftOut])
    }
    expect(now.certificates).toHaveLength(2)
    expect(now.actions).toEqual([])
    expectTurns(team.applicant, id)
    const { body } = await call(team.actor.certificate_admin, "GET", `certificate?certification_id=${id}`)
    expect(body.result).toMatchObject({ total: 2 })
  })

  test.each(some(rejecting))("CERT-03 an application can be completed after a rejection at %s", async (step) => {
    const { now, team, id } = await play(true, [step])
    expectTurns(team.applicant, id)
    expect(now.status).toBe("completed")
    expect(now.rejections.map(({ step: key, reason }) => [key, reason])).toEqual([[step, "缺少版本。"]])
  })

  test.each(some(objecting))("CERT-03 an objection at %s is answered", async (step) => {
    const { now } = await play(true, [step])
    expect([now.status, now.objection_total]).toEqual(["completed", 1])
    expect(now.objections.every(({ answered_time }) => answered_time !== null)).toBe(true)
    const answers = [...now.evaluations, ...now.results].flatMap(({ answer }) => answer ?? [])
    expect(answers).toEqual(["同意。Agreed."])
  })
})

test.each([
  ["organization_review", 1, "Rejected. Reason: 缺少版本。", "已驳回，原因：缺少版本。"],
  ["test_evaluation_confirm", 4, "Objection: 费用有误。", "异议：费用有误。"],
])("CERT-03 the mail says why %s sent the application back", async (step, number, english, chinese) => {
  const { team, id } = await play(true, [step])
  const opened = storeOf(team.applicant).rows.mail.filter(({ record }) => record === id)
  const words = { english: `Step ${number} of 20 is open: `, chinese: `当前第 ${number} 步（` }
  const again = opened.filter(({ language, text }) => text.startsWith(words[language]) && /缺|费用有误/.test(text))
  expect(again.length).toBeGreaterThan(0)
  for (const { language, text } of again) expect(text).toContain(language === "english" ? english : chinese)
  const others = opened.filter((mail) => !again.includes(mail))
  expect(others.map(({ text }) => text).join(" "), "no other mail has it").not.toMatch(/缺|费用有误/)
})

describe("CERT-03 the requirements of a step", () => {
  const at = async (person: string, id: string) => {
    const who = await signIn(person)
    return { who, now: await get(who, id) }
  }

  test("a rejection requires a reason; an evaluation after an objection requires a cycle and an answer", async () => {
    const admin = await signIn("cert-admin")
    const review = { step: "organization_review", version: 1, decision: "reject" }
    expect(codes(await call(admin, "POST", "certification/certification-aurora-3/review", review))).toEqual([
      400,
      "validation_failed",
      "reason required",
    ])
    const { who, now } = await at("lab-tester", "certification-aurora-7")
    expect(now.status).toBe("raise_objection")
    const evaluation = { step: now.step, version: now.version, fees: "1" }
    expect(codes(await call(who, "POST", `certification/${now.id}/evaluation`, evaluation))).toEqual([
      400,
      "validation_failed",
      "cycle required",
      "answer required",
    ])
  })

  test("CERT-04 labelling rules are required only if a label is required", async () => {
    const fees = "500 EUR"
    const asked = async (id: string) => {
      const { who, now } = await at("certdoc-admin", id)
      const answer = { step: now.step, version: now.version, fees, answer: "Agreed 同意" }
      return codes(await call(who, "POST", `certification/${id}/evaluation`, answer))
    }
    expect(await asked("certification-aurora-22")).toEqual([201, undefined])
    expect(await asked("certification-aurora-23")).toEqual([400, "validation_failed", "label_rules required"])
  })

  test("an action on a passed step is stale; an action on a future step is refused by the state", async () => {
    const { who, now } = await at("certifier", "certification-aurora-12")
    const answer = (step: string) =>
      call(who, "POST", `certification/${now.id}/review`, { step, version: now.version, decision: "approve" })
    expect(codes(await answer("certification_agency_review"))).toEqual([400, "stale"])
    expect(codes(await answer("materials_review"))).toEqual([400, "state_refused"])
    expect(codes(await answer("test_result_agency_confirm"))).toEqual([200, undefined])
  })

  test("members of an agency cannot act on their own application", async () => {
    const tester = await signIn("lab-tester")
    const own = await get(tester, "certification-aurora-33")
    expect([own.step, own.is_waiting_for_me, own.actions]).toEqual([
      "testing_agency_review",
      false,
      ["withdraw", "feedback.create"],
    ])
    const review = { step: own.step, version: own.version, decision: "approve" }
    expect(codes(await call(tester, "POST", `certification/${own.id}/review`, review))).toEqual([
      403,
      "own_application",
    ])
  })

  test("ADM-04 members of a disabled agency cannot act", async () => {
    const tester = await signIn("lab-tester")
    const { agency } = storeOf(tester).rows
    const row = agency.get("agency-aurora-1")
    if (row) agency.put({ ...row, is_disabled: true })
    expect(codes(await call(tester, "GET", "certification/certification-aurora-6"))).toEqual([403, "forbidden"])
  })

  test("CERT-01 an agency that is not selectable or has the wrong type is refused", async () => {
    const applicant = await signIn("applicant")
    const form = { company: "C", product: "P", label_required: true, certification_agency_id: "agency-aurora-2" }
    const of = async (test_agency_id: string) =>
      codes(await call(applicant, "POST", "certification", { ...form, test_agency_id }))
    expect(await of("agency-aurora-3")).toEqual([400, "agency_not_selectable"])
    expect(await of("agency-aurora-2")).toEqual([400, "validation_failed", "test_agency_id unknown_reference"])
  })

  test("CERT-05 a code must be unique; a certificate of a completed application cannot be deleted", async () => {
    const admin = await signIn("certdoc-admin")
    const { body } = await call(admin, "GET", "certificate/certificate-aurora-2")
    const version = Number(body.result?.version)
    const form = { name: "N", code: "aia-cert-2025-014", company: "C", product: "P", version }
    const files = { attachment_ids: ["file-certificate-aurora-2"] }
    expect(codes(await call(admin, "PUT", "certificate/certificate-aurora-2", { ...form, ...files }))).toEqual([
      400,
      "code_taken",
    ])
    const issued = "certificate/certificate-certification-aurora-26-20?version=1"
    expect(codes(await call(admin, "DELETE", issued))).toEqual([400, "certificate_in_use"])
  })
})

describe("CERT-02 visibility of applications", () => {
  const idsFor = async (person: string) => {
    const { body } = await call(await signIn(person), "GET", "certification?size=200")
    return (body.result as unknown as { items: { id: string }[] }).items.map(({ id }) =>
      id.replace("certification-aurora-", ""),
    )
  }

  test("agencies see an application from their review on, certificate administrators from step 13 on", async () => {
    const [admin, certifier, tester, issuer] = await Promise.all(
      ["admin", "certifier", "lab-tester", "certdoc-admin"].map(idsFor),
    )
    expect(admin).toHaveLength(33)
    expect(certifier).not.toContain("1")
    expect(certifier).toContain("4")
    expect(tester).not.toContain("4")
    expect(tester).toContain("5")
    expect(issuer).not.toContain("17")
    expect(issuer).toContain("18")
    const { member, certification } = storeOf(await signIn("restricted-member")).rows
    const entity_id = member.get("member-aurora-restricted-member")?.entity_id ?? "none"
    const ofEntity = certification.filter((row) => row.entity_id === entity_id)
    expect((await idsFor("restricted-member")).length).toBe(ofEntity.length)
    expect(ofEntity.length).toBeLessThan(33)
  })

  test("CERT-01 an agency selected at the resubmission cannot read the application before its own review", async () => {
    const applicant = await signIn("chair")
    const [admin, member] = [await signIn("cert-admin", applicant), await signIn("proposal-admin", applicant)]
    const { agency } = storeOf(applicant).rows
    const other = agency.get("agency-aurora-4")
    if (!other) throw new Error("the seed has no second certification agency")
    agency.put({ ...other, is_disabled: false, member_ids: ["member-aurora-proposal-admin"] })
    const id = "certification-aurora-31"
    const { version } = await get(applicant, id)
    const chosen = { ...application, label_required: true, certification_agency_id: other.id, version }
    const reads = async () => (await call(member, "GET", `certification/${id}`)).status
    const review = async (decision: "approve" | "reject") => {
      const now = await get(applicant, id)
      const body = { step: now.step, version: now.version, decision, reason: "缺少版本。" }
      expect((await call(admin, "POST", `certification/${id}/review`, body)).status).toBe(200)
    }
    expect((await call(applicant, "POST", `certification/${id}/resubmit`, chosen)).status).toBe(200)
    await review("reject")
    expect(await reads(), "rejected before its review").toBe(403)
    const again = { ...chosen, version: (await get(applicant, id)).version }
    expect((await call(applicant, "POST", `certification/${id}/resubmit`, again)).status).toBe(200)
    await review("approve")
    expect(await reads(), "at its review").toBe(200)
  })

  test("members of the applicant's entity can read the application, but have no actions", async () => {
    const colleague = await signIn("lone-member")
    const mine = await get(colleague, "certification-aurora-3")
    expect([mine.submitter.id, mine.actions]).toEqual(["member-aurora-secretary", []])
    expect(codes(await call(colleague, "GET", "certification/certification-aurora-1"))).toEqual([403, "forbidden"])
  })

  test("the list starts with the applications that wait for the reader, the longest wait first", async () => {
    const { body } = await call(await signIn("lab-tester"), "GET", "certification?size=200")
    const { items } = body.result as unknown as { items: { is_waiting_for_me: boolean; since_time: string }[] }
    const waiting = items.filter(({ is_waiting_for_me }) => is_waiting_for_me)
    expect(items.slice(0, waiting.length)).toEqual(waiting)
    const since = waiting.map(({ since_time }) => since_time)
    expect(since).toEqual([...since].sort())
  })

  test("CERT-01 SHELL-06 agency_id finds the applications that the agency tests or certifies", async () => {
    const admin = await signIn("cert-admin")
    const totalOf = async (query: string) => {
      const { body } = await call(admin, "GET", `certification?${query}`)
      return Number(body.result?.total)
    }
    const all = await totalOf("")
    expect(all).toBeGreaterThan(0)
    const { certification } = storeOf(admin).rows
    const one = certification.get("certification-aurora-1")
    if (one) certification.put({ ...one, test_agency_id: "agency-aurora-3" })
    expect(await totalOf("agency_id=agency-aurora-3")).toBe(1)
    expect(await totalOf("agency_id=agency-aurora-1")).toBe(all - 1)
    expect(await totalOf("agency_id=agency-aurora-2")).toBe(all)
    expect(await totalOf("agency_id=agency-aurora-3&certification_agency_id=agency-aurora-1")).toBe(0)
    expect(await totalOf("agency_id=agency-harbor-1")).toBe(0)
  })

  test("CERT-03 the log shows IP addresses to certification administrators, not to applicants", async () => {
    const team = await everyone()
    const { body } = await submit(team.applicant, true)
    const query = `operation-log?module=certification&key=${String(body.result?.id)}`
    const ipFor = async (who: Session) =>
      ((await call(who, "GET", query)).body.result as unknown as { items: { ip: string | null }[] }).items[0]?.ip
    expect(await ipFor(team.actor.certification_admin)).toEqual(expect.any(String))
    expect(await ipFor(team.applicant)).toBeNull()
  })

  test("CERT-03 the log contains the step and the decision of each review", async () => {
    const team = await everyone()
    const { body } = await submit(team.applicant, true)
    const id = String(body.result?.id)
    await act(team, id, "pass")
    await act(team, id, "back")
    const log = await call(team.applicant, "GET", `operation-log?module=certification&key=${id}`)
    const { items } = log.body.result as unknown as { items: { operation: string; memo: string | null }[] }
    const reviews = items.filter(({ operation }) => operation === "certification.review").map(({ memo }) => memo)
    const rejected = "certification_agency_review: reject: 缺少版本。"
    expect(reviews.sort()).toEqual([rejected, "organization_review: approve"])
  })
})
