import type { Failure, FieldError } from "#app/lib/failure.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { Locale } from "#app/lib/locale.ts"
import { readParticipants } from "./participant.ts"

/** Field name of a selection or people list in the request body and in the form. */
export type PeopleField = { sent: string; control: string }

/** Moves a refusal's errors about people and groups to their picker, each with the name of the person or group. */
export function moveErrorsToPicker(
  failure: Failure,
  form: FormData,
  { sent, control }: PeopleField,
  locale: Locale,
): Failure {
  if (failure.kind !== "refused") return failure
  const participants = readParticipants(form.getAll(control).filter((value) => typeof value === "string"))
  const named = (error: FieldError): FieldError => {
    const [of, ...at] = error.field.split(".")
    if (of !== sent) return error
    const kind = at[0] === "group_acronyms" ? "group" : "member"
    const about = participants.filter((one) => one.kind === kind)[Number(at.at(-1))]
    if (!about) return { ...error, field: control }
    const message = serverIntl(locale).formatMessage({ id: "participants.gone" }, { name: about.text })
    return { field: control, code: "text", message }
  }
  return { ...failure, errors: failure.errors.map(named) }
}
