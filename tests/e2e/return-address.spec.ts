import { forgetSession } from "#tests/support/forget-session.ts"
import { expect, signOn, test } from "#tests/support/test.ts"
import { addressOf } from "./steps.ts"

test.describe("the way back after the login", () => {
  const meeting = "/a/aurora/wg/COPT/meeting/meeting-aurora-1"
  const ballot = "/a/aurora/wg/COPT/vote/ballot-aurora-1"

  test("SES-08 two tabs that are sent to the login at once return each to its own page", async ({ page, context }) => {
    const other = await context.newPage()
    await Promise.all([page.goto(meeting), other.goto(ballot)])
    await signOn(page, "chair")
    await expect(page).toHaveURL(addressOf(meeting))
    await signOn(other, "chair")
    await expect(other).toHaveURL(addressOf(ballot))
  })

  test("SES-08 a tab that is at the login page when another has logged in goes on to its own page", async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await Promise.all([page.goto(meeting), other.goto(ballot)])
    await signOn(page, "chair")
    await other.reload()
    await expect(other).toHaveURL(addressOf(ballot))
  })

  test("SES-08 @js the part of the page that a link named is there after the login", async ({ page, open }) => {
    await open(`${meeting}#topics`)
    await expect(page).toHaveURL(/\/login\?to=/)
    await signOn(page, "chair")
    await expect(page).toHaveURL(addressOf(`${meeting}#topics`))
  })

  test("SES-08 the address to return to must be a page of the alliance", async ({ page, open }) => {
    for (const to of ["https://evil.example/", "//evil.example", "/a/harbor/dashboard", "/a/aurora/logout"]) {
      await forgetSession(page, "session")
      await open(`/a/aurora/login?${new URLSearchParams({ to })}`)
      await signOn(page, "member")
      await expect(page).toHaveURL(addressOf("/a/aurora/dashboard"))
    }
  })
})
