import { describe, expect, test } from "vitest"
import { portion } from "#tests/support/extent.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { pathOf, screens } from "#tests/support/screens.ts"

describe.each(["en", "zh"] as const)("every screen in %s", (language) => {
  test.each(portion(screens, 5))("$name", async (screen) => {
    const visitor = newVisitor().speaks(language)
    if (screen.person) await visitor.signIn(screen.person, screen.alliance)
    for (const fault of screen.faults ?? []) await visitor.mock.fault(fault)
    const { status, headers, body } = await visitor.get(pathOf(screen))

    expect(status).toBe(screen.status ?? 200)
    expect(body).toContain(`<html lang="${language === "zh" ? "zh-CN" : "en"}"`)
    expect(body.match(/<h1[\s>]/g), "one heading of the first level").toHaveLength(1)
    expect(body).toMatch(/<title>[^<]+<\/title>/)
    expect(body, "an attribute the content security policy blocks").not.toMatch(/<[^>]+\s(style|on[a-z]+)="/)
    expect(headers.get("content-security-policy")).not.toContain("unsafe-inline")
    expect(headers.get("cache-control")).toContain("no-store")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("x-powered-by")).toBeNull()
  })
})
