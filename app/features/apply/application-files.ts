/** The contract's module of the files of an application. */
export const fileModule = "membership_application"

/** The same for the one that is a logo: only images are taken. */
export const logoModule = `${fileModule}.logo`

/** The module of each field of the form. */
export const moduleOfField = (field: string) => (field === "logo_id" ? logoModule : fileModule)
