import type { Page } from "@playwright/test"
import { hostileHtml, hostileMarkdown } from "#tests/security/rich-text-vectors.ts"
import { violations } from "#tests/support/axe.ts"
import { expect, test } from "#tests/support/test.ts"

// the browser logs the status of a refused form; images in the hostile texts do not exist
test.use({ expectedTrouble: /status of (422|502)/ })

const address = "/a/aurora/kit/rich-text"
const area = (page: Page) => page.locator("[name='description.text']")
const format = (page: Page) => page.locator("[name='description.format']")
const editor = (page: Page) => page.locator(".ql-editor")
const preview = (page: Page) => page.locator(".rich-preview .prose")
const stored = (page: Page) => page.locator("main section:not(form *) .prose")
const dialog = (page: Page) => page.locator("dialog[open]")

test.beforeEach(async ({ enterAs, open, page, javaScriptEnabled }) => {
  await enterAs("member")
  await open(address)
  if (javaScriptEnabled !== false) await expect(page.getByRole("toolbar")).toBeVisible()
})

test("FORM-04 the Markdown preview shows what readers will see @everywhere", async ({ page, t }) => {
  await area(page).fill("# Agenda\n\n1. *Lane* skew\n\n| a | b |\n|---|---|\n| c | d |")
  await page.getByRole("button", { name: t("rich-text.preview") }).click()
  await expect(preview(page).getByRole("heading", { level: 3, name: "Agenda" })).toBeVisible()
  await expect(preview(page).getByRole("columnheader", { name: "b" })).toBeVisible()
  await expect(preview(page).locator("em")).toHaveText("Lane")

  await page.getByRole("button", { name: t("kit.rich.submit") }).click()
  await expect(page.getByRole("heading", { name: t("kit.rich.stored", { format: "markdown" }) })).toBeVisible()
  await expect(stored(page).locator("ol li em")).toHaveText("Lane")
  await expect(stored(page)).toHaveAttribute("lang", "en")
  await expect(area(page)).toHaveValue(/^# Agenda/)
})

test("FORM-02 FORM-04 a text that is missing or too long gets an error at its field, which keeps it", async ({
  page,
  t,
}) => {
  const label = t("kit.rich.text")
  const submit = page.getByRole("button", { name: t("kit.rich.submit") })
  await submit.click()
  await expect(page.locator(".field .err")).toHaveText(t("form.required", { field: label }))
  await expect(area(page)).toHaveAttribute("aria-invalid", "true")
  await expect(page.locator(".summary a")).toHaveAttribute("href", `#${await area(page).getAttribute("id")}`)

  const long = "会议".repeat(12_000)
  await area(page).fill(long)
  await submit.click()
  await expect(page.locator(".field .err")).toHaveText(t("rich-text.too-long", { limit: 64, size: 71 }))
  await expect(area(page)).toHaveValue(long)
})

test("FORM-04 @nojs the format switch is a submit button with a warning, and keeps everything", async ({ page, t }) => {
  await expect(page.getByText(t("rich-text.loss.html"))).toBeVisible()
  await area(page).fill("## Agenda\n\n- **a**")
  await page.getByRole("button", { name: t("rich-text.switch.html") }).click()
  await expect(format(page)).toHaveValue("html")
  await expect(area(page)).toHaveValue("<h2>Agenda</h2>\n<ul>\n<li><strong>a</strong></li>\n</ul>")
  await expect(preview(page).locator("li strong")).toHaveText("a")
  await expect(page.getByText(t("rich-text.loss.markdown"))).toBeVisible()

  await page.getByRole("button", { name: t("rich-text.switch.markdown") }).click()
  await expect(area(page)).toHaveValue("## Agenda\n\n- **a**")
  await page.getByRole("button", { name: t("kit.rich.submit") }).click()
  await expect(stored(page).locator("li strong")).toHaveText("a")
})

test("FORM-04 @js switching the format asks first: declining keeps the text, accepting converts it", async ({
  page,
  t,
}) => {
  await area(page).fill("## Agenda\n\n- **a**")
  await page.getByRole("button", { name: t("rich-text.switch.html") }).click()
  await expect(dialog(page)).toContainText(t("rich-text.loss.html"))
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toHaveCount(0)
  await expect(format(page)).toHaveValue("markdown")
  await expect(area(page)).toHaveValue("## Agenda\n\n- **a**")

  await page.getByRole("button", { name: t("rich-text.switch.html") }).click()
  await dialog(page)
    .getByRole("button", { name: t("rich-text.switch.html") })
    .click()
  await expect(editor(page).locator("h2")).toHaveText("Agenda")
  await expect(format(page)).toHaveValue("html")
  await expect(area(page)).toHaveValue(/^<h2>Agenda<\/h2>/)

  await page.getByRole("button", { name: t("rich-text.switch.markdown") }).click()
  await dialog(page)
    .getByRole("button", { name: t("rich-text.keep.html") })
    .click()
  await expect(editor(page)).toBeVisible()
  await page.getByRole("button", { name: t("rich-text.switch.markdown") }).click()
  await dialog(page)
    .getByRole("button", { name: t("rich-text.switch.markdown") })
    .click()
  await expect(area(page)).toHaveValue("## Agenda\n\n- **a**")
  await expect(editor(page)).toHaveCount(0)
})

test("FORM-04 @js text that is typed while the format is being switched stays", async ({ page, t }) => {
  let isWaiting = true
  await page.route("**/rich-text", async (route) => {
    if (route.request().method() === "POST") await expect.poll(() => isWaiting).toBe(false)
    await route.continue()
  })
  const swap = page.getByRole("button", { name: t("rich-text.switch.html") })
  await area(page).fill("## Agenda")
  await swap.first().click()
  await dialog(page)
    .getByRole("button", { name: t("rich-text.switch.html") })
    .click()
  await expect(dialog(page).locator("[aria-disabled=true]")).toBeVisible() // the page behind it cannot be changed
  await page.keyboard.press("Escape")
  await area(page).fill("## Agenda of Monday")
  const answered = page.waitForResponse((response) => response.request().method() === "POST")
  isWaiting = false
  await answered
  await swap.first().click() // a later question: the earlier answer has arrived before it is shown
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(format(page)).toHaveValue("markdown")
  await expect(area(page)).toHaveValue("## Agenda of Monday")
})

test("FORM-04 @js the Markdown tools work with the keyboard alone", async ({ page, t }) => {
  await area(page).focus()
  await page.keyboard.type("skew budget")
  await page.keyboard.press("Shift+ControlOrMeta+ArrowLeft")
  await page.keyboard.press("ControlOrMeta+b")
  await expect(area(page)).toHaveValue("skew **budget**")

  await page.keyboard.press("Shift+Tab")
  await expect(page.getByRole("button", { name: t("ui.editor.bold") })).toBeFocused()
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("button", { name: t("ui.editor.bullets") })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(area(page)).toBeFocused()
  await expect(area(page)).toHaveValue("- skew **budget**")
  await page.keyboard.press("ControlOrMeta+z")
  await expect(area(page)).toHaveValue("skew **budget**")
})

test.describe("the HTML editor", () => {
  test.beforeEach(async ({ page, t, javaScriptEnabled }) => {
    if (javaScriptEnabled === false) return
    await page.getByRole("button", { name: t("rich-text.switch.html") }).click()
    await expect(editor(page)).toBeVisible()
  })

  test("FORM-04 @js the editor has a label, a description and its error; its content is submitted", async ({
    page,
    t,
  }) => {
    const box = page.getByRole("textbox", { name: t("kit.rich.text") })
    await expect(box).toHaveAccessibleDescription(t("kit.rich.hint"))
    await page.getByRole("button", { name: t("kit.rich.submit") }).click()
    await expect(box).toBeFocused()
    await expect(box).toHaveAttribute("aria-invalid", "true")
    const required = t("form.required", { field: t("kit.rich.text") })
    await expect(box).toHaveAccessibleDescription(`${t("kit.rich.hint")} ${required}`)

    await page.keyboard.type("first  line")
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: t("ui.editor.bullets") }).click()
    await page.keyboard.type("point")
    await expect(area(page)).toHaveValue("<p>first  line</p><ul><li>point</li></ul>")
    await expect(page.getByRole("button", { name: t("ui.editor.bullets") })).toHaveAttribute("aria-pressed", "true")
    await expect(page.locator(".field .err")).toHaveCount(0)
    await page.getByRole("button", { name: t("kit.rich.submit") }).click()
    await expect(stored(page).locator("ul li")).toHaveText("point")
    await expect(editor(page)).toContainText("point")
  })

  test("FORM-04 @js a link is set in a dialog, by the keyboard alone", async ({ page, t }) => {
    await editor(page).focus()
    await page.keyboard.type("agenda")
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("End")
    await expect(page.getByRole("button", { name: t("ui.editor.image"), exact: true })).toBeFocused()
    await page.keyboard.press("ArrowLeft")
    await expect(page.getByRole("button", { name: t("ui.editor.link"), exact: true })).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(dialog(page).getByLabel(t("ui.editor.address"))).toBeFocused()
    await page.keyboard.press("End")
    await page.keyboard.type("a.example/x")
    await page.keyboard.press("Enter")
    await expect(editor(page)).toBeFocused()
    await expect(area(page)).toHaveValue(/<a href="https:\/\/a.example\/x"[^>]*>agenda<\/a>/)
  })

  test("SHELL-05 FORM-04 @js leaving the page with text in the editor asks first", async ({ page, t }) => {
    await editor(page).focus()
    await page.keyboard.type("not saved")
    await page
      .getByRole("link", { name: t("dashboard.title"), exact: true })
      .first()
      .click()
    await expect(dialog(page)).toContainText(t("ui.unsaved.lost"))
    await dialog(page)
      .getByRole("button", { name: t("ui.unsaved.stay") })
      .click()
    await expect(editor(page)).toHaveText("not saved")
  })

  test("FORM-04 quality row 28 @js pasting inserts only the text", async ({ page }) => {
    await editor(page).focus()
    await page.evaluate(() => {
      const clipboard = new DataTransfer()
      clipboard.setData("text/html", '<p class="x" style="color:red" onclick="window.__xss=1">pasted <b>bold</b></p>')
      const target = document.querySelector(".ql-editor")
      target?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: clipboard, bubbles: true, cancelable: true }))
    })
    await expect(area(page)).toHaveValue("<p>pasted <strong>bold</strong></p>")
  })
})

test("SHELL-07 FORM-04 @js tools, preview, dialog and editor have no accessibility violations", async ({ page, t }) => {
  test.slow() // axe reads the whole page eight times
  const expectClean = async (state: string) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      expect(await violations(page), `${state}, ${colorScheme}`).toEqual([])
    }
  }
  await page.setViewportSize({ width: 360, height: 900 })
  await area(page).fill("# a\n\n[b](https://a.example)\n\n> c\n\n- `d`")
  await expectClean("tools")
  await page.getByRole("button", { name: t("rich-text.preview") }).click()
  await expect(preview(page)).toBeVisible()
  await expectClean("preview")
  await page.getByRole("button", { name: t("rich-text.write") }).click()
  await page.getByRole("button", { name: t("rich-text.switch.html") }).click()
  await expectClean("dialog")
  await dialog(page)
    .getByRole("button", { name: t("rich-text.switch.html") })
    .click()
  await expect(editor(page)).toBeVisible()
  await expectClean("editor")
})

test("FORM-04 @js a text with a table is edited as its source, with the reason", async ({ page, t }) => {
  await area(page).fill("| a |\n|---|\n| b |")
  await page.getByRole("button", { name: t("rich-text.switch.html") }).click()
  await dialog(page)
    .getByRole("button", { name: t("rich-text.switch.html") })
    .click()
  await expect(page.getByText(t("rich-text.source"))).toBeVisible()
  await expect(area(page)).toHaveValue(/^<table>/)
  await expect(editor(page)).toHaveCount(0)
})

/** Markup that hides all text after it. */
const swallows = /<(?:!|\?|script|style|textarea|title|noscript|xmp|option|select|template|iframe|object|svg)/i

test.describe("many hostile texts on one page", () => {
  // files of the alliance that do not exist
  test.use({ expectedTrouble: /status of (404|422|502)/ })

  for (const [kind, texts] of Object.entries({ markdown: hostileMarkdown, html: hostileHtml }))
    test(`quality rows 28, 30 hostile ${kind} is inert in the preview and in the page`, async ({ page, t }) => {
      if (kind === "html") await page.getByRole("button", { name: t("rich-text.switch.html") }).click()
      await expect(format(page)).toHaveValue(kind)
      const chosen = texts.filter((text, index) => !swallows.test(text) && (index < 230 || index % 9 === 0))
      await area(page).evaluate((control: HTMLTextAreaElement, value) => {
        control.value = value
        control.dispatchEvent(new Event("input", { bubbles: true }))
      }, chosen.join("\n\n"))
      await page.getByRole("button", { name: t("rich-text.preview") }).click()
      await expect(preview(page)).toBeVisible()
      await expectInert(page, ".rich-preview .prose")
      await page.getByRole("button", { name: t("kit.rich.submit") }).click()
      await expect(stored(page)).toBeVisible()
      await expectInert(page, "main section:not(form *) .prose")
    })
})

test("quality rows 28, 30 @js each hostile text alone, as the browser reads what the server gives", async ({
  page,
}) => {
  const some = (format: string, texts: string[]) =>
    texts.filter((_text, index) => index < 230 || index % 23 === 0).map((text) => [format, text])
  const all = [...some("markdown", hostileMarkdown), ...some("html", hostileHtml)]
  await page.evaluate(async (texts) => {
    const box = document.createElement("div")
    box.className = "all-of-them"
    document.querySelector("main")?.append(box)
    const show = async ([format = "", text = ""]: string[]) => {
      const body = new URLSearchParams({ format, text, to: "view" })
      const answer = await fetch("/a/aurora/rich-text", { method: "POST", body })
      const piece = document.createElement("div")
      piece.innerHTML = ((await answer.json()) as { text: string }).text
      box.append(piece)
    }
    await Promise.all(texts.map(show))
  }, all)
  await expect(page.locator(".all-of-them > div")).toHaveCount(all.length)
  await expectInert(page, ".all-of-them")
})

/** Expects that no script ran and that the browser parsed the text into harmless elements only. */
async function expectInert(page: Page, selector: string): Promise<void> {
  const found = await page.locator(selector).evaluate((root) => {
    const all = [...root.querySelectorAll("*")]
    const names = all.flatMap((element) => element.getAttributeNames())
    const links = all.filter((element): element is HTMLAnchorElement => element instanceof HTMLAnchorElement)
    return {
      ran: (window as { __xss?: unknown }).__xss,
      tags: [...new Set(all.map(({ localName }) => localName))],
      namespaces: [...new Set(all.map(({ namespaceURI }) => namespaceURI))],
      attributes: [...new Set(names)],
      schemes: [...new Set(links.map(({ protocol }) => protocol))],
      isInside: root.closest("main") !== null && document.querySelectorAll("main").length === 1,
    }
  })
  expect(found.ran).toBeUndefined()
  expect(found.isInside).toBe(true)
  expect(found.namespaces).toEqual(["http://www.w3.org/1999/xhtml"])
  const harmless = [
    "href",
    "title",
    "rel",
    "src",
    "alt",
    "loading",
    "colspan",
    "rowspan",
    "scope",
    "start",
    "class",
    "tabindex",
  ]
  expect(found.attributes.filter((name) => !harmless.includes(name))).toEqual([])
  expect(found.schemes.filter((scheme) => !["http:", "https:", "mailto:"].includes(scheme))).toEqual([])
  const forbidden = [
    "script",
    "style",
    "iframe",
    "object",
    "embed",
    "form",
    "input",
    "svg",
    "math",
    "base",
    "meta",
    "link",
    "video",
    "template",
  ]
  expect(found.tags.filter((tag) => forbidden.includes(tag))).toEqual([])
}

test.describe("code that does not load", () => {
  test.use({ expectedTrouble: /request failed|Failed to load|status of 422|preload/ })

  test("quality row 59 @js without the tools the submit buttons work", async ({ page, open, t }) => {
    await page.route(/rich-text-tools/, (route) => route.abort())
    await open(address)
    await area(page).fill("**a**")
    await page.getByRole("button", { name: t("rich-text.preview") }).click()
    await expect(preview(page).locator("strong")).toHaveText("a")
    await page.getByRole("button", { name: t("rich-text.switch.html") }).click()
    await expect(area(page)).toHaveValue("<p><strong>a</strong></p>")
    await expect(format(page)).toHaveValue("html")
    await page.getByRole("button", { name: t("kit.rich.submit") }).click()
    await expect(stored(page).locator("strong")).toHaveText("a")
  })

  test("quality row 59 @js without the editor the text area holds the HTML", async ({ page, open, t }) => {
    await page.route(/\/assets\/(?:quill|html-editor)[^/]*\.js/, (route) => route.abort())
    await open(address)
    await page.getByRole("toolbar").waitFor()
    await page.getByRole("button", { name: t("rich-text.switch.html") }).click()
    await area(page).fill("<p>by hand</p>")
    await page.getByRole("button", { name: t("kit.rich.submit") }).click()
    await expect(stored(page).locator("p")).toHaveText("by hand")
  })
})
