import { afterAll, describe, expect, test } from "vitest"
import document from "../../openapi/generated/openapi.json"
import { isSampled, portion } from "#tests/support/extent.ts"
import { plainText } from "#tests/support/forms.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { pages, pathOf } from "#tests/support/screens.ts"
import { text } from "#tests/support/texts.ts"
import type { Visitor } from "#tests/support/visitor.ts"

type Language = "en" | "zh"
type Screen = (typeof pages)[number]
/** A filter of a page, and a value that it can have. */
type Filter = { name: string; label?: string; value: string; words: string }

/** Parameters of lists that are no filters of a page. */
const noFilters: Record<string, string> = {
  "agency.list is_selectable": "the choices of a form",
  "agenda-template.list group_acronym": "the list in the shell of a group",
  "ballot.list draft_code": "the list in the shell of a proposal",
  "ballot.list meeting_id": "the ballots on the page of a meeting",
  "certificate.list certification_id": "the certificates on the page of an application",
  "certificate.list company": "the page searches by words",
  "certification.list certification_agency_id": "the page filters by an agency in either part",
  "certification.list step": "the page filters by phase and status",
  "certification.list test_agency_id": "the page filters by an agency in either part",
  "meeting.list draft_code": "the list in the shell of a proposal",
  "member.list entity_id": "the page of an entity leads to its members",
  "notice.list creator_id": "the page searches by words",
  "operation-log.list key": "the log of one record",
  "operation-log.list member_id": "the log of one member",
  "operation-log.list module": "the page filters by operation, which is finer",
  "proposal.feedback.list phase_id": "the page filters by revision",
  "task.list mine": "tabs above the list",
  "workgroup.list mine_first": "an order, not a filter",
  "workgroup.member.list member_id": "the form for the roles of one member",
}

const paged = new Set(["page", "size", "sort"])
type Parameter = { $ref?: string; name?: string; in?: string }
const operations: { operationId: string; parameters?: Parameter[] }[] = Object.values(document.paths).flatMap((path) =>
  "get" in path ? [path.get] : [],
)

/** The filters that an operation of the contract takes. */
function filtersOf(operation: string): string[] {
  const { parameters = [] } = operations.find(({ operationId }) => operationId === operation) ?? {}
  const names = parameters.flatMap(({ $ref, ...own }) => {
    const key = ($ref ?? "").split("/").at(-1) as keyof typeof document.components.parameters
    const parameter: Parameter = $ref === undefined ? own : document.components.parameters[key]
    return parameter?.in === "query" && parameter.name ? [parameter.name] : []
  })
  return names.includes("page") ? names.filter((name) => !paged.has(name)) : []
}

const attribute = (tag: string, name: string) => plainText(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "")
const within = (html: string) => plainText(html.replace(/<[^>]*>/g, "")).trim()

/** The form of a page that filters its list. */
function filterForm(html: string, language: Language): string | undefined {
  const label = text(language, "ui.filter.submit")
  return html
    .split("<search ")
    .find((part) => part.startsWith(`aria-label="${label}"`))
    ?.split("</search>")[0]
}

const labelOf = (form: string, control: string) =>
  within(new RegExp(`<label for="${attribute(control, "id")}"[^>]*>(.*?)</label>`).exec(form)?.[1] ?? "")

/** The filters in the form, with the first and the last choice of each; a day is typed. */
function fieldsIn(form: string): Filter[] {
  const selects = [...form.matchAll(/<select\b[^>]*>.*?<\/select>/g)].flatMap(([select]) => {
    const options = [...select.matchAll(/<option[^>]*value="([^"]+)"[^>]*>([^<]*)/g)]
    const ends = options.length > 1 ? [options[0], options.at(-1)] : options
    const field = { name: attribute(select, "name"), label: labelOf(form, select) }
    return ends.map((option) => ({ ...field, value: plainText(option?.[1] ?? ""), words: within(option?.[2] ?? "") }))
  })
  const typed = [...form.matchAll(/<input\b[^>]*type="(search|text)"[^>]*>/g)].map(([input, kind]) => ({
    name: attribute(input, "name"),
    label: labelOf(form, input),
    ...(kind === "search" ? { value: "zzz", words: "zzz" } : { value: "2026-12-05", words: "2026" }),
  }))
  return [...selects, ...typed]
}

/** The filter that the counts above the form set. */
function countsIn(html: string, language: Language): Filter[] {
  const counts = html.split("<nav ").find((part) => part.includes(`aria-label="${text(language, "ui.counts")}"`))
  const links = [...(counts?.split("</nav>")[0] ?? "").matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].slice(1)
  return links.slice(0, 1).flatMap(([, href = "", content = ""]) => {
    const [entry] = [...new URLSearchParams(plainText(href).split("?")[1])]
    return entry ? [{ name: entry[0], value: entry[1], words: within(content).split(/\s*\d/)[0] ?? "" }] : []
  })
}

/** The chip of a filter: its words, and where its link leads. */
function chipIn(html: string, name: string) {
  const chip = [...html.matchAll(/<a\b[^>]*>.*?<\/a>/gs)].find(([link]) => attribute(link, "data-filter") === name)
  if (!chip) return undefined
  return { words: within(chip[0].replace(/^<a[^>]*>/, "")), href: attribute(chip[0], "href") }
}

/** The query of a call by the page's list, by name. */
const settable = new Map<string, Set<string>>()

async function listCalls(visitor: Visitor) {
  const calls = (await visitor.mock.calls()).filter(
    ({ method, operation }) => method === "GET" && filtersOf(operation).length > 0,
  )
  await visitor.mock.clearCalls()
  return calls
}

/** The page of a screen without filters, if it has the form. */
async function filteredPage(visitor: Visitor, { person, alliance, ...screen }: Screen, language: Language) {
  if (person) await visitor.signIn(person, alliance)
  await visitor.mock.clearCalls()
  const url = new URL(pathOf({ ...screen, alliance } as Screen), "http://portal.invalid")
  const { body } = await visitor.get(url.pathname)
  const form = filterForm(body, language)
  const before = await listCalls(visitor)
  return form === undefined
    ? undefined
    : { path: url.pathname, before, filters: [...fieldsIn(form), ...countsIn(body, language)] }
}

const lists = pages.filter(({ kind, status, faults }) => kind !== "static" && status === undefined && !faults)
let seen = 0

describe.each(["en", "zh"] as const)("in %s", (language) => {
  test.each(portion(lists, 15))("SHELL-06 $name: every filter has a chip that removes it", async (screen) => {
    const visitor = newVisitor().speaks(language)
    const page = await filteredPage(visitor, screen, language)
    if (!page) return
    seen += 1
    for (const { name, label, value, words } of page.filters) {
      const { status, body } = await visitor.get(`${page.path}?${new URLSearchParams({ [name]: value })}`)
      expect(status, name).toBe(200)
      noteCalls(page.before, await listCalls(visitor))
      const chip = chipIn(body, name)
      expect(chip?.words, `the chip of ${name}=${value}`).toContain(words)
      if (label !== undefined) expect(chip?.words, name).toContain(label)
      expect(chip?.words, name).toContain(text(language, "ui.filter.remove"))
      expect(new URLSearchParams(chip?.href.split("?")[1]).has(name), `the link of ${name} removes it`).toBe(false)
    }
  })
})

/** Notes which parameters of the list's operation differ from those of the page without filters. */
function noteCalls(before: Awaited<ReturnType<typeof listCalls>>, after: typeof before): void {
  for (const { operation, query } of after) {
    const known = new Set(before.filter((call) => call.operation === operation).map((call) => call.query))
    if (known.has(query)) continue
    const noted = settable.get(operation) ?? new Set()
    settable.set(operation, noted)
    const old = [...known].map((words) => new URLSearchParams(words))
    for (const [name, value] of new URLSearchParams(query))
      if (!old.some((one) => one.getAll(name).includes(value))) noted.add(name)
  }
}

afterAll(() => {
  if (isSampled) return
  expect(seen / 2, "lists with filters").toBeGreaterThan(25)
  const missing = [...settable].flatMap(([operation, set]) =>
    filtersOf(operation)
      .filter((name) => !set.has(name))
      .map((name) => `${operation} ${name}`),
  )
  expect(missing.toSorted(), "parameters of the contract that no list can set").toEqual(
    Object.keys(noFilters).toSorted(),
  )
})
