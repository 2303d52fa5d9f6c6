/** Name of the hidden field that identifies which form of a page was sent. */
export const formField = "form"

/** Name of the hidden field with the idempotency key, so that a repeated submit has no effect (FORM-07). */
export const idempotencyField = "idempotency_key"

/**
 * Name of the hidden field with the idempotency key of a submit that got no answer: it may have been done, and what it has changed is no
 * reason to refuse the next attempt with this key.
 */
export const unansweredField = "unanswered"

/** Name of the hidden field in every form that identifies the user for whom it was rendered (FORM-08). */
export const ownerField = "form_owner"

/** Name of the hidden field with the version of the record that a form changes; requests in the contract use the same name. */
export const versionField = "version"

/** Name of conform's field for a change of the form itself, such as a new row; a form with it is not saved. */
export const intentField = "__intent__"

/** Name of conform's field with the state of a form, which no form of the portal sends. */
export const stateField = "__state__"

/** Name of the hidden field with the labels of the form's fields, for a page that can no longer show the form (`app/forms/schema/typed-texts.ts`). */
export const labelsField = "form_labels"

/** Technical fields of forms, which contain no user input. */
export const ownFields: ReadonlySet<string> = new Set([
  formField,
  idempotencyField,
  unansweredField,
  labelsField,
  ownerField,
  versionField,
  intentField,
  stateField,
])
