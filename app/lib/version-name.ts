/** Name of the hidden field that says which version of a record a form changes; the contract's requests call it the same. */
export const versionField = "version"
