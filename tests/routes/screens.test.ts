import { describe, expect, test } from "vitest"
import document from "../../openapi/generated/openapi.json"
import { portion } from "#tests/support/extent.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { pathOf, screens } from "#tests/support/screens.ts"

const attribute = (input: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1]

/** The file types that the browser's dialog offers. */
const endingsOf = (input: string) => attribute(input, "accept")?.split(",").toSorted()

/** What the contract says of images and logos at `file.create`. */
const imageEndings = /\| ((?:[A-Z]+, )+[A-Z]+), by content/.exec(document.paths["/file"].post.description)?.[1]

/** The types that a file field must offer (ERR-05): images for a logo or an image, workbooks for an import, otherwise every file. */
function expectedEndings(input: string) {
  const name = attribute(input, "name") ?? ""
  if (name === "file") return [".xlsx"]
  const uses = document.components.schemas.FileUse.enum.filter((use) => use !== "attachment")
  if (!uses.some((use) => name.split(/[._]/).includes(use))) return undefined
  return imageEndings
    ?.split(", ")
    .map((type) => `.${type.toLowerCase()}`)
    .toSorted()
}

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
    for (const input of body.match(/<input[^>]*type="file"[^>]*>/g) ?? [])
      expect(endingsOf(input)).toEqual(expectedEndings(input))
  })
})
