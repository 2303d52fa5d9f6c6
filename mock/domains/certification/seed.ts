import type { CertificateRow } from "#mock/domains/certificate/records.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { day } from "#mock/engine/store/clock.ts"
import { openStepOf, passed, sentBack, submitted, withdrawn } from "./advance.ts"
import type { CertificationRow } from "./records.ts"
import { steps, type CertificationState, type Step } from "./steps.ts"
import { words, type Words } from "./seed-words.ts"

/** What the actor of the open step does: `pass`, or `reject` or `object` where that leads back; `withdraw` ends it. */
type Move = "pass" | "reject" | "object" | "withdraw"
type Plan = { until: CertificationState; by?: string; isWithoutLabel?: true; moves?: readonly Move[] }

/** One application for every state, and some whose way was longer. The contract's examples name them by number. */
const plans: readonly Plan[] = [
  { until: "organization_review" },
  { until: "rejected", moves: ["reject"] },
  { until: "organization_review", by: "secretary" },
  { until: "certification_agency_review" },
  { until: "testing_agency_review", by: "secretary" },
  { until: "test_evaluation", by: "chair" },
  { until: "test_evaluation_objected", by: "secretary" },
  { until: "test_evaluation_confirm" },
  { until: "test_result", by: "secretary" },
  { until: "test_result_objected" },
  { until: "test_result_confirm" },
  { until: "test_result_agency_confirm", by: "chair" },
  { until: "certification_evaluation" },
  { until: "certification_evaluation_objected", by: "chair" },
  { until: "certification_evaluation_confirm" },
  { until: "certification_result", by: "secretary" },
  { until: "certification_result_confirm" },
  { until: "agency_certificate", by: "chair" },
  { until: "label_enable", by: "secretary" },
  { until: "label_sample" },
  { until: "label_confirm", by: "secretary" },
  { until: "confirmation_evaluation", by: "chair", isWithoutLabel: true },
  { until: "confirmation_evaluation_objected" },
  { until: "confirmation_evaluation_confirm" },
  { until: "materials_review", by: "chair" },
  { until: "completed" },
  { until: "final_certificate", by: "secretary" },
  { until: "certification_result_objected" },
  { until: "completed", by: "secretary", isWithoutLabel: true },
  { until: "withdrawn", moves: ["pass", "pass", "pass", "pass", "withdraw"] },
  { until: "rejected", by: "chair", moves: ["pass", "pass", "reject"] },
  // Step 8 rejected the results: they are uploaded again.
  { until: "test_result", moves: ["pass", "pass", "pass", "pass", "pass", "pass", "pass", "reject"] },
  // A member of the testing agency applied: another member has to act for it.
  { until: "testing_agency_review", by: "lab-tester" },
]

const persons: Readonly<Record<Exclude<Step["actor"], "applicant">, string>> = {
  certification_admin: "cert-admin",
  certification_agency: "certifier",
  testing_agency: "lab-tester",
  certificate_admin: "certdoc-admin",
}

/** Applications in every state, with what was written on the way. */
export function seedCertifications(seed: AllianceSeed): void {
  plans.forEach((plan, at) => {
    new Story(seed, plan, at + 1).tell()
  })
  // Uploaded a moment ago, for steps that are not done yet: the contract's examples name them.
  const { key } = seed.data
  addFile(seed, `file-certification-${key}-lab-upload`, "测试报告 Test report.pdf", "lab-tester")
  addFile(seed, `file-certification-${key}-cert-upload`, "证书 Certificate.pdf", "certifier")
  addFile(seed, `file-certification-${key}-upload`, "材料 Materials.pdf", "applicant")
}

/** The way of one application, step by step, a day each. */
class Story {
  readonly #seed: AllianceSeed
  readonly #plan: Plan
  readonly #words: Words
  #row: CertificationRow
  #files = 0

  constructor(seed: AllianceSeed, plan: Plan, number: number) {
    this.#seed = seed
    this.#plan = plan
    this.#words = words[(number - 1) % words.length] as Words
    const submitter = seed.person(plan.by ?? "applicant")
    const moves = movesOf(plan).length
    const created_time = seed.builder.anchor - (moves + 2 + (number % 5)) * day
    const { company, product, subject, memo } = this.#words
    const year = new Date(created_time).getUTCFullYear()
    this.#row = {
      id: `certification-${seed.data.key}-${number}`,
      alliance_id: seed.alliance_id,
      code: `${seed.data.acronym}-C-${year}-${String(number).padStart(3, "0")}`,
      subject,
      company,
      product,
      label_required: !plan.isWithoutLabel,
      memo,
      test_agency_id: `agency-${seed.data.key}-1`,
      certification_agency_id: `agency-${seed.data.key}-2`,
      submitter_id: submitter.id,
      entity_id: submitter.entity_id,
      ...submitted({ user_id: submitter.id, time: created_time }),
      evaluations: [],
      results: [],
      objections: [],
      samples: [],
      materials: [],
      feedbacks: [],
      withdraw_reason: null,
      created_time,
      changed_by_id: submitter.id,
      updated_time: created_time,
      version: 1,
    }
  }

  tell(): void {
    for (const move of movesOf(this.#plan)) this.#take(move)
    if (this.#row.state !== this.#plan.until)
      throw new Error(`the seed led ${this.#row.id} to ${this.#row.state}, not ${this.#plan.until}`)
    this.#seed.builder.add("certification", this.#row)
  }

  #take(move: Move): void {
    const step = openStepOf(this.#row)
    const time = this.#row.updated_time + day
    const user_id = step.actor === "applicant" ? this.#row.submitter_id : this.#seed.person(persons[step.actor]).id
    const { rejection, objection } = this.#words
    const by = { user_id, time }
    const changed = { changed_by_id: user_id, updated_time: time, version: this.#row.version + 1 }
    if (move === "withdraw") {
      const reason = { user_id: this.#row.submitter_id, time }
      this.#row = { ...this.#row, ...withdrawn(this.#row, reason), ...changed, changed_by_id: reason.user_id }
      return
    }
    if (move === "reject") {
      this.#row = { ...this.#row, ...sentBack(this.#row, "reject", { ...by, memo: rejection }), ...changed }
      return
    }
    if (move === "object") {
      const entry = { ...by, step: step.key, text: objection, attachment_ids: [], answered_time: null }
      const progress = sentBack(this.#row, "raise_objection", { ...by, memo: objection })
      this.#row = { ...this.#row, ...progress, ...changed, objections: [...this.#row.objections, entry] }
      return
    }
    const written = this.#written(step, by)
    this.#row = { ...this.#row, ...passed(this.#row, by), ...changed, ...written }
  }

  /** What doing a step leaves in the application. */
  #written(step: Step, by: { user_id: string; time: number }): Partial<CertificationRow> {
    const { report } = this.#words
    const row = this.#row
    switch (step.action) {
      case "evaluation.create":
        return this.#evaluation(step, by)
      case "result.create": {
        const file_ids = [this.#file(`${report} ${row.code}.pdf`, by.user_id)]
        return { results: [...row.results, { ...by, step: step.key, file_ids, memo: null, answer: null }] }
      }
      case "label-sample.create": {
        const file_ids = [this.#file("标识样品 Label sample.txt", by.user_id)]
        return { samples: [...row.samples, { ...by, file_ids, memo: null }] }
      }
      case "materials.create": {
        const file_ids = [this.#file("材料 Materials.txt", by.user_id)]
        return { materials: [...row.materials, { ...by, file_ids, memo: null }] }
      }
      case "certificate.create":
        this.#certificate(step, by)
        return {}
      case "review":
        return step.key === "testing_agency_review" ? this.#feedback(by) : {}
      default:
        return {}
    }
  }

  #evaluation({ key }: Step, by: { user_id: string; time: number }): Partial<CertificationRow> {
    const { cycle, fees, rules } = this.#words
    const isLast = key === "confirmation_evaluation"
    const label_rules = isLast && this.#row.label_required ? { format: "markdown" as const, text: rules } : null
    const entry = { ...by, step: key, cycle: isLast ? null : cycle, fees, label_rules }
    return { evaluations: [...this.#row.evaluations, { ...entry, attachment_ids: [], answer: null }] }
  }

  #feedback(by: { user_id: string; time: number }): Partial<CertificationRow> {
    const entry = { ...by, id: `feedback-${this.#row.id}`, phase: "review" as const, text: this.#words.feedback }
    return { feedbacks: [...this.#row.feedbacks, { ...entry, attachment_ids: [] }] }
  }

  #file(name: string, uploader_id: string): string {
    this.#files += 1
    return addFile(this.#seed, `file-${this.#row.id}-${this.#files}`, name, uploader_id)
  }

  #certificate({ key, number }: Step, { user_id, time }: { user_id: string; time: number }): void {
    const { id: certification_id, alliance_id, code, company, product } = this.#row
    const name = this.#words.certificate
    const row: CertificateRow = {
      id: `certificate-${certification_id}-${number}`,
      alliance_id,
      name,
      code: `${key === "agency_certificate" ? "Q" : "F"}-${code}`,
      company,
      product,
      memo: null,
      attachment_ids: [this.#file(`${name} ${code}.pdf`, user_id)],
      certification_id,
      uploader_id: user_id,
      upload_time: time,
      changed_by_id: user_id,
      updated_time: time,
      version: 1,
    }
    this.#seed.builder.add("certificate", row)
  }
}

/** Without moves of its own a plan goes straight to its state; to one with an objection, that objection is the last move. */
function movesOf({ until, moves, isWithoutLabel }: Plan): readonly Move[] {
  if (moves) return moves
  const ways = steps.slice(1).filter(({ key }) => !isWithoutLabel || !key.startsWith("label_"))
  const order = [...ways.map(({ key }): string => key), "completed"]
  const objected = until.endsWith("_objected")
  const at = order.indexOf(until.replace("_objected", objected ? "_confirm" : ""))
  return [...Array.from({ length: at }, () => "pass" as const), ...(objected ? (["object"] as const) : [])]
}

function addFile({ builder, alliance_id, person }: AllianceSeed, id: string, name: string, uploader: string): string {
  builder.add("file", {
    id,
    alliance_id,
    uploader_id: uploader.startsWith("member-") ? uploader : person(uploader).id,
    name,
    content_type: "application/octet-stream",
    module: "certification",
    use: "attachment",
    created_time: builder.at(-30, "07:00"),
    is_public: false,
    bytes: new TextEncoder().encode(`${name}\n`.repeat(100)),
  })
  return id
}
