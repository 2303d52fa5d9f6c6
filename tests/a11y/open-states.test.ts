import type { Page } from "@playwright/test"
import { violations } from "#tests/support/axe.ts"
import { expect, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"

/** What somebody opens on a page; the screens themselves are in screens.test.ts. */
type OpenState = { name: string; person: string; path: string; show: (page: Page) => Promise<void> }

/** Opens each menu of the page that can be seen at this width, one after the other, and returns after the last one. */
async function eachMenu(page: Page, check: () => Promise<void>): Promise<void> {
  const menus = page.locator("details:is(.menu, .pop) > summary:visible")
  for (const menu of await menus.all()) {
    await menu.click()
    await check()
    await page.keyboard.press("Escape")
  }
}

const press = (keys: string) => async (page: Page) => page.keyboard.press(keys)

const states: OpenState[] = [
  {
    name: "the search with hits (Ctrl K)",
    person: "chair",
    path: "/dashboard?whole",
    show: async (page) => {
      await page.keyboard.press("Control+k")
      await page.getByRole("dialog").getByRole("combobox").fill("plenary")
      await expect(page.getByRole("dialog").getByRole("option").first()).toContainText("lenary")
    },
  },
  {
    name: "the latest entries of the inbox, in the panel of the bell",
    person: "member",
    path: "/dashboard?whole",
    show: async (page) => {
      await page.locator("a.bell").evaluate((bell: HTMLElement) => bell.click()) // narrow pages do not show it
      await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible()
    },
  },
  { name: "the list of keys (?)", person: "chair", path: "/dashboard?whole", show: press("?") },
  {
    name: "the undo banner after a change in the row",
    person: "chair",
    path: "/wg/COPT/task?change=task-aurora-7.priority",
    show: async (page) => {
      await page.locator('[name="priority"]:visible').last().selectOption("4")
      await page.locator("#task-change button[type=submit]").first().click()
      await expect(page.locator(".banners button").first()).toBeVisible()
    },
  },
  {
    name: "an entry of the week under the pointer",
    person: "chair",
    path: "/calendar?view=week",
    show: async (page) => {
      const entry = page.locator(".timetable [data-form]").first()
      await entry.hover()
      if (await entry.locator(".grip").isVisible())
        await expect(entry.locator(".grip")).toHaveAttribute("draggable", "true")
    },
  },
  {
    name: "the form after the lower edge of a meeting was dragged",
    person: "chair",
    path: "/wg/COPT/meeting/meeting-aurora-6/edit?date=2099-01-01&end=12:00",
    show: (page) => expect(page.locator("form .note time").first()).toBeVisible(),
  },
  {
    name: "the form of a saved view",
    person: "chair",
    path: "/account/view/create?list=meeting&query=status%3Dongoing",
    show: (page) => expect(page.locator('main [name="name"]')).toBeVisible(),
  },
  {
    name: "the dialog before a changed form is left",
    person: "chair",
    path: "/wg/COPT/task/create",
    show: async (page) => {
      await page.locator('[name="subject"]').fill("Not saved")
      await page.locator("main nav a").first().click()
      await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toBeVisible()
    },
  },
]

const looks = [
  { width: 1440, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
] as const

/** What axe finds, without controls that are too small only because what is open covers a part of them: the screens' own tests look at those. */
async function faults(page: Page): Promise<string[]> {
  return (await violations(page)).filter((line) => !line.includes("partially obscured"))
}

/** The pages with menus of every kind: of the person, of what can be created, of exports, of further actions. */
const withMenus = ["/dashboard?whole", "/meeting", "/meeting/meeting-aurora-1", "/wg/COPT/task"]

for (const { width, colorScheme } of looks)
  test.describe(`open states at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, contextOptions: { reducedMotion: "reduce" } })

    for (const { name, person, path, show } of states)
      test(`SHELL-07 axe finds nothing: ${name}`, async ({ page, open, enterAs }) => {
        await enterAs(person)
        await open(`/a/aurora${path}`)
        await untilHydrated(page)
        await show(page)
        expect(await faults(page)).toEqual([])
      })

    for (const path of withMenus)
      test(`SHELL-07 axe finds nothing in the open menus of ${path}`, async ({ page, open, enterAs }) => {
        await enterAs("chair")
        await open(`/a/aurora${path}`)
        await untilHydrated(page)
        await eachMenu(page, async () => expect.soft(await faults(page)).toEqual([]))
      })
  })
