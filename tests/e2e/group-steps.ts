import { expect } from "#tests/support/test.ts"
import { choosePerson, field } from "./form-steps.ts"
import type { StepContext } from "./steps.ts"

type Group = { acronym: string; name: string; name_english: string; "description.text": string }

/** Opens the form of a new group from the administration's list and fills it in. */
export async function fillNewGroup({ page, open, t }: StepContext, group: Group): Promise<void> {
  await open("/a/aurora/admin/group")
  await page
    .getByRole("link", { name: t("workgroup-admin.create.title") })
    .first()
    .click()
  for (const [name, value] of Object.entries(group)) await field(page, name).fill(value)
}

/** Chooses the chair of the new group and creates it. */
export async function makeGroup({ page, t }: StepContext, acronym: string, chair: string): Promise<void> {
  await choosePerson(page, t("workgroup.role.chair"), chair, t("participants.find"))
  await field(page, "acronym").fill(acronym)
  await page.getByRole("button", { name: t("workgroup-admin.create.submit") }).click()
  await expect(page.getByText(t("workgroup-admin.created"))).toBeVisible()
  await expect(page.getByRole("row", { name: new RegExp(acronym) })).toBeVisible()
}

/** Sends the request on the page for joining a group. */
export async function sendJoinRequest({ page, t }: StepContext, acronym: string, reason: string): Promise<void> {
  await field(page, "reason").fill(reason)
  await page.getByRole("button", { name: t("join-request.ask.submit") }).click()
  await expect(page.getByText(t("join-request.ask.done", { acronym }))).toBeVisible()
  const next = [1, 2].map((chairs) => t("join-request.next.pending", { chairs }))
  await expect(page.getByRole("main")).toContainText(new RegExp(next.join("|")))
}

/** Goes from the members of a group to the pending requests. @param total number of pending requests */
export async function openJoinRequests({ page, open, t }: StepContext, acronym: string, total: number): Promise<void> {
  await open(`/a/aurora/wg/${acronym}/member`)
  await expect(page.getByText(t("join-request.waiting", { total }))).toBeVisible()
  await page.getByRole("link", { name: t("join-request.waiting.link") }).click()
}

/** Accepts one person's request in the list. */
export async function acceptJoinRequest({ page, t }: StepContext, acronym: string, name: string): Promise<void> {
  await page.getByRole("button", { name: t("join-request.accept.of", { name }) }).click()
  await expect(page.getByText(t("join-request.accept.done", { name, acronym }))).toBeVisible()
}
