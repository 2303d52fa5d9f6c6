import { beforeAll, describe, expect, test } from "vitest"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"

async function dashboardOf(person: string) {
  const visitor = newVisitor().speaks("en")
  await visitor.signIn(person)
  return (await visitor.get("/a/aurora/dashboard?whole")).body
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ")

describe("the frame of a member's page", () => {
  test("SHELL-01 it has the person's name and the number of items that need their action", async () => {
    const body = await dashboardOf("chair")
    const menu = textOf(/<details class="pop person">.*?<\/summary>/s.exec(body)?.[0] ?? "")
    expect(menu).toContain("Mara Ellingsen")
    expect(menu).toMatch(/ME \d+ need your action/)
  })

  test("SHELL-01 the navigation links to meetings, ballots and events", async () => {
    const nav = /<nav class="nav".*?<\/nav>/s.exec(await dashboardOf("member"))?.[0]
    for (const page of ["meeting", "vote", "schedule"]) expect(nav).toContain(`href="/a/aurora/${page}"`)
  })

  test("ROLE-02 the administration opens on pending requests", async () => {
    const nav = /<nav class="nav".*?<\/nav>/s.exec(await dashboardOf("admin"))?.[0]
    expect(nav).toContain('href="/a/aurora/admin/apply?status=pending"')
  })

  test("SHELL-01 the footer links to the user guide and the secretariat", async () => {
    const foot = /<footer class="foot">.*?<\/footer>/s.exec(await dashboardOf("member"))?.[0]
    expect(foot).toContain('href="/a/aurora/thanks#user-guide"')
    expect(foot).toContain('href="/a/aurora/thanks#contact"')
  })
})

describe("the switch between the person's zone and UTC", () => {
  let own: TestPortal
  beforeAll(async () => void (own = await sharedPortal()))

  test.each([
    ["Europe/Oslo", true],
    ["UTC", false],
  ])("I18N-03 a person in %s has the switch: %s", async (timezone, hasSwitch) => {
    const visitor = own.newVisitor().speaks("en")
    const { member } = own.mock.stores.get(visitor.mock.store).rows
    for (const row of member.filter(({ id }) => id === "member-aurora-chair")) member.put({ ...row, timezone })
    await visitor.signIn("chair")
    const { body } = await visitor.get("/a/aurora/dashboard?whole")
    expect(/<button[^>]* name="zone"/.test(body)).toBe(hasSwitch)
  })
})
