import { expect, test } from "vitest"
import { ThanksHelp } from "#app/features/thanks/thanks-help.tsx"
import { render } from "../../ui/render.tsx"

const guide = { href: "/a/aurora/file/guide", mark: "PDF", size: "2 MB" }

test("SHELL-01 the links of the footer lead to the user guide and the secretariat", () => {
  const html = render(<ThanksHelp view={{ userGuide: guide, email: "office@aurora.example" }} />)
  expect(html).toMatch(/<li id="user-guide"><a href="\/a\/aurora\/file\/guide">User guide<\/a>/)
  expect(html).toMatch(/<li id="contact"><a href="mailto:office@aurora.example">/)
})

test("SHELL-01 an alliance without a user guide or an address of its secretariat says so where the footer leads", () => {
  const html = render(<ThanksHelp view={{ userGuide: undefined, email: undefined }} />)
  expect(html).toContain('<li id="user-guide">There is no user guide yet.</li>')
  expect(html).toContain('<li id="contact">The secretariat has not given an email address yet.</li>')
})
