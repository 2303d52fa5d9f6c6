import type { SubmissionResult } from "@conform-to/react"
import { data, redirect } from "@remix-run/node"
import { valueOf } from "#app/lib/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import { startOfDay } from "#app/lib/time.server.ts"
import { wallTimeOf } from "#app/lib/time-wall.server.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import { atFields } from "#app/parts/event/event-action.server.ts"
import { inWords } from "#app/parts/refusal-text.server.ts"
import { regionsFor, regionsOfForm } from "#app/parts/regions/region-options.server.ts"
import { regionNames, showRegions, type Regions } from "#app/parts/regions/regions.ts"
import { zoneOptions } from "#app/parts/zone-options.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import {
  idempotencyKey,
  invalid,
  newIdempotencyKey,
  parseSubmission,
  refused,
  restored,
} from "#app/ui/form/submission.server.ts"
import { lastDayOf, type Agency } from "./agency.server.ts"
import { agencySchema, type AgencyWish } from "./agency.schema.ts"

/** The form when it comes back, with the regions to choose from. */
export type AgencyAnswer = SubmissionResult<string[]> & { regions: Regions }

function valuesOf(agency: Agency | undefined, zone: string) {
  if (!agency) return { type: "test" as const, timezone: zone }
  const { name, name_english, type, country, province, city, timezone } = agency
  const dayOf = (instant: string | null) => (instant === null ? undefined : wallTimeOf(instant, timezone).date)
  return {
    ...{ name, name_english, type, timezone },
    acronym: agency.acronym ?? undefined,
    country_code: country.code,
    province_code: province?.code,
    city_code: city?.code,
    address: agency.address ?? undefined,
    start: dayOf(agency.expiration_start),
    end: dayOf(agency.expiration_end && lastDayOf(agency.expiration_end)),
    agreement_template_ids: agency.agreement_templates.map(attachmentValue),
  }
}

/** What the page with the form shows, with what had been typed before (FORM-08). @param agency the one that is changed */
export async function agencyForm(context: RequestContext, request: Request, agency?: Agency) {
  const values = valuesOf(agency, context.zone)
  const draft = await openDraft(context, request, agencySchema)
  const text = (name: string) => String(draft?.result.initialValue?.[name] ?? "")
  const chosen = draft
    ? { country: text(regionNames.country), province: text(regionNames.province) }
    : { country: agency?.country.code, province: agency?.province?.code }
  const [regions, zones] = await Promise.all([regionsFor(context, chosen), context.api.get("/utils/timezone")])
  return {
    values,
    draft,
    regions,
    /** Applications name the agency: its type stays as it is (openapi/states/agency.yaml). */
    isTypeFixed: (agency?.certification_total ?? 0) > 0,
    zones: zoneOptions(valueOf(zones).timezones, context, agency?.timezone),
    key: newIdempotencyKey(),
  }
}

export type AgencyFormView = Awaited<ReturnType<typeof agencyForm>>

/** The last place chosen; the period begins with its first day and ends with its last one, in the zone of the form. */
function bodyOf(wish: AgencyWish): components["schemas"]["AgencyInput"] {
  const { name, name_english, type, country_code, province_code, city_code, start, end, timezone } = wish
  return {
    ...{ name, name_english, type, timezone },
    acronym: wish.acronym ?? null,
    region_code: city_code ?? province_code ?? country_code,
    address: wish.address ?? null,
    expiration_start: start === undefined ? null : (startOfDay(start, timezone) ?? null),
    expiration_end: end === undefined ? null : (startOfDay(end, timezone, 1) ?? null),
    agreement_template_ids: fileIds(wish.agreement_template_ids),
  }
}

/** Where the backend's errors stand in the form. */
const places = { region_code: regionNames.country, expiration_start: "start", expiration_end: "end" }

/** Creates an agency, or changes the one that the address names (ADM-04). */
export async function saveAgency(context: RequestContext, request: Request, id?: string) {
  const received = await receiveForm(context, request, "agency")
  const regions = await regionsOfForm(context, received.form)
  const again = ({ data: answer, init }: ReturnType<typeof invalid> | ReturnType<typeof refused>) =>
    data<AgencyAnswer>({ ...answer, regions }, init ?? undefined)
  if (received.form.get(showRegions.name) === showRegions.value)
    return data<AgencyAnswer>({ ...restored(received.form, agencySchema), regions })
  const submission = await parseSubmission(received, agencySchema)
  if (submission.status !== "success") return again(invalid(submission))
  const body = bodyOf(submission.value)
  const { version = 0 } = submission.value
  const saved =
    id === undefined
      ? await context.api.post("/agency", { body, idempotencyKey: idempotencyKey(submission) })
      : await context.api.put("/agency/{id}", { path: { id }, body: { ...body, version } })
  if (!saved.ok) return again(refused(submission, inWords(atFields(saved.failure, places), context)))
  await sendFlash(context, { tone: "done", id: id === undefined ? "agency.created" : "agency.saved" })
  return redirect(agencyPaths.detail(context.alliance, saved.value.id), 303)
}
