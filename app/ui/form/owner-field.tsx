import { ownerField } from "#app/lib/form-field-names.ts"
import { useFormOwner } from "./form-owner.ts"

/** Says for whom a form was shown, so that nobody else's name stands under it (FORM-08); nothing where nobody is logged in. */
export function OwnerField() {
  const owner = useFormOwner()
  return owner === undefined ? null : <input type="hidden" name={ownerField} value={owner} />
}
