import { ownerField } from "../schema/form-field-names.ts"
import { useFormOwner } from "./form-owner.ts"

/** Identifies the user for whom a form was rendered, so that it is not submitted under another name (FORM-08). Empty without a login. */
export function OwnerField() {
  const owner = useFormOwner()
  return owner === undefined ? null : <input type="hidden" name={ownerField} value={owner} />
}
