/** Message ids of an agency's statuses (ADM-04). */
export const agencyStatusTexts = { valid: "agency.status.enabled", invalid: "agency.status.disabled" } as const
