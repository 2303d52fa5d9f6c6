import type { Store } from "#mock/engine/store/store.ts"
import type { MembershipApplicationRow } from "./records.ts"

/** The ids of all files that an application refers to, in its form and in its feedback. */
export function filesOf(row: MembershipApplicationRow): (string | null)[] {
  const { registration_document_id, application_document_id, logo_id, other_ids, feedbacks } = row
  const attached = feedbacks.flatMap(({ attachment_ids }) => attachment_ids)
  return [registration_document_id, application_document_id, logo_id, ...other_ids, ...attached]
}

/** Where a file is referred to: an existing application (`application_id`) or a new one, and who may have uploaded the file. */
export type Naming = {
  store: Store
  alliance_id: string
  application_id?: string
  /** `null`: a visitor without a session. */
  uploaders: readonly (string | null)[]
}

/**
 * Whether an application may refer to an uploaded file: it already does, or one of `uploaders` uploaded the file and no application refers
 * to it. This prevents reading a stranger's documents by referring to them in another application (contract: file.create).
 */
export function isOwnFile({ store, alliance_id, application_id, uploaders }: Naming, id: string, use: string): boolean {
  const row = store.rows.file.get(id)
  if (row?.alliance_id !== alliance_id || row.module !== "membership_application" || row.use !== use) return false
  const applications = store.rows.membership_application.where("alliance_id", alliance_id)
  const named = applications.filter((application) => filesOf(application).includes(id))
  if (named.length === 0) return uploaders.includes(row.uploader_id)
  return named.every((application) => application.id === application_id)
}
