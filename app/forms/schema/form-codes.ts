/**
 * Field codes of openapi/schemas/code.yaml, file refusals that may be shown at a field, and those of the forms alone: `required_choice` and
 * `required_file` ask to choose or upload what is missing, `day_…` to write a day that can be read, `people_typed` to choose a name. Each has a message `form.<code>`.
 */
export const formCodes = [
  "required",
  "required_choice",
  "required_file",
  "cannot_be_empty",
  "category_name_required",
  "option_required",
  "too_short",
  "too_long",
  "prefix_too_long",
  "prefix_repeated",
  "sequence_too_large",
  "number_range",
  "days_positive",
  "duration_format",
  "time_format",
  "year_range",
  "day_unknown",
  "day_format",
  "day_ambiguous",
  "day_no_year",
  "before_now",
  "occurrence_year_range",
  "occurrence_before_now",
  "occurrence_time_skipped",
  "occurrence_time_repeated",
  "end_before_start",
  "end_too_early",
  "end_not_later",
  "deadline_after_slots",
  "acronym_taken",
  "acronym_mismatch",
  "not_changeable",
  "zone_unknown",
  "character_not_allowed",
  "email_format",
  "phone_format",
  "url_format",
  "acronym_format",
  "not_unique",
  "min_options",
  "participants_empty",
  "people_typed",
  "single_person",
  "same_person",
  "min_items",
  "too_many",
  "unknown_reference",
  "value_unknown",
  "unknown_field",
  "already_member",
  "duplicate_row",
  "file_too_large",
  "attachments_too_large",
  "file_type",
  "file_empty",
  "image_unavailable",
] as const

const known = new Set<string>(formCodes)

/** Whether the product has its own message for a field code of the backend. */
export function isFormCode(code: string): boolean {
  return known.has(code)
}
