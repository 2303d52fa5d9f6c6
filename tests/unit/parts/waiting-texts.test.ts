import { expect, test } from "vitest"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { roleText } from "#app/parts/role-texts.ts"
import { waitingRoleText } from "#app/parts/waiting/waiting-texts.ts"
import { waitingActionText } from "#app/parts/waiting/waiting-view.server.ts"

test.each(["en", "zh"] as const)(
  "DASH-08 CERT-02 the review of a certification is not called a review of a proposal: %s",
  (locale) => {
    const { formatMessage } = serverIntl(locale)
    const proposal = { en: "proposal", zh: "提案" }[locale]
    expect(formatMessage({ id: waitingActionText("certification", "review") })).not.toContain(proposal)
  },
)

test.each([
  ["en", "assistant"],
  ["zh", "助理"],
] as const)(
  "ROLE-04 DASH-08 the role of the general secretary is also that of the assistants (openapi/states/roles.yaml): %s",
  (locale, assistants) => {
    const { formatMessage } = serverIntl(locale)
    expect(formatMessage({ id: roleText("general_secretary") })).toContain(assistants)
    expect(formatMessage({ id: waitingRoleText("general_secretary") })).toContain(assistants)
  },
)
