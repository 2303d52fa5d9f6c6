import { data, redirect, type ActionFunctionArgs } from "@remix-run/node"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { Result } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { startEarly } from "#app/lib/parallel.ts"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { openDraft, type DraftView } from "#app/forms/drafts/draft.server.ts"
import { draftFields } from "#app/forms/drafts/draft-fields.ts"
import {
  type AnswerWithRegions,
  regionsFor,
  regionsOfForm,
  withRegions,
} from "#app/parts/regions/region-options.server.ts"
import { regionNames, showRegions } from "#app/parts/regions/regions.ts"
import { portalRefusal, requireAction, stateRefusal } from "#app/parts/require-action.server.ts"
import { withSchema, writeForm } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey, restored, type ReceivedForm } from "#app/forms/submit/submission.server.ts"
import {
  applicantAction,
  applicationOf,
  rememberApplication,
  withValidKey,
  type Application,
} from "../applicant.server.ts"
import { uploadModuleOf } from "./upload-modules.ts"
import { applicationSchema, type ApplicationFormValues } from "../apply.schema.ts"
import { choicesOf, guidelineOf } from "../guidelines/guidelines.server.ts"

type Input = components["schemas"]["MembershipApplicationInput"]

/** The rows of contacts: those that are known, at least one. Others are added one by one. */
function contactsOf(known: Application["contacts"]) {
  const rows = known.map(({ name, phone, email }) => ({ name, phone: phone ?? undefined, email: email ?? undefined }))
  return rows.length > 0 ? rows : [{}]
}

function valuesOf(application?: Application) {
  if (!application) return { contacts: contactsOf([]) }
  const { name, name_english, acronym, acronym_english, nature, website, email_suffix, address } = application
  const { country, province, city, logo } = application
  return {
    name,
    name_english,
    acronym,
    acronym_english,
    nature,
    country_code: country.code,
    province_code: province?.code,
    city_code: city?.code,
    website: website ?? undefined,
    email_suffix: email_suffix ?? undefined,
    address: address ?? undefined,
    proposed_level_id: application.proposed_level.id,
    proposed_group_acronym: application.proposed_group?.acronym,
    contacts: contactsOf(application.contacts),
    registration_document_id: [attachmentValue(application.registration_document)],
    application_document_id: [attachmentValue(application.application_document)],
    logo_id: logo ? [attachmentValue(logo)] : undefined,
    other_ids: application.others.map(attachmentValue),
  }
}

/** The country and province that the form shows first. */
function regionsShown(application: Application | undefined, draft: DraftView | undefined) {
  if (!draft) return { country: application?.country.code, province: application?.province?.code }
  const text = (name: string) => {
    const value = draft.result.initialValue?.[name]
    return typeof value === "string" ? value : undefined
  }
  return { country: text(regionNames.country), province: text(regionNames.province) }
}

/** The group that the application names, if nobody can choose it any more: it was disbanded or became restricted. */
function groupGone(
  application: Application | undefined,
  groups: readonly { value: string }[],
  context: RequestContext,
) {
  const group = application?.proposed_group
  return group && !groups.some(({ value }) => value === group.acronym) ? nameIn(context.locale, group) : undefined
}

async function formView(
  context: RequestContext,
  guidelineRequest: ReturnType<typeof guidelineOf>,
  application?: Application,
  draft?: DraftView,
) {
  const [guideline, regions] = await Promise.all([
    guidelineRequest,
    regionsFor(context, regionsShown(application, draft)),
  ])
  const choices = choicesOf(guideline, context)
  return {
    ...choices,
    groupGone: groupGone(application, choices.groups, context),
    regions,
    values: valuesOf(application),
    draft,
    key: newIdempotencyKey(),
  }
}

export type ApplicationFormView = Awaited<ReturnType<typeof formView>>

/** Returns the data for the page of a new application (ADM-09). */
export const newApplication = (context: RequestContext) => formView(context, guidelineOf(context))

/**
 * Returns the form for resubmitting an application, with the requested changes. It contains what was submitted after the applicant's
 * access had ended (FORM-08).
 * @throws the 403 screen if the application cannot be resubmitted
 */
export async function resubmissionView(context: RequestContext, request: Request) {
  const guideline = startEarly(guidelineOf(context))
  const { application, person } = await applicationOf(context, "openToResubmit")
  await requireAction(context, application.actions, "resubmit", () => whyNotResubmit(application, context))
  const { code, version, reason } = application
  const draft = await openDraft({ ...context, session: person }, request, applicationSchema)
  const owner = context.formOwners.valueOf(person)
  const view = await formView(context, guideline, application, draft)
  return { ...view, owner, windowTitle: code, code, version, reason: reason ?? undefined }
}

/** While an application is under review it cannot be changed; for a closed one, the refusal says how it ended. */
function whyNotResubmit(application: Application, { locale }: RequestContext) {
  if (application.status !== "ongoing") return stateRefusal("membership_application", application.status)
  return portalRefusal(serverIntl(locale).formatMessage({ id: "apply.resubmit.early" }))
}

/** Builds the request body: the most specific region chosen; fields left out become null, and empty contacts are dropped. */
function bodyOf(input: ApplicationFormValues): Input {
  const { country_code, province_code, city_code, version: _version, contacts, other_ids, ...rest } = input
  return {
    ...rest,
    region_code: city_code ?? province_code ?? country_code,
    website: input.website ?? null,
    email_suffix: input.email_suffix ?? null,
    address: input.address ?? null,
    proposed_group_acronym: input.proposed_group_acronym ?? null,
    logo_id: input.logo_id ?? null,
    contacts: contacts.flatMap((contact) => {
      const { name, phone, email } = contact ?? {}
      return name !== undefined && phone !== undefined && email !== undefined ? [{ name, phone, email }] : []
    }),
    other_ids: fileIds(other_ids),
  }
}

/** Maps the backend's field names to form fields, for error messages. */
const errorFields = { region_code: regionNames.country, other_ids: "other_ids" }

type Sending<Written> = {
  write: (body: Input, version: number, idempotencyKey: string | undefined) => Promise<Result<Written>>
  /** Runs after the application has been written; returns the address of the next page. */
  done: (written: Written) => Promise<string>
}

/** Sends the form; renders the form again to load regions or to show errors. */
async function send<Written>(context: RequestContext, received: ReceivedForm, { write, done }: Sending<Written>) {
  const regions = await regionsOfForm(context, received.form)
  if (received.form.get(showRegions.name) === showRegions.value)
    return data<AnswerWithRegions>({ ...restored(received.form, applicationSchema), regions })
  const answer = await writeForm(context, received, {
    schema: applicationSchema,
    fields: errorFields,
    async write(input, key): Promise<Result<string>> {
      const written = await write(bodyOf(input), input.version ?? 0, key)
      return written.ok ? { ok: true, value: await done(written.value) } : written
    },
    done: undefined,
    to: (address) => address,
  })
  return withRegions(answer, regions)
}

/** Sends a new application (ADM-09). It is then open in this browser, and its page shows the code. */
export const sendApplication = withSchema(applicationSchema, async ({ context, request }: ActionFunctionArgs) => {
  const { api, sendFile } = context.asApplicant()
  const received = await receiveForm({ ...context, sendFile }, request, uploadModuleOf)
  return send(context, received, {
    write: (body, _version, key) => api.post("/membership-application", { body, idempotencyKey: key }),
    async done({ applicant_key: key, application: { id } }) {
      await rememberApplication(context, { key, id })
      return applyPaths.sent(context.alliance, "form")
    },
  })
})

/** Resubmits a rejected application (ADM-09); the whole review starts again. It can also discard the form's draft. */
export const sendResubmission = applicantAction(applicationSchema, {
  files: uploadModuleOf,
  openPage: "openToResubmit",
  act({ context, applicant: { api, id }, received }) {
    if (received.form.get(draftFields.intent) === "discard")
      return Promise.resolve(redirect(applyPaths.resubmit(context.alliance), 303))
    return send(context, received, {
      write: (body, version, idempotencyKey) => {
        const call = { path: { id }, body: { ...body, version }, idempotencyKey }
        return withValidKey(api.post("/membership-application/{id}/resubmit", call))
      },
      done: () => Promise.resolve(applyPaths.sent(context.alliance, "resubmit")),
    })
  },
})
