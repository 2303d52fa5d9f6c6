import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { moment } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Schemas = components["schemas"]
type Certification = Schemas["Certification"]
type Step = Schemas["CertificationStep"]
type Phase = Step["phase"]
type Locale = RequestContext["locale"]

/** Entries written in a phase, by time: evaluations, results, objections, rejections, samples and materials (CERT-03). */
export function recordsView(certification: Certification, phase: Phase, context: RequestContext) {
  const { locale, zone, alliance } = context
  const { steps, evaluations, results, objections, rejections, label, materials } = certification
  const isHere = ({ step }: { step: Step["key"] }) => steps.find(({ key }) => key === step)?.phase === phase
  const done = (one: { user: Schemas["MemberRef"]; time: string }) => ({
    instant: one.time,
    user: personView(one.user, locale).name,
    time: moment(one.time, { locale, zone }),
  })
  const uploads = (kind: "sample" | "materials", entries: Certification["materials"]) =>
    phase === "confirm"
      ? entries.map((one) => ({
          kind,
          ...done(one),
          text: one.memo ?? undefined,
          files: attachmentViews(one.files, context),
        }))
      : []
  const records = [
    ...evaluations.filter(isHere).map((one) => ({
      kind: one.step === "confirmation_evaluation" ? ("fees" as const) : ("evaluation" as const),
      ...done(one),
      issue: one.issue,
      cycle: one.cycle ?? undefined,
      fees: one.fees,
      answer: answerText(one.answer, locale),
      html: one.label_rules ? richTextHtml(one.label_rules, { alliance }) : undefined,
      files: attachmentViews(one.attachments, context),
    })),
    ...results.filter(isHere).map((one) => ({
      kind: "result" as const,
      ...done(one),
      issue: one.issue,
      text: one.memo ?? undefined,
      answer: answerText(one.answer, locale),
      files: attachmentViews(one.files, context),
    })),
    ...objections.filter(isHere).map((one) => ({
      kind: "objection" as const,
      ...done(one),
      text: one.text,
      isOpen: one.answered_time === null,
      files: attachmentViews(one.attachments, context),
    })),
    ...rejections.filter(isHere).map((one) => ({
      kind: "rejection" as const,
      ...done(one),
      text: one.reason,
      files: [],
    })),
    ...uploads("sample", label.samples),
    ...uploads("materials", materials),
  ]
  return records
    .sort((a, b) => Date.parse(a.instant) - Date.parse(b.instant))
    .map(({ instant: _instant, kind, ...record }): CertificationRecord => {
      return { ...record, title: titleOf(kind, "issue" in record ? record.issue : undefined, locale) }
    })
}

/** The answer to an objection, with its label. */
const answerText = (answer: string | null, locale: Locale) =>
  answer === null ? undefined : serverIntl(locale).formatMessage({ id: "certification.record.answer" }, { answer })

type Kind = "evaluation" | "fees" | "result" | "objection" | "rejection" | "sample" | "materials"

/** The title of an entry; evaluations and results have a version. */
const titleOf = (kind: Kind, issue: number | undefined, locale: Locale) =>
  serverIntl(locale).formatMessage({ id: `certification.record.${kind}` }, { issue })

/** An entry that was written in a phase. */
export type CertificationRecord = {
  title: string
  user: string
  time: ReturnType<typeof moment>
  files: ReturnType<typeof attachmentViews>
  cycle?: string
  fees?: string
  text?: string
  /** the answer to an objection, with its label */
  answer?: string
  html?: string
  /** whether an objection has not been answered yet */
  isOpen?: boolean
}
