import { expect, test } from "vitest"
import { newVisitor } from "#tests/support/new-visitor.ts"
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
