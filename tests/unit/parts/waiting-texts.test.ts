import { expect, test } from "vitest"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { waitingActionText } from "#app/parts/waiting/waiting-texts.ts"

test.each(["en", "zh"] as const)(
  "DASH-08 CERT-02 the review of a certification is not called a review of a proposal: %s",
  (locale) => {
    const { formatMessage } = serverIntl(locale)
    const proposal = { en: "proposal", zh: "提案" }[locale]
    expect(formatMessage({ id: waitingActionText("certification", "review") })).not.toContain(proposal)
  },
)
