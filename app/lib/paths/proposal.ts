import { below } from "./address.ts"

type Page =
  | "revision/create"
  | "compare"
  | "vote"
  | "vote/create"
  | "meeting"
  | "meeting/create"
  | "member"
  | "attachments"
  | "feedback"
  | "log"
  | "phase/create"
  | "submitter"

/** Actions on a proposal that have a confirmation page. */
export type ProposalQuestion =
  | "approve"
  | "reject"
  | "phase.end"
  | "submit-archive"
  | "archive"
  | "send-back"
  | "withdraw"
  | "close"

/** Paths of proposals; the list is in `paths.ts`. A proposal has its own shell, identified by its draft code. */
export const proposalPaths = {
  create: (alliance: string, from: { group?: string; copy?: string } = {}) => {
    const query = new URLSearchParams(from).toString()
    return below(alliance, "proposal", "create") + (query && `?${query}`)
  },
  state: (alliance: string, code: string) => below(alliance, "proposal", code),
  page: (alliance: string, code: string, page: Page) => below(alliance, "proposal", code, ...page.split("/")),
  /** Common prefix of the paths of all revisions. */
  revisions: (alliance: string, code: string) => below(alliance, "proposal", code, "revision"),
  revision: (alliance: string, code: string, id: string) => below(alliance, "proposal", code, "revision", id),
  compare: (alliance: string, code: string, [older, newer]: readonly [number, number]) =>
    `${below(alliance, "proposal", code, "compare")}?from=${older}&to=${newer}`,
  confirm: (alliance: string, code: string, action: ProposalQuestion) =>
    below(alliance, "proposal", code, "confirm", action),
  phase: (alliance: string, code: string, id: string) => below(alliance, "proposal", code, "phase", id, "edit"),
  csv: (alliance: string) => below(alliance, "proposal.csv"),
  feedbackCsv: (alliance: string, code: string) => below(alliance, "proposal", code, "feedback.csv"),
}
