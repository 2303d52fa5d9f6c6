import { expect, test } from "vitest"
import { FeedbackItems } from "#app/features/proposal/feedback/feedback-items.tsx"
import { revisionView } from "#app/features/proposal/revision/revision.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import document from "../../../../openapi/generated/openapi.json"
import { render } from "../../ui/render.tsx"
import { reader } from "../meeting/fixture.ts"

type Examples = Record<string, { value: { result: unknown } }>

function exampleOf(path: "/proposal/{draft_code}" | "/proposal/{draft_code}/revision/{revision_id}") {
  const examples: Examples = document.paths[path].get.responses["200"].content["application/json"].examples
  return Object.values(examples)[0]?.value.result as { draft_code: string; number: number; id: string }
}

test("PROP-05 SHELL-06 a filter without feedback does not say that there is none", () => {
  expect(render(<FeedbackItems items={[]} />)).toContain("No feedback yet.")
  const filtered = render(<FeedbackItems items={[]} isFiltered />)
  expect(filtered).not.toContain("No feedback yet.")
  expect(filtered).toContain("Nothing matches the filter")
})

test("PROP-05 a revision leads to the feedback that its page does not show", async () => {
  const proposal = exampleOf("/proposal/{draft_code}")
  const revision = exampleOf("/proposal/{draft_code}/revision/{revision_id}")
  const answers: Record<string, unknown> = {
    "/proposal/{draft_code}": proposal,
    "/proposal/{draft_code}/revision/{revision_id}": revision,
    "/proposal/{draft_code}/feedback": { items: [], total: 51 },
  }
  const get = (path: string) => Promise.resolve({ ok: true, value: answers[path] })
  const context = { ...reader(), api: { get } } as unknown as RequestContext
  const view = await revisionView(context, { draftCode: proposal.draft_code, revisionId: revision.id })
  expect(view.total).toBe(51)
  expect(view.allHref).toBe(`/a/aurora/proposal/${proposal.draft_code}/feedback?revision=${revision.number}`)
})
