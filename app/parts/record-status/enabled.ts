/** Message ids of the statuses of records that are enabled and disabled: agencies and entities (ADM-04, ADM-05). */
export const enabledStatusTexts = { valid: "status.enabled", invalid: "status.disabled" } as const
