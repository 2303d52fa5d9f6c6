import { expect, test } from "#tests/support/test.ts"
import { pictureBytes } from "./files.ts"
import { named, partsOf, path } from "./upload-steps.ts"

test.describe("FORM-03 files that are dropped or pasted", () => {
  test.use({ expectedTrouble: /status of 422/ })

  test("a file is dropped anywhere on the form or pasted into it; images show a thumbnail, and the errors are the same @js", async ({
    page,
    enterAs,
    open,
    t,
  }) => {
    await enterAs("member")
    await open(path)
    const { words, chooser, kept, send } = partsOf(page, t)
    await expect(chooser.locator("..")).toHaveAttribute("data-hint", t("file.drop"))
    await words.fill("Words")
    const picture = { name: "board.png", type: "image/png", bytes: pictureBytes.toString("base64") }
    const wrong = { name: "broken.png", type: "image/png", bytes: Buffer.from("no picture").toString("base64") }
    const give = (event: "drop" | "paste", file: typeof picture) =>
      words.evaluate(
        (target, { event, file }) => {
          const data = new DataTransfer()
          const bytes = Uint8Array.from(atob(file.bytes), (letter) => letter.charCodeAt(0))
          data.items.add(new File([bytes], file.name, { type: file.type }))
          const how = { bubbles: true, cancelable: true }
          const given =
            event === "drop"
              ? new DragEvent("drop", { ...how, dataTransfer: data })
              : new ClipboardEvent("paste", { ...how, clipboardData: data })
          target.dispatchEvent(given)
          return given.defaultPrevented
        },
        { event, file },
      )
    expect(await give("drop", picture), "the browser does not open the file").toBe(true)
    await expect(kept("board.png")).toBeVisible()
    const drawn = kept("board.png").locator("canvas")
    await expect.poll(() => drawn.evaluate((canvas: HTMLCanvasElement) => canvas.height)).toBe(128)
    await give("paste", { ...picture, name: "pasted.png" })
    await expect(kept("pasted.png").locator("canvas")).toBeVisible()
    await give("drop", wrong)
    await expect(page.getByText(t("file.refused.kind", named("broken.png"))).first()).toBeVisible()
    await page.getByRole("button", { name: t("file.remove", named("broken.png")) }).click()
    await expect(chooser).toBeFocused()
    await send.click()
    await expect(page).toHaveURL("/a/aurora/dashboard")
    await expect(page.getByText(t("kit.session.done", { count: 2 }))).toBeVisible()
  })
})
