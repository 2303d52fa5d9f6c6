import { expect, test } from "vitest"
import { plainText } from "#tests/support/forms.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { text } from "#tests/support/texts.ts"
import { hrefs } from "#tests/support/visitor.ts"

const proposal = "/a/aurora/proposal/AIA-P-2026-016"

test.for(["meeting", "vote"])(
  "PROP-01 the form for a new %s of a proposal leads back to the proposal's list",
  async (page) => {
    const chair = newVisitor()
    await chair.signIn("chair")
    const { status, body } = await chair.get(`${proposal}/${page}/create`)
    expect(status).toBe(200)
    const [, main = ""] = body.split("<main")
    const links = hrefs(main.split("</main>")[0] ?? "").map((href) => href.replace(/^https?:\/\/[^/]+/, ""))
    // the breadcrumb, the link "Cancel" and the tab of the proposal
    expect(links.filter((href) => href === `${proposal}/${page}`).length).toBeGreaterThanOrEqual(2)
    expect(links).not.toContain(`/a/aurora/${page}`)
  },
)

test("PROP-01 WG-05 the empty list of a disbanded group does not ask for proposals", async () => {
  const member = newVisitor().speaks("en")
  await member.signIn("member")
  const { body } = await member.get("/a/aurora/wg/FIBR/proposal")
  expect(body).toContain(text("en", "ui.list.empty"))
  expect(body).not.toContain(text("en", "proposal.list.empty"))
})

test("I18N-03 PROP-05 the page of an answer names the zone of the feedback's time", async () => {
  const submitter = newVisitor().speaks("en")
  await submitter.signIn("member")
  const list = await submitter.get(`${proposal}/feedback`)
  const [path = ""] = /\/a\/aurora\/proposal\/[\w-]+\/feedback\/[\w-]+\/answer/.exec(list.body) ?? []
  const { status, body } = await submitter.get(path)
  expect(status).toBe(200)
  expect(plainText(/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "")).toMatch(/\d\d:\d\d \(UTC/)
})
