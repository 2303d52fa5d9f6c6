import { useFormContext } from "./form-context.ts"
import { versionField } from "#app/lib/version-name.ts"

/**
 * The version of the record that this form changes. After a refusal because somebody else was quicker it is theirs: what
 * is sent then replaces it knowingly (`StaleNote` says so).
 * @param value from the record that the form was opened with
 */
export function VersionField({ value }: { value: number }) {
  const { lastResult } = useFormContext()
  const present = lastResult?.initialValue?.[versionField]
  return <input type="hidden" name={versionField} value={typeof present === "string" ? present : String(value)} />
}
