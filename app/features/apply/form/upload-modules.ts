/** Upload module of an application's files, as named in the contract. */
export const fileModule = "membership_application"

/** Upload module of the logo: accepts images only. */
export const logoModule = `${fileModule}.logo`

/** Returns the upload module of a form field. */
export const uploadModuleOf = (field: string) => (field === "logo_id" ? logoModule : fileModule)
