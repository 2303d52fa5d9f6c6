import { expect, test } from "vitest"
import { CheckNote } from "#app/parts/import/check-summary.tsx"
import type { CheckView } from "#app/parts/import/list-view.server.ts"
import { render } from "#tests/unit/ui/render.tsx"

const noteOf = (language: "en" | "zh", accepted: number, rejected: number) => {
  const total = accepted + rejected
  const view = { total, accepted, rejected, alreadyInvited: 0, newEntities: 0 } as CheckView
  return render(<CheckNote view={view} />, { language })
}

const words = {
  en: {
    all: "All 3 rows are accepted.",
    some: "1 of 3 rows will be skipped.",
    none: "No row can be used.",
    go: "Continue",
  },
  zh: { all: "共 3 行，全部有效。", some: "共 3 行，将跳过其中 1 行。", none: "没有可用的行。", go: "继续" },
}

test.each(["en", "zh"] as const)(
  "FORM-09 in %s: only a list with usable rows offers to continue without the others",
  (language) => {
    const { all, some, none, go } = words[language]
    const [allValid, someValid, noneValid] = [noteOf(language, 3, 0), noteOf(language, 2, 1), noteOf(language, 0, 3)]
    expect(allValid).toContain(all)
    expect(allValid).not.toContain(go)
    expect(someValid).toContain(some)
    expect(someValid).toContain(go)
    expect(noneValid).toContain(none)
    expect(noneValid).not.toContain(go)
  },
)
