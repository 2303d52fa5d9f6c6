import type { CertificateRow } from "#mock/domains/certificate/records.ts"
import { joinMemo } from "#mock/engine/log.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { day } from "#mock/engine/store/clock.ts"
import { openStepOf, passed, rejected, sentBack, submitted, withdrawn } from "./advance.ts"
import type { CertificationRow } from "./records.ts"
import { movesOf, plans, type Move, type Plan } from "./seed-plans.ts"
import type { Step } from "./steps.ts"
import { wordsOf, type Words } from "./seed-words.ts"

const persons: Readonly<Record<Exclude<Step["actor"], "applicant">, string>> = {
  certification_admin: "cert-admin",
  certification_agency: "certifier",
  testing_agency: "lab-tester",
  certificate_admin: "certdoc-admin",
}

/** Seeds applications in every state, with the texts of all their steps. */
export function seedCertifications(seed: AllianceSeed): void {
  plans.forEach((plan, at) => {
    new ApplicationHistory(seed, plan, at + 1).addToSeed()
  })
  // Uploaded for steps that are not done yet; the contract's examples name these files.
  const { key } = seed.data
  addFile(seed, `file-certification-${key}-lab-upload`, "测试报告 Test report.pdf", "lab-tester")
  addFile(seed, `file-certification-${key}-cert-upload`, "证书 Certificate.pdf", "certifier")
  addFile(seed, `file-certification-${key}-upload`, "材料 Materials.pdf", "applicant")
}

/** Builds the history of one application, one step a day. */
class ApplicationHistory {
  readonly #seed: AllianceSeed
  readonly #plan: Plan
  readonly #words: Words
  #row: CertificationRow
  #files = 0

  constructor(seed: AllianceSeed, plan: Plan, number: number) {
    this.#seed = seed
    this.#plan = plan
    this.#words = wordsOf(plan.by, number)
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
      rejections: [],
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

  addToSeed(): void {
    const { submitter_id, created_time, code, subject, company, product } = this.#row
    this.#log("create", { user_id: submitter_id, time: created_time }, `${code} ${subject ?? `${company} ${product}`}`)
    for (const move of movesOf(this.#plan)) this.#take(move)
    if (this.#row.state !== this.#plan.until)
      throw new Error(`the seed led ${this.#row.id} to ${this.#row.state}, not ${this.#plan.until}`)
    this.#seed.builder.add("certification", this.#row)
  }

  #take(move: Move): void {
    const step = openStepOf(this.#row)
    const time = this.#row.updated_time + day
    const user_id = step.actor === "applicant" ? this.#row.submitter_id : this.#seed.person(persons[step.actor]).id
    const kind = step.key.includes("result") ? ("result" as const) : undefined
    const rejection = this.#words.rejections[kind ?? "review"]
    const objection = this.#words.objections[kind ?? "evaluation"]
    const by = { user_id, time }
    const changed = { changed_by_id: user_id, updated_time: time, version: this.#row.version + 1 }
    if (move === "withdraw") {
      const reason = { user_id: this.#row.submitter_id, time }
      this.#row = { ...this.#row, ...withdrawn(this.#row, reason), ...changed, changed_by_id: reason.user_id }
      this.#log("withdraw", reason, null)
      return
    }
    if (move === "reject") {
      this.#row = { ...this.#row, ...rejected(this.#row, { ...by, step: step.key, reason: rejection }), ...changed }
      this.#log("review", by, joinMemo(step.key, "reject", rejection))
      return
    }
    if (move === "object") {
      const entry = { ...by, step: step.key, text: objection, attachment_ids: [], answered_time: null }
      const progress = sentBack(this.#row, "raise_objection", { ...by, memo: objection })
      this.#row = { ...this.#row, ...progress, ...changed, objections: [...this.#row.objections, entry] }
      this.#log("objection.create", by, joinMemo(step.key, objection))
      return
    }
    const written = this.#written(step, by)
    this.#row = { ...this.#row, ...passed(this.#row, by), ...changed, ...written }
    this.#log(step.action, by, joinMemo(step.key, step.action === "review" ? "approve" : null))
  }

  /** Adds a move to the operation log. */
  #log(action: string, { user_id: member_id, time }: { user_id: string; time: number }, memo: string | null): void {
    const { id: key, alliance_id, version } = this.#row
    this.#seed.builder.addLog({
      id: `log-${key}-${version}`,
      alliance_id,
      member_id,
      operation: `certification.${action}`,
      module: "certification",
      key,
      time,
      ip: "198.51.100.40",
      memo,
    })
  }

  /** The fields of the application that a step changes. */
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
    const { agency, final } = this.#words.certificates
    const isAgency = key === "agency_certificate"
    const name = isAgency ? agency : final
    const row: CertificateRow = {
      id: `certificate-${certification_id}-${number}`,
      alliance_id,
      name,
      code: `${isAgency ? "Q" : "F"}-${code}`,
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
