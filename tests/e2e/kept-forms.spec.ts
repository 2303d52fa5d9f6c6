import type { Page } from "@playwright/test"
import { draftFields } from "#app/forms/drafts/draft-fields.ts"
import { addressOf } from "#tests/security/submit.ts"
import { contentOf, fillForm, keyOf, newMessages, sendForm } from "#tests/support/browser-form.ts"
import type { Submission } from "#tests/support/domain.ts"
import type { MockControl } from "#tests/support/mock.ts"
import { allInCore, isSampled, portion } from "#tests/support/extent.ts"
import { hasText, isApplicable, sendable } from "#tests/support/sendable.ts"
import { expect, test } from "#tests/support/test.ts"

type Fault = {
  name: string
  /** id of the message at the form */
  says: string
  begin: (page: Page, mock: MockControl) => Promise<unknown>
  end: (page: Page, mock: MockControl) => Promise<unknown>
}

const data = /\.data(\?|$)/
const files = "**/assets/**"

const instead = (name: string, answer: (method: string) => { status: number } | undefined): Fault => ({
  name,
  says: "form.connection",
  begin: (page) =>
    page.route(data, (route) => {
      const given = answer(route.request().method())
      return given ? route.fulfill({ ...given, contentType: "text/html", body: "<h1>Gateway</h1>" }) : route.abort()
    }),
  end: (page) => page.unroute(data),
})

const behind = (name: string, says: string, fault: { kind: "reset" } | { kind: "status"; status: number }): Fault => ({
  name,
  says,
  begin: (_page, mock) => mock.fault({ operation: "*", ...fault }),
  end: (_page, mock) => mock.clearFaults(),
})

const busy = instead("a busy portal", (method) => (method === "POST" ? { status: 503 } : undefined))

/** The files of the release that the page was opened in are gone, and its form is sent while the new one is not ready yet. */
const newRelease: Fault = {
  ...busy,
  name: "a new release",
  begin: async (page, mock) => {
    await page.route(files, (route) => route.fulfill({ status: 404, body: "" }))
    await busy.begin(page, mock)
  },
  end: async (page, mock) => {
    await busy.end(page, mock)
    await page.unroute(files)
  },
}

/**
 * What can go wrong between a form and the backend; every other answer is a page's own (tests/faults/actions). Every form is tried with
 * each of them, and in `npm test` with one of them in turn.
 */
const faults: Fault[] = [
  instead("no connection", () => undefined),
  behind("the backend is down", "form.server_error", { kind: "reset" }),
  busy,
  behind("status 404", "refusal.not_found", { kind: "status", status: 404 }),
  instead("a proxy's page", (method) => (method === "POST" ? { status: 200 } : undefined)),
  newRelease,
]

const faultsOf = (form: Submission, at: number) => {
  const fits = faults.filter(({ name }) => isApplicable(form, name))
  return isSampled ? fits.slice(at % fits.length, (at % fits.length) + 1) : fits
}

const inGroup = "wg/:acronym/"
const routeOf = ({ route }: Submission) => route.replace(inGroup, "")
const isInGroup = ({ route }: Submission) => route.startsWith(inGroup)

/** A form that also stands in the shell of a group has the same module: each is tried in one of the two. */
const twice = new Set(sendable.flatMap(([one]) => (isInGroup(one) ? [routeOf(one)] : [])))
const once = sendable.filter(([one]) => !twice.has(routeOf(one)) || isInGroup(one) === (routeOf(one).length % 2 === 0))

/**
 * `npm test` takes every fourth form with texts, and a few of the others: what the browser does is the same for every form, and that each
 * form comes back with its fields is tried over HTTP (`tests/faults`).
 */
const chosen = isSampled ? once.filter(([one], at) => at % (hasText(one) ? 4 : 16) === 0) : once

const formsOfTest = 8

/** The forms by their sender, in parts of about equal length. */
const parts = [...new Set(chosen.map(([, person]) => person))].flatMap((person) => {
  const forms = chosen.flatMap(([one, by]) => (by === person ? [one] : []))
  const starts = Array.from({ length: Math.ceil(forms.length / formsOfTest) }, (_, at) => at * formsOfTest)
  return starts.map((start) => ({
    title: `${person}, from ${start}`,
    person,
    forms: forms.slice(start, start + formsOfTest),
  }))
})

/** Discards what was left of a form that was tried before on this page: the fields that the next one leaves out would have it. */
async function discardDraft(page: Page): Promise<boolean> {
  const button = page.locator(`button[name="${draftFields.intent}"][value=discard]`)
  if ((await button.count()) === 0) return false
  await button.first().click()
  await expect(button).toHaveCount(0)
  return true
}

test.describe("a form whose submit fails", () => {
  test.use({ expectedTrouble: /./ })

  for (const { title, person, forms } of portion(parts, 1, allInCore))
    test(`ERR-02 ERR-03 FORM-07 FORM-08 @js @core ${title}: under the faults of the wire: stands as it was typed, and says what happened`, async ({
      page,
      open,
      enterAs,
      mock,
      t,
    }) => {
      page.on("dialog", (question) => void question.accept()) // the browser's own question before the next page
      await enterAs(person)
      for (const [at, form] of forms.entries()) {
        await open(addressOf(form))
        if (await discardDraft(page)) await open(addressOf(form))
        const what = `${form.operation} at ${form.path}`
        const isFound = await fillForm(page, form, addressOf(form))
        expect.soft(isFound, what).toBe(true)
        if (!isFound) continue
        const [typed, key] = [await contentOf(page), await keyOf(page)]
        for (const fault of faultsOf(form, at)) {
          await fault.begin(page, mock)
          await sendForm(page)
          const message = newMessages(page)
            .filter({ hasText: t(fault.says) })
            .first()
          const name = `${what}: ${fault.name}: the message`
          // a single button says what happened anywhere on its page
          const hasFields = typed?.some((field) => field.startsWith("form=")) ?? false
          if (hasFields) await expect.soft(message, name).toBeFocused({ timeout: 10_000 })
          else await expect.soft(message, name).toBeVisible({ timeout: 10_000 })
          const content = await contentOf(page)
          const lost = typed?.filter((field) => !content?.includes(field))
          expect.soft(lost, `${what}: ${fault.name}: what is no longer in the form`).toEqual([])
          expect.soft(await keyOf(page), `${what}: ${fault.name}: the key`).toBe(key)
          await fault.end(page, mock)
        }
      }
    })
})
