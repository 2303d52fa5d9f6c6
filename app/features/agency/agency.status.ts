import { agencyStatusValues } from "#openapi/generated/values/agency-status.ts"
import { agencyTypeValues } from "#openapi/generated/values/agency-type.ts"
import { listQuery } from "#app/lib/list-query.ts"
import type { QuestionTexts } from "#app/parts/confirm/question.ts"

/** Status indicator for each status. */
export const agencySymbols = { valid: "done", invalid: "void" } as const

/** Message ids of the types. */
export const agencyTypeTexts = { test: "agency.type.test", certification: "agency.type.certification" } as const

/** Search parameters of the agency list (ADM-04, SHELL-06). */
export const agencyQuery = listQuery({
  sort: ["name", "acronym", "type", "expiration_end"],
  filters: { status: agencyStatusValues, type: agencyTypeValues },
})

export type AgencySearch = ReturnType<typeof agencyQuery.parse>

/** Message ids of the field labels, in the order of the form. */
export const agencyLabels = {
  name: "entity.name-chinese",
  name_english: "entity.name-english",
  acronym: "entity.acronym",
  type: "agency.type",
  country_code: "profile.country",
  province_code: "profile.province",
  city_code: "profile.city",
  address: "entity.address",
  start: "agency.start",
  end: "agency.end",
  timezone: "event-form.zone",
  agreement_template_ids: "agency.templates",
} as const

/** Texts of the confirmation before an agency is disabled (ADM-04, FORM-06). */
export const disableTexts: QuestionTexts = {
  link: "agency.disable.title",
  title: "agency.disable.of",
  text: "agency.disable.text",
  keep: "agency.disable.keep",
  kind: "danger",
}
