import { expect, test } from "vitest"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { waitingActionText } from "#app/parts/waiting/waiting-texts.ts"

test.each(["en", "zh"] as const)(
  "DASH-08 CERT-02 a review of an application is not called one of a proposal: %s",
  (locale) => {
    const { formatMessage } = serverIntl(locale)
    const proposal = { en: "proposal", zh: "提案" }[locale]
    expect(formatMessage({ id: waitingActionText("certification", "review") })).not.toContain(proposal)
  },
)
