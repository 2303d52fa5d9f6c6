import type { Page } from "@playwright/test"
import type { RecordPair } from "#tests/support/domain.ts"
import { recordPairs } from "#tests/support/registry.ts"
import { portion } from "#tests/support/extent.ts"
import { untilIdle, untilSettled } from "#tests/support/left-form.ts"
import { expect, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"

/** Pairs of pages per test: signing in and creating a context take a large part of a test with one pair. */
const PAIRS = 4

export type Router = {
  navigate(to: string): Promise<void>
  state: { location: { pathname: string }; navigation: { state: string } }
}
declare global {
  interface Window {
    __remixRouter: Router
  }
}

/** Everything on a page that a person can change: field values, selections, open sections. */
function stateOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const typed = "main :is(input:not([type=file]), textarea)[name]:not([name=''])"
    // with scripts, pickers and uploads replace check boxes by chips: compare what is chosen, not the control
    const isChoice = ({ value }: HTMLInputElement) => /^(member=|group=|\{"id")/.test(value)
    const isPart = (field: HTMLInputElement) => {
      if (isChoice(field)) return field.type === "hidden" || field.checked
      return field.type !== "hidden" && !field.name.startsWith("find-") && !field.name.endsWith("-tree")
    }
    const fields = [...document.querySelectorAll<HTMLInputElement>(typed)].filter(isPart)
    const options = [...document.querySelectorAll<HTMLOptionElement>("main select option:checked")]
    const open = [...document.querySelectorAll<HTMLElement>("details[open], dialog[open], [aria-expanded=true]")]
    const held = (field: HTMLInputElement) => {
      if (isChoice(field)) return `${field.value}: true`
      return field.type === "radio" || field.type === "checkbox" ? `${field.value}: ${field.checked}` : field.value
    }
    return [
      ...fields.map((field) => `${field.name}: ${held(field)}`),
      ...options.map(({ value, parentElement }) => `${(parentElement as HTMLSelectElement).name}: ${value}`),
      ...open.map(({ tagName, className }) => `open: ${tagName} ${className}`),
    ]
  })
}

/** Types into every editable field. */
async function typeEverywhere(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = "input:is(:not([type]), [type=text], [type=search], [type=email], [type=tel], [type=url])"
    const fields = document.querySelectorAll<HTMLInputElement>(`main :is(${texts}, textarea, [type=date])`)
    for (const field of [...fields].filter(({ disabled, readOnly }) => !disabled && !readOnly)) {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {}
      set?.call(field, field.type === "date" ? "2031-05-17" : "typed here")
      for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }))
    }
  })
}

/** Types into every field, selects the last option of every choice, and opens everything that can be opened. */
async function changeAll(page: Page): Promise<void> {
  await typeEverywhere(page)
  await page.evaluate(() => {
    const choices = document.querySelectorAll<HTMLInputElement>("main :is([type=radio], [type=checkbox]):enabled")
    for (const choice of choices) if (!choice.checked) choice.click()
    for (const select of document.querySelectorAll("main select")) {
      const [last] = [...select.querySelectorAll("option")].slice(-1)
      if (last) last.selected = true
      select.dispatchEvent(new Event("change", { bubbles: true }))
    }
    for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "")
  })
}

/**
 * Navigates by link or back, and confirms that typed text may be discarded. No click waits for a question that may not come: it would
 * answer the next one, and a second click on a closed dialog reaches what lies behind it.
 */
async function leave(page: Page, go: () => Promise<unknown>, to: string, leaving: string): Promise<void> {
  await go()
  const question = page.getByRole("button", { name: leaving })
  const isThere = () =>
    page.evaluate((path) => {
      const { location, navigation } = window.__remixRouter.state
      return location.pathname === path && navigation.state === "idle"
    }, to)
  await expect(async () => {
    if (await question.isVisible()) await question.click({ timeout: 1_000 })
    // the window has the other URL for a moment, until the page asks for confirmation
    await untilIdle(page, 100)
    expect([await isThere(), await question.isVisible()]).toEqual([true, false])
  }, to).toPass({ timeout: 60_000 })
}

/** The state of a page once pickers and editors have been rendered. */
async function settledState(page: Page): Promise<string[]> {
  await untilSettled(page)
  return stateOf(page)
}

/** The state of a page right after its URL is opened. */
async function freshState(page: Page, address: string): Promise<string[]> {
  const answer = await page.goto(address)
  expect(answer?.status(), address).toBe(200)
  await untilHydrated(page)
  return settledState(page)
}

/** Waits until a page looks as if just opened, after discarding a draft of earlier typing if one was restored. */
async function expectFresh(page: Page, fresh: string[], discard: string): Promise<void> {
  await expect(async () => {
    const draft = page.getByRole("button", { name: discard })
    // the button of the last attempt may disappear while it is clicked
    if (await draft.isVisible()) await draft.click({ timeout: 1_000 }).catch(() => undefined)
    expect(await stateOf(page)).toEqual(fresh)
  }, page.url()).toPass({ timeout: 60_000 })
}

/** Changes everything on the first page, navigates to the second by link, changes everything there, and goes back. */
async function walk(page: Page, [first, second]: readonly [string, string], t: (id: string) => string): Promise<void> {
  const [leaving, discard] = [t("ui.unsaved.leave"), t("form.draft.discard")]
  const fresh = { second: await freshState(page, second), first: await freshState(page, first) }
  await changeAll(page)
  if (fresh.first.some((held) => !held.startsWith("open:"))) expect(await stateOf(page)).not.toEqual(fresh.first)
  await leave(page, () => page.evaluate((to) => void window.__remixRouter.navigate(to), second), second, leaving)
  await expectFresh(page, fresh.second, discard)
  await changeAll(page)
  await leave(page, () => page.evaluate(() => window.history.back()), first, leaving)
  await expectFresh(page, fresh.first, discard)
}

/** Forms with much to carry over by mistake: typed text, drafts, choices. */
const isForm = ({ file }: RecordPair) => /(create|edit)\.route\.tsx$/.test(file)

/** The first part of the path, e.g. "admin": pages under it have the same shell, whose outlet makes them begin fresh. */
const shellOf = ({ records: [path] }: RecordPair) => path.split("/")[0]

/**
 * All forms, and two other pages of every shell. A page begins fresh because of its shell, not by its own doing: no file may use another
 * outlet (eslint.config.js), and every page has its pair (tests/unit/server/record-pairs.test.ts).
 */
const tried = recordPairs.filter((pair) => {
  const others = recordPairs.filter((other) => shellOf(other) === shellOf(pair) && !isForm(other))
  return isForm(pair) || others.indexOf(pair) < 2
})

/** The pairs of each person, split into portions for one test. */
const walks = [...new Set(tried.map(({ person }) => person))].flatMap((person) => {
  const pairs = tried.filter((pair) => pair.person === person)
  const starts = Array.from({ length: Math.ceil(pairs.length / PAIRS) }, (_, index) => index * PAIRS)
  return starts.map((start) => ({ person, pairs: pairs.slice(start, start + PAIRS) }))
})

for (const { person, pairs } of portion(walks, 1, 3)) {
  const names = pairs.map(({ records }) => records.join(" and ")).join(", ")

  test(`TEN-05 @js @core pages opened one after the other start with empty forms: ${person}, ${names}`, async ({
    page,
    enterAs,
    t,
  }) => {
    test.slow()
    await enterAs(person)
    for (const { records } of pairs) {
      const [first, second] = records
      await walk(page, [`/a/aurora/${first}`, `/a/aurora/${second}`], t)
    }
  })
}

test("FORM-08 TEN-05 @js text that is typed right before another record opens becomes the draft of its own record", async ({
  page,
  enterAs,
  t,
}) => {
  await enterAs("admin")
  const [first, second] = ["/a/aurora/admin/group/COPT/edit", "/a/aurora/admin/group/LINK/edit"]
  const fresh = await freshState(page, first)
  const name = page.locator("[name=name_english]")
  await name.fill("Coherent Optics and more")
  const leaving = t("ui.unsaved.leave")
  await leave(page, () => page.evaluate((to) => void window.__remixRouter.navigate(to), second), second, leaving)
  await expect(name).toHaveValue("Link Layer")
  await page.goto(first)
  await untilHydrated(page)
  await expect(page.getByRole("button", { name: t("form.draft.discard") })).toBeVisible()
  const typed = fresh.map((line) =>
    line.startsWith("name_english:") ? "name_english: Coherent Optics and more" : line,
  )
  expect((await settledState(page)).filter((line) => !line.startsWith("open:"))).toEqual(typed)
})

test("FORM-08 @js a long text that is typed right before another record opens is kept", async ({
  page,
  enterAs,
  t,
}) => {
  await enterAs("admin")
  const [first, second] = ["/a/aurora/admin/group/COPT/edit", "/a/aurora/admin/group/LINK/edit"]
  await page.goto(first)
  await untilHydrated(page)
  const description = page.locator("[name='description.text']")
  // 90 KB: more than a browser sends in the background
  const text = "长".repeat(30_000)
  await description.fill(text)
  const isKept = page.waitForResponse((answer) => answer.url().endsWith("/draft") && answer.status() === 204)
  const leaving = t("ui.unsaved.leave")
  await leave(page, () => page.evaluate((to) => void window.__remixRouter.navigate(to), second), second, leaving)
  await expect(page.locator("[name=name_english]")).toHaveValue("Link Layer")
  await isKept
  await page.goto(first)
  await untilHydrated(page)
  await expect(description).toHaveValue(text)
})

for (const path of ["download/download-aurora-1/edit", "wg/COPT/vote/create", "task/task-aurora-1/edit"]) {
  test(`FORM-08 @js discarding the draft of ${path} restores the form`, async ({ page, enterAs, t }) => {
    await enterAs("admin")
    const fresh = await freshState(page, `/a/aurora/${path}`)
    await changeAll(page)
    await expect(page.getByText(t("form.draft.kept"))).toBeVisible()
    page.once("dialog", (dialog) => void dialog.accept())
    await page.reload()
    await untilHydrated(page)
    expect(await settledState(page)).not.toEqual(fresh)
    const discard = page.getByRole("button", { name: t("form.draft.discard") })
    await discard.click()
    await expect(discard).toBeHidden()
    await expect(page.getByRole("main"), "the button is gone, the focus is not").toBeFocused()
    await expect.poll(() => stateOf(page)).toEqual(fresh)
    await page.reload()
    await untilHydrated(page)
    await expect(discard).toBeHidden()
    expect(await settledState(page)).toEqual(fresh)
  })
}

test("TEN-05 VOTE-03 @js a choice on one ballot does not appear on the next one that the search opens", async ({
  page,
  open,
  enterAs,
  t,
}) => {
  await enterAs("member")
  const [first, second] = ["/a/aurora/vote/ballot-aurora-1", "/a/aurora/vote/ballot-aurora-2"]
  const fresh = await freshState(page, second)
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
  await open(first)
  await changeAll(page)
  await page.keyboard.press("Control+k")
  const dialog = page.getByRole("dialog", { name: t("search.title") })
  await dialog.getByRole("combobox").fill(title)
  await dialog.locator(`a[href*="ballot-aurora-2"]`).first().click()
  await page.getByRole("button", { name: t("ui.unsaved.leave") }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
  await expect(dialog).toBeHidden()
  await expect.poll(() => stateOf(page)).toEqual(fresh)
})
