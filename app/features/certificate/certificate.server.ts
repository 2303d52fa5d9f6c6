import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { nameIn } from "#app/lib/locale.ts"
import { certificatePaths } from "#app/lib/paths/certificate.ts"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { paths } from "#app/lib/paths.ts"
import { isRecordId, type Params } from "#app/lib/route-params.ts"
import { moment, momentWithZone, zonedText, zoneHere } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { periodParameters } from "#app/parts/event/event-list.server.ts"
import { listExportAddress } from "#app/parts/export/export-address.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { forbiddenBy } from "#app/parts/forbidden.server.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/forms/fields/fields.tsx"
import { tables } from "#openapi/generated/states.ts"
import { certificateQuery, type CertificateSearch, issuanceQuery } from "./list.query.ts"

type Schemas = components["schemas"]
export type Certificate = Schemas["Certificate"]

/** Returns the certificate identified by the route parameters. */
export async function certificateOf({ api }: RequestContext, { id = "" }: Params): Promise<Certificate> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  return valueOf(await api.get("/certificate/{id}", { path: { id } }))
}

/** Returns the certificate that a page is about to edit. @throws the 403 screen if it cannot be edited */
export async function certificateFor(context: RequestContext, params: Params): Promise<Certificate> {
  const certificate = await certificateOf(context, params)
  await requireAction(context, certificate.actions, "update", () => forbiddenBy(tables.certificate, "update"))
  return certificate
}

/** The code with the next number: "CERT-2026-007" becomes "CERT-2026-008"; undefined if it does not end with a number. */
export function codeAfter(code: string): string | undefined {
  const [digits] = /\d{1,9}$/.exec(code) ?? []
  if (digits === undefined) return undefined
  return code.slice(0, -digits.length) + String(Number(digits) + 1).padStart(digits.length, "0")
}

/** Proposes the code of a new certificate: the one after the latest. @throws the 403 screen if the user may not add certificates */
export async function newCode(context: RequestContext): Promise<string | undefined> {
  const { actions, items } = valueOf(await context.api.get("/certificate", { query: { size: 10 } }))
  await requireAction(context, actions, "create", () => forbiddenBy(tables.certificate.list, "create"))
  return items[0] && codeAfter(items[0].code)
}

/** The latest applications that a new certificate can belong to: those that have reached step 13 (openapi/schemas/certificate.yaml). */
export async function applicationOptions({ api }: RequestContext): Promise<Option[]> {
  const { items } = valueOf(await api.get("/certification", { query: { sort: "-code", size: 200 } }))
  return items
    .filter(({ step, certificates }) => step === "agency_certificate" || certificates.length > 0)
    .map(({ id, code, subject }) => ({ value: id, text: `${code} ${subject}` }))
}

/** View data of a certificate's page and printout (CERT-05). */
export function certificateView(certificate: Certificate, context: RequestContext) {
  const { locale, zone, alliance } = context
  const { id, name, code, company, product, memo, actions, certification, applicant } = certificate
  return {
    id,
    name,
    code,
    company,
    product,
    memo: memo ?? undefined,
    files: attachmentViews(certificate.attachments, context),
    uploader: personView(certificate.uploader, locale),
    uploaded: momentWithZone(certificate.upload_time, { locale, zone }),
    applicant: applicant ? personView(applicant, locale) : undefined,
    certification: certification
      ? { code: certification.code, href: certificationPaths.detail(alliance, certification.id) }
      : undefined,
    canUpdate: actions.includes("update"),
    canDelete: actions.includes("delete"),
    windowTitle: `${code} ${name}`,
  }
}

export type CertificateView = ReturnType<typeof certificateView>

function listQueryOf(search: CertificateSearch, zone: string) {
  return { ...listParameters(search), ...periodParameters(search, zone) }
}

function rowView(row: Certificate, { locale, zone, alliance }: RequestContext) {
  const { id, code, name, company, product, certification } = row
  return {
    id,
    href: certificatePaths.detail(alliance, id),
    code,
    name,
    company,
    product,
    certification: certification?.code,
    uploaded: moment(row.upload_time, { locale, zone }),
  }
}

export type CertificateRowView = ReturnType<typeof rowView>

/** Returns one page of the certificate centre and the list actions available to this user (CERT-05, SHELL-06). */
export async function listCertificates(context: RequestContext, search: CertificateSearch) {
  const { alliance, zone } = context
  const filters = listQueryOf(search, zone)
  const list = valueOf(await context.api.get("/certificate", { query: filters }))
  const page = paths.certificates(alliance) + certificateQuery.href(search)
  const canExport = list.actions.includes("export")
  return {
    items: list.items.map((row) => rowView(row, context)),
    total: list.total,
    zone: zoneHere(context),
    canCreate: list.actions.includes("create"),
    canExport,
    exportHref: listExportAddress(list, alliance, { module: "certificate", filters }, page),
  }
}

/** Columns of the CSV file: times with UTC offset. */
const columnsFor = ({ locale, zone }: RequestContext): CsvColumns<Certificate> => ({
  "certificate.code": ({ code }) => code,
  "certificate.name": ({ name }) => name,
  "certification.company": ({ company }) => company,
  "certification.product": ({ product }) => product,
  "certificate.certification": ({ certification }) => certification?.code,
  "certificate.uploader": ({ uploader }) => personView(uploader, locale).name,
  "certificate.uploaded": ({ upload_time }) => zonedText(upload_time, zone),
  "certification.memo": ({ memo }) => memo,
})

/** Exports all certificates that match the list's filters as a CSV file (SHELL-06). */
export function certificateFile(context: RequestContext, url: string): Promise<Response> {
  const query = listQueryOf(certificateQuery.parse(url), context.zone)
  return csvAnswer(context, {
    name: "certificate.list.title",
    columns: columnsFor(context),
    load: (part) => context.api.get("/certificate", { query: { ...query, ...part } }),
  })
}

/** Returns the applications waiting for a certificate; those waiting for this user come first (CERT-05). */
export async function listIssuance(context: RequestContext, url: string) {
  const { locale, zone, alliance } = context
  const search = issuanceQuery.parse(url)
  const step: Schemas["CertificationStepKey"][] = ["agency_certificate", "final_certificate"]
  const list = valueOf(await context.api.get("/certification", { query: { ...listParameters(search), step } }))
  return {
    search,
    total: list.total,
    zone: zoneHere(context),
    items: list.items.map((row) => ({
      id: row.id,
      href: certificationPaths.tab(alliance, row.id, "certificate-issuance"),
      code: row.code,
      subject: row.subject,
      company: row.company,
      step: row.step ?? undefined,
      agency: row.actor_agency ? nameIn(locale, row.actor_agency) : undefined,
      actor: row.actor ?? undefined,
      since: row.since_time ? moment(row.since_time, { locale, zone }) : undefined,
      isMine: row.is_waiting_for_me,
    })),
  }
}

export type IssuanceRowView = Awaited<ReturnType<typeof listIssuance>>["items"][number]
