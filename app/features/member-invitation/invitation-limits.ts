/** Most addresses that are typed in; more people are a list. */
export const mostEmails = 50

/** Most files that go with an invitation (contract: MemberInvitationInput). */
export const mostFiles = 10

/** Groups that those who are invited join. */
export const mostGroups = 100
