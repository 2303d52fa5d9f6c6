/** Maximum number of contacts of an application (openapi/schemas/membership-application.yaml). */
export const maxContacts = 3
