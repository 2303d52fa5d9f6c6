import { readdirSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { guidePage } from "#app/features/guide/guide.server.ts"
import { guideTopics, helpPartOf, namedParts } from "#app/features/guide/help-parts.ts"
import { addressable } from "#tests/support/route-table.ts"

const languages = ["en", "zh"] as const

/** The pages of an alliance, by their pattern below it. */
const pages = addressable
  .filter(({ hasPage, pattern, handle }) => hasPage && pattern.startsWith("/a/:alliance/") && !handle.isDevelopmentOnly)
  .map(({ pattern }) => pattern.slice("/a/:alliance/".length))
  .filter((path) => path !== "*" && !path.startsWith("guide"))

const partsOf = (language: "en" | "zh", topic: (typeof guideTopics)[number]) =>
  guidePage(language, topic)?.parts.map(({ id }) => `${topic}#${id}`) ?? []

const written = guideTopics.flatMap((topic) => partsOf("en", topic))

describe("SHELL-11 the guide", () => {
  test.each(languages)("has every topic in %s, and no other file", (language) => {
    expect(readdirSync(`docs/guide/${language}`).toSorted()).toEqual(guideTopics.map((one) => `${one}.md`).toSorted())
  })

  test.each(guideTopics)("%s has a title, an introduction and the same parts in both languages", (topic) => {
    expect(partsOf("zh", topic)).toEqual(partsOf("en", topic))
    for (const language of languages) {
      const page = guidePage(language, topic)
      expect(page?.title).toBeTruthy()
      expect(page?.intro).toBeTruthy()
      for (const { id, title, text } of page?.parts ?? []) {
        expect(id, `an id {#…} in ${language}/${topic}`).not.toBe("")
        expect(title).not.toBe("")
        expect(text.length, `${language}/${topic}#${id} is short`).toBeLessThan(1_200)
        expect(text.length, `${language}/${topic}#${id} says something`).toBeGreaterThan(20)
      }
    }
  })

  test("links between its pages lead to parts that exist", () => {
    const links = languages.flatMap((language) =>
      guideTopics.flatMap((topic) => {
        const { intro = "", parts = [] } = guidePage(language, topic) ?? {}
        return [intro, ...parts.map(({ text }) => text)].flatMap((text) => [...text.matchAll(/\]\(([^)]*)\)/g)])
      }),
    )
    expect(links.length).toBeGreaterThan(10)
    const broken = links
      .map(([, link = ""]) => link.replace(".md", ""))
      .filter((link) => !written.includes(link) && !(guideTopics as readonly string[]).includes(link))
    expect(broken).toEqual([])
  })

  test("every page of the portal has its part", () => {
    expect(pages.length).toBeGreaterThan(150)
    const general = helpPartOf("no-such-page")
    const without = pages.filter((path) => path !== "dashboard" && helpPartOf(path) === general)
    expect(without, "add the page to app/features/guide/help-parts.ts").toEqual([])
    expect(pages.filter((path) => !written.includes(helpPartOf(path)))).toEqual([])
  })

  test("names only parts that are written, and leads to nearly all of them", () => {
    expect(namedParts.filter((part) => !written.includes(part))).toEqual([])
    const unnamed = written.filter((part) => !(namedParts as string[]).includes(part))
    // what belongs to no page of its own, or to one that another part describes
    expect(unnamed.toSorted()).toEqual(
      [...["groups#disbanded", "lists#filter", "lists#keys", "start#first-days", "tasks#mine"]].toSorted(),
    )
  })

  test.each([
    ["meeting/meeting-1/summary/edit", "meetings#minutes"],
    ["wg/COPT/meeting/create", "meetings#create"],
    ["wg/COPT/member/request/request-1/decline", "groups#requests"],
    ["wg/COPT", "groups#pages"],
    ["task/task-1/edit", "tasks#subtasks"],
    ["wg/COPT/task/create", "tasks#create"],
    ["proposal/D-1/vote/create", "proposals#phases"],
    ["admin/group/COPT/member", "administration#groups"],
  ])("%s has the part %s", (path, part) => {
    expect(helpPartOf(path)).toBe(part)
  })
})
