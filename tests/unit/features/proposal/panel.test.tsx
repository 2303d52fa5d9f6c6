import { expect, test } from "vitest"
import { ActionPanel } from "#app/features/proposal/detail/action-panel.tsx"
import { render } from "../../ui/render.tsx"

type View = Parameters<typeof ActionPanel>[0]["view"]

function said(actions: View["actions"]): string {
  const phase = { id: "phase-2", name: "Group review", type: "group_review" } as const
  const view: View = { alliance: "aurora", code: "AUR-P-1", actions, phase, isRejected: false, exportHref: "/export" }
  return render(<ActionPanel view={view} />)
}

test("PROP-02 between two phases only those who can start one are asked to choose it", () => {
  expect(said(["phase.create", "submit-archive"])).toContain(
    "Choose the next phase, or submit the proposal for archive",
  )
  const submitter = said(["submit-archive", "revision.create", "withdraw"])
  expect(submitter).not.toContain("Choose the next phase")
  expect(submitter).toContain("You can submit the proposal for archive")
})

test("PROP-02 the next action stands in sight with its sentence, and the other answer beside it; all others are under Manage", () => {
  const [first = "", manage = ""] = said(["review", "feedback.create", "close"]).split("<details>")
  expect(first).toContain("Approve the proposal, and its group review begins.")
  expect(first.match(/class="btn[^"]*"/g)).toEqual(['class="btn primary"', 'class="btn danger"'])
  for (const text of ["Comment on the current revision", "It is locked."]) expect(manage).toContain(text)
  const others = said(["withdraw"])
  expect(others).toContain("<details open")
  expect(others).toContain("You take the proposal back")
})
