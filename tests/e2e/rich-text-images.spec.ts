import type { Locator, Page } from "@playwright/test"
import { expect, test } from "#tests/support/test.ts"
import { files, pictureBytes } from "./files.ts"
import { field } from "./form-steps.ts"
import type { StepContext } from "./steps.ts"

const edit = "/a/aurora/admin/group/COPT/edit"
const about = "/a/aurora/wg/COPT/about"
const alt = "Stack-up [v2] 叠层"

const area = (page: Page) => field(page, "description.text")
const editor = (page: Page) => page.locator(".ql-editor")
const dialog = (page: Page) => page.locator("dialog[open]")
const shown = (page: Page, name: string) => page.getByRole("main").getByRole("img", { name, exact: true })

/** The text around the images, without the addresses of their files. */
const textOf = async (page: Page) => (await area(page).inputValue()).replace(/\/a\/aurora\/file\/[\w-]+/g, "§")

/** Answers the dialog of a new image by Enter, once the image has been uploaded. */
async function answer(page: Page, t: StepContext["t"], words: string): Promise<void> {
  const box = dialog(page).getByLabel(t("rich-text.image.alt"))
  await expect(dialog(page).locator("img")).toBeVisible()
  await box.fill(words)
  await box.press("Enter")
}

/** Opens the HTML editor for the text of the form. */
async function toHtml(page: Page, t: StepContext["t"]): Promise<void> {
  const name = t("rich-text.switch.html")
  await page.getByRole("button", { name }).click()
  await dialog(page).getByRole("button", { name }).click()
  await expect(editor(page)).toBeVisible()
}

type Arrival = { event: "paste" | "drop"; names?: string[]; html?: string }

/** Pastes or drops image files, or a text, as a browser reports it. */
async function give(target: Locator, arrival: Arrival): Promise<void> {
  await target.evaluate(
    (element, { event, names = [], html, bytes }) => {
      const data = new DataTransfer()
      for (const name of names) data.items.add(new File([new Uint8Array(bytes)], name, { type: "image/png" }))
      if (html) data.setData("text/html", html)
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        event === "paste"
          ? new ClipboardEvent("paste", { ...options, clipboardData: data })
          : new DragEvent("drop", { ...options, dataTransfer: data }),
      )
    },
    { ...arrival, bytes: [...pictureBytes] },
  )
}

/** Expects that the page shows the image, and that its address answers. */
async function expectShown(page: Page): Promise<void> {
  const image = shown(page, alt)
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(48)
  const answered = await page.request.get((await image.getAttribute("src")) ?? "")
  expect(answered.status()).toBe(200)
  expect(answered.headers()["content-type"]).toBe("image/png")
}

/** Saves the group and expects that a reader sees the image, and that its address answers. */
async function expectReadable(
  { page, open, t }: StepContext,
  enterAs: (person: string) => Promise<void>,
): Promise<void> {
  await page.getByRole("button", { name: t("workgroup-admin.edit.submit") }).click()
  await expect(page.getByText(t("workgroup-admin.saved"))).toBeVisible()
  await enterAs("lone-member")
  await open(about)
  await expectShown(page)
}

test.describe("FORM-04 FORM-11 images of a text", () => {
  test("chosen by the button and confirmed by Enter: at the cursor of the Markdown text, readable after saving @js", async ({
    page,
    enterAs,
    open,
    t,
  }) => {
    await enterAs("admin")
    await open(edit)
    await area(page).fill("before after")
    await area(page).evaluate((control: HTMLTextAreaElement) => control.setSelectionRange(7, 7))
    const button = page.getByRole("button", { name: t("ui.editor.image"), exact: true })
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.click()])
    await chooser.setFiles(files.picture)
    await answer(page, t, alt)
    await expect(dialog(page)).toHaveCount(0)
    await expect(area(page)).toBeFocused()
    expect(await textOf(page)).toBe("before ![Stack-up \\[v2\\] 叠层](§)after")
    await expectReadable({ page, open, t }, enterAs)
  })

  test("in the HTML editor: by the button, described again by a click or the keyboard, readable after saving @js", async ({
    page,
    enterAs,
    open,
    t,
  }) => {
    await enterAs("admin")
    await open(edit)
    await area(page).fill("before")
    await toHtml(page, t)
    const button = page.getByRole("button", { name: t("ui.editor.image"), exact: true })
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.click()])
    await chooser.setFiles(files.picture)
    await answer(page, t, "")
    await expect(editor(page)).toBeFocused()
    await editor(page).locator("img").click()
    await answer(page, t, "other words")
    await expect(editor(page).getByRole("img", { name: "other words" })).toBeVisible()
    await editor(page).press("ControlOrMeta+Home")
    await editor(page).press("Shift+ArrowRight")
    await editor(page).press("Enter")
    await answer(page, t, alt)
    await expect(dialog(page)).toHaveCount(0)
    await expect(area(page)).toHaveValue(/before/)
    await expect.poll(async () => (await textOf(page)).replace("before", "")).toBe(`<p><img src="§" alt="${alt}"></p>`)
    await expectReadable({ page, open, t }, enterAs)
  })

  for (const event of ["paste", "drop"] as const)
    test(`by ${event}: two of one name are asked for one after the other, and both are inserted @js`, async ({
      page,
      enterAs,
      open,
      t,
    }) => {
      await enterAs("admin")
      await open(edit)
      await area(page).fill("before ")
      await give(area(page), { event, names: ["image.png", "image.png"] })
      await answer(page, t, "first")
      await expect(dialog(page).getByLabel(t("rich-text.image.alt"))).toHaveValue("")
      await answer(page, t, "second")
      await expect(dialog(page)).toHaveCount(0)
      await expect.poll(() => textOf(page)).toBe("before ![first](§)![second](§)")
      const [first, second] = (await area(page).inputValue()).match(/\/file\/[\w-]+/g) ?? []
      expect(first).not.toBe(second)

      await area(page).fill("before")
      await toHtml(page, t)
      await give(editor(page), { event, names: ["image.png", "other.png"] })
      await answer(page, t, "first")
      await answer(page, t, "second")
      await expect(editor(page).locator("img")).toHaveCount(2)
      await expect.poll(() => textOf(page)).toMatch(/<img src="§" alt="first"><img src="§" alt="second">/)
    })

  test("a refused file, and a cancelled dialog, leave the text as it was @js", async ({ page, enterAs, open, t }) => {
    await enterAs("admin")
    await open(edit)
    await area(page).fill("before")
    await page.locator(".rich input[type=file]").setInputFiles([files.minutes, files.picture])
    await expect(dialog(page)).toContainText(t("file.refused.not-image", { name: "minutes.txt" }))
    await page.keyboard.press("Escape")
    await expect(dialog(page).locator("img")).toBeVisible()
    await dialog(page)
      .getByRole("button", { name: t("ui.editor.cancel") })
      .click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(area(page)).toHaveValue("before")
    await give(area(page), { event: "paste", html: "<p>words <img src='https://a.example/x.png'></p>" })
    await expect(page.getByRole("alert").filter({ hasText: t("rich-text.image.lost") })).toBeVisible()
  })
})

test("FORM-11 ERR-05 a module without images says so when one is pasted or dropped @js", async ({
  page,
  enterAs,
  open,
  t,
}) => {
  await enterAs("admin")
  for (const event of ["paste", "drop"] as const) {
    await open("/a/aurora/schedule/create")
    await area(page).fill("before")
    await expect(page.getByRole("toolbar")).toBeVisible()
    await expect(page.getByRole("button", { name: t("ui.editor.image"), exact: true })).toHaveCount(0)
    await give(area(page), { event, names: ["image.png"] })
    await expect(page.getByRole("alert").filter({ hasText: t("form.image_unavailable") })).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await expect(area(page)).toHaveValue("before")
  }
})

test("FORM-04 FORM-11 without scripts a chosen image is added to the text when the form is saved @nojs", async ({
  page,
  enterAs,
  open,
  t,
}) => {
  await enterAs("admin")
  await open(edit)
  await area(page).fill("before")
  await page.getByText(t("rich-text.image.add")).click()
  await field(page, "description.image").setInputFiles(files.picture)
  await field(page, "description.alt").fill(alt)
  await expectReadable({ page, open, t }, enterAs)
})

test("DISC-01 FORM-11 an image in a comment is shown to those who may read the record", async ({
  page,
  enterAs,
  open,
  javaScriptEnabled,
  t,
}) => {
  const discussion = "/a/aurora/thread/task/task-aurora-7"
  const text = field(page, "content.text")
  await enterAs("member")
  await open(discussion)
  await text.fill("Before")
  if (javaScriptEnabled) {
    await expect(page.getByRole("toolbar")).toBeVisible()
    await give(text, { event: "paste", names: ["picture.png"] })
    await answer(page, t, alt)
    await expect(text).toHaveValue(/Before[^]*\/a\/aurora\/file\//)
  } else {
    await page.getByText(t("rich-text.image.add")).click()
    await field(page, "content.image").setInputFiles(files.picture)
    await field(page, "content.alt").fill(alt)
  }
  await page
    .getByRole("main")
    .getByRole("button", { name: t("thread.start"), exact: true })
    .click()
  await expect(shown(page, alt)).toBeVisible()

  await enterAs("chair")
  await open(discussion)
  await expectShown(page)
})
