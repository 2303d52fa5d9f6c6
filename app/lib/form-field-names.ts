/** Name of the hidden field that makes a repeated submit harmless (FORM-07). */
export const idempotencyField = "idempotency_key"

/** Name of the hidden field of every form that says for whom it was shown (FORM-08). */
export const ownerField = "form.owner"

/** Name of the hidden field that says which version of a record a form changes; the contract's requests call it the same. */
export const versionField = "version"
