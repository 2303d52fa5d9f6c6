import type { Page } from "@playwright/test"
import { expect, test } from "#tests/support/test.ts"
import { backendAs, type Backend } from "./backend.ts"
import type { Proposal } from "./proposal-steps.ts"

const text = "Clause 4 needs the wavelength.\n第 4 条应写明波长。"
const code = "AIA-P-2026-016"
const reason = "Merged with another one. 已并入其他记录。"

type Versioned = { version: number }

/** A page with a feedback form, and an action of somebody else that closes feedback while a person is writing. */
type Late = {
  id: string
  what: string
  person: string
  path: string
  form: string
  /** Label of the section to open before writing. */
  summary?: FormatjsIntl.Message["ids"]
  other: string
  meanwhile(backend: Backend): Promise<unknown>
}

const change = async (backend: Backend, path: string, action: string, body: object) => {
  const { version } = await backend.get<Versioned>(path)
  return backend.post(`${path}/${action}`, { version, ...body })
}

async function endPhase(backend: Backend): Promise<unknown> {
  const { version, phases } = await backend.get<Proposal>(`/proposal/${code}`)
  const running = phases.find(({ state }) => state === "in_progress")
  return backend.post(`/proposal/${code}/phase/${running?.id}/end`, { version })
}

const lates: readonly Late[] = [
  {
    id: "PROP-05",
    what: "the phase of a proposal ended",
    person: "secretary",
    path: `proposal/${code}/feedback`,
    form: "proposal-feedback",
    other: "chair",
    meanwhile: endPhase,
  },
  {
    id: "PROP-05",
    what: "the phase of a proposal ended, on one revision",
    person: "secretary",
    path: `proposal/${code}/revision/revision-proposal-aurora-16-0`,
    form: "proposal-feedback",
    other: "chair",
    meanwhile: endPhase,
  },
  {
    id: "TASK-01",
    what: "a task was cancelled",
    person: "secretary",
    path: "wg/COPT/task/task-aurora-7",
    form: "task-feedback",
    other: "admin",
    meanwhile: (backend) => change(backend, "/task/task-aurora-7", "cancel", { reason }),
  },
  {
    id: "MEET-06",
    what: "a topic was completed",
    person: "secretary",
    path: "meeting/meeting-aurora-5",
    form: "feedback-topic-aurora-2",
    summary: "meeting-feedback.open-or-close",
    other: "chair",
    meanwhile: (backend) =>
      backend.post("/meeting/meeting-aurora-5/topic/topic-aurora-2/feedback", { text: "Agreed", is_completed: true }),
  },
  {
    id: "ADM-07",
    what: "a membership application was closed",
    person: "admin",
    path: "admin/membership-application/membership-application-aurora-2",
    form: "application-feedback",
    other: "member-admin",
    meanwhile: (backend) =>
      change(backend, "/membership-application/membership-application-aurora-2", "close", { reason }),
  },
]

async function send(page: Page, id: string): Promise<void> {
  const form = page.locator(`#${id}`)
  await form.locator("[name=text]").fill(text)
  await form.locator(".acts").getByRole("button").click()
}

/** Expects that the page gives the reason and keeps the text. */
async function expectKept(page: Page, id: string, refusal: string): Promise<void> {
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: refusal.split("§")[0] ?? "" })
      .first(),
  ).toBeVisible()
  await expect(page.locator(`#${id} [name=text]`)).toBeVisible()
  await expect(page.locator(`#${id} [name=text]`)).toHaveValue(text)
}

test.describe("feedback that comes too late", () => {
  // the browser logs the 400 of the refused form
  test.use({ expectedTrouble: /status of 400/ })

  for (const { id, what, person, path, form, summary, other, meanwhile } of lates)
    test(`${id} ERR-01 FORM-08 ${what} while one wrote: the page says so and keeps the text`, async ({
      page,
      open,
      enterAs,
      mock,
      t,
    }) => {
      await enterAs(person)
      await open(`/a/aurora/${path}`)
      if (summary) await page.locator(`details:has(#${form})`).getByText(t(summary)).click()
      await page.locator(`#${form} [name=text]`).click()
      await meanwhile(await backendAs(mock, other))
      await send(page, form)
      await expectKept(page, form, t("refusal.state_refused", { status: "§" }))
    })

  test("ADM-09 ERR-01 FORM-08 an application was closed while its applicant wrote a message: the page says so and keeps the text", async ({
    page,
    open,
    mock,
    t,
  }) => {
    await open("/a/aurora/apply/open")
    await page.locator('[name="code"]').fill("MA-2026-001")
    await page.locator('[name="email"]').fill("contact1@applicant.example")
    await page.locator("#apply-open button[type=submit]").click()
    await page.locator("#apply-feedback [name=text]").click()
    const backend = await backendAs(mock, "member-admin")
    await change(backend, "/membership-application/membership-application-aurora-1", "close", { reason })
    await send(page, "apply-feedback")
    await expectKept(page, "apply-feedback", t("refusal.state_refused", { status: "§" }))
  })
})
