import { expect, test } from "vitest"
import { serverIntl } from "#app/i18n/messages.server.ts"

test("DASH-05 I18N-02 new notices are those of the last seven days, whether read or not: in both languages", () => {
  const textIn = (locale: "en" | "zh") => serverIntl(locale).formatMessage({ id: "shell.new-notices" }, { count: 3 })
  expect(textIn("en")).toBe("3 new")
  expect(textIn("zh")).toBe("新增 3 条")
})
