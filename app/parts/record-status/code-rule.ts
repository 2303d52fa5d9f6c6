/** Message ids of the statuses of a rule for topic codes (openapi/states/topic-code-rule.yaml). */
export const codeRuleStatusTexts = { valid: "status.valid", invalid: "topic-call.rule.unused" } as const
