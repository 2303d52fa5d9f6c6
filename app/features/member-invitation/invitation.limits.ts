/** Maximum number of typed email addresses; more people need a workbook. */
export const maxEmails = 50

/** Maximum number of files attached to an invitation (contract: MemberInvitationInput). */
export const maxFiles = 10

/** Maximum number of groups that invited people join. */
export const maxGroups = 100
