/** Id of the form that the boxes in the list of members belong to. */
export const chosenForm = "member-chosen"
