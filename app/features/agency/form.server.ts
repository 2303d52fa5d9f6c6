import { data } from "@remix-run/node"
import { valueOf } from "#app/lib/failure.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import { lastMomentBefore, startOfDay } from "#app/lib/time.server.ts"
import { wallTimeOf } from "#app/lib/time-wall.server.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import {
  type AnswerWithRegions,
  regionsFor,
  regionsOfForm,
  withRegions,
} from "#app/parts/regions/region-options.server.ts"
import { regionNames, showRegions } from "#app/parts/regions/regions.ts"
import { writeForm } from "#app/parts/write-form.server.ts"
import { zoneOptions } from "#app/parts/zone-options.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey, restored } from "#app/forms/submit/submission.server.ts"
import type { Agency } from "./agency.server.ts"
import { agencySchema, type AgencyFormValues } from "./agency.schema.ts"

function valuesOf(agency: Agency | undefined, zone: string) {
  if (!agency) return { type: "test" as const, timezone: zone }
  const { name, name_english, type, country, province, city, timezone } = agency
  const dayOf = (instant: string | null) => (instant === null ? undefined : wallTimeOf(instant, timezone).date)
  return {
    name,
    name_english,
    type,
    timezone,
    acronym: agency.acronym ?? undefined,
    country_code: country.code,
    province_code: province?.code,
    city_code: city?.code,
    address: agency.address ?? undefined,
    start: dayOf(agency.expiration_start),
    end: dayOf(agency.expiration_end && lastMomentBefore(agency.expiration_end)),
    agreement_template_ids: agency.agreement_templates.map(attachmentValue),
  }
}

/** Returns the data for the agency form, including a saved draft (FORM-08). @param agency the agency to edit */
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
    /** The type cannot change once an application refers to the agency (openapi/states/agency.yaml). */
    isTypeFixed: agency?.is_type_fixed ?? false,
    zones: zoneOptions(valueOf(zones).timezones, context, agency?.timezone),
    key: newIdempotencyKey(),
  }
}

export type AgencyFormView = Awaited<ReturnType<typeof agencyForm>>

/**
 * Builds the request body: the most specific region chosen, and a period from the start of its first day to the end of its last, in the
 * form's time zone.
 */
function bodyOf(input: AgencyFormValues): components["schemas"]["AgencyInput"] {
  const { name, name_english, type, country_code, province_code, city_code, start, end, timezone } = input
  return {
    name,
    name_english,
    type,
    timezone,
    acronym: input.acronym ?? null,
    region_code: city_code ?? province_code ?? country_code,
    address: input.address ?? null,
    expiration_start: start === undefined ? null : (startOfDay(start, timezone) ?? null),
    expiration_end: end === undefined ? null : (startOfDay(end, timezone, 1) ?? null),
    agreement_template_ids: fileIds(input.agreement_template_ids),
  }
}

/** Maps the backend's field names to form fields, for error messages. */
const errorFields = { region_code: regionNames.country, expiration_start: "start", expiration_end: "end" }

/** Creates an agency, or updates the one with the given id (ADM-04). */
export async function saveAgency(context: RequestContext, request: Request, id?: string) {
  const received = await receiveForm(context, request, "agency")
  const regions = await regionsOfForm(context, received.form)
  if (received.form.get(showRegions.name) === showRegions.value)
    return data<AnswerWithRegions>({ ...restored(received.form, agencySchema), regions })
  const answer = await writeForm(context, received, {
    schema: agencySchema,
    fields: errorFields,
    write: (input, key) =>
      id === undefined
        ? context.api.post("/agency", { body: bodyOf(input), idempotencyKey: key })
        : context.api.put("/agency/{id}", { path: { id }, body: { ...bodyOf(input), version: input.version ?? 0 } }),
    done: id === undefined ? "agency.created" : "agency.saved",
    to: (saved) => agencyPaths.detail(context.alliance, saved.id),
  })
  return withRegions(answer, regions)
}
