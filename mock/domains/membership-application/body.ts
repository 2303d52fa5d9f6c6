import type { components } from "#openapi/generated/schema.d.ts"
import { placesTo } from "#mock/domains/region/regions.ts"
import { storedContacts } from "#mock/domains/entity/contacts.ts"
import { storedText } from "#mock/engine/texts.ts"
import { memoOf } from "#mock/engine/change.ts"
import { Refusal, type FieldCode, type FieldError } from "#mock/engine/refusal.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { isOwnFile, type Naming } from "./files.ts"
import type { MembershipApplicationRow } from "./records.ts"

type Given = components["schemas"]["MembershipApplicationInput"]

/** The fields that the applicant writes, by their names in the form. */
export const writtenFields = [
  "name",
  "name_english",
  "acronym",
  "acronym_english",
  "nature",
  "region_code",
  "website",
  "email_suffix",
  "address",
  "proposed_level_id",
  "proposed_group_id",
  "contacts",
  "registration_document_id",
  "logo_id",
  "application_document_id",
  "other_ids",
] as const
export type Written = Pick<MembershipApplicationRow, (typeof writtenFields)[number]>

type Refuse = (field: string, code: FieldCode) => void
type Checking = { store: Store; alliance_id: string; refuse: Refuse }

/** Checks and reads the files of a form. */
function givenFiles(naming: Naming, given: Given, refuse: Refuse) {
  const file = (field: string, id: string, use = "attachment") => {
    if (!isOwnFile(naming, id, use)) refuse(field, "unknown_reference")
    return id
  }
  return {
    registration_document_id: file("registration_document_id", given.registration_document_id),
    logo_id: given.logo_id ? file("logo_id", given.logo_id, "logo") : null,
    application_document_id: file("application_document_id", given.application_document_id),
    other_ids: (given.other_ids ?? []).map((id, at) => file(`other_ids.${at}`, id)),
  }
}

/** The id of the public group that a form names. */
function groupIdOf({ store, alliance_id, refuse }: Checking, acronym: string | null): string | null {
  if (acronym === null) return null
  const group = store.rows.workgroup.find((row) => row.alliance_id === alliance_id && row.acronym === acronym)
  if (group?.type === "public" && group.status === "normal") return group.id
  refuse("proposed_group_acronym", "unknown_reference")
  return null
}

function textsOf(given: Given) {
  return {
    name: storedText(given.name) ?? "",
    name_english: storedText(given.name_english) ?? "",
    acronym: storedText(given.acronym) ?? "",
    acronym_english: storedText(given.acronym_english) ?? "",
    website: storedText(given.website),
    email_suffix: storedText(given.email_suffix?.toLowerCase()),
    address: storedText(given.address),
  }
}

/** Reads an application form; throws a refusal with all invalid fields. */
export function readApplication(naming: Naming, given: Given): Written {
  const { store, alliance_id } = naming
  const errors: FieldError[] = []
  const refuse: Refuse = (field, code) => errors.push({ field, code, message: code })
  const checking = { store, alliance_id, refuse }
  const { nature, region_code, proposed_level_id } = given
  if (store.rows.member_level.get(proposed_level_id)?.alliance_id !== alliance_id)
    refuse("proposed_level_id", "unknown_reference")
  if (placesTo(region_code).length === 0) refuse("region_code", "unknown_reference")
  const contacts = storedContacts(given.contacts)
  const written: Written = {
    ...textsOf(given),
    nature,
    region_code,
    proposed_level_id,
    contacts,
    proposed_group_id: groupIdOf(checking, given.proposed_group_acronym ?? null),
    ...givenFiles(naming, given, refuse),
  }
  if (errors.length > 0) throw new Refusal("validation_failed", undefined, errors)
  return written
}

/** Names of the form fields that a resubmission changed, and their values before and after for the log. */
export function changesOf(before: Written, after: Written, store: Store) {
  const named = ({ proposed_group_id, ...written }: Written) => {
    const group = store.rows.workgroup.get(proposed_group_id ?? "")
    return { ...written, proposed_group_acronym: group?.acronym ?? null }
  }
  const fields = writtenFields.map((field) => (field === "proposed_group_id" ? "proposed_group_acronym" : field))
  const [old, next] = [named(before), named(after)]
  return {
    fields: fields.filter((field) => JSON.stringify(old[field]) !== JSON.stringify(next[field])),
    memo: memoOf(old, next, fields),
  }
}
