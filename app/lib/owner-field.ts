/** Name of the hidden field of every form that says for whom it was shown (FORM-08). */
export const ownerField = "form.owner"
