import { index, route, type RouteConfig } from "@remix-run/route-config"

/** Routes of a proposal's pages, within the proposal shell. */
export const proposalRoutes = [
  index("features/proposal/state.route.tsx"),
  route("revision/create", "features/proposal/revision-create.route.tsx"),
  route("revision/:revisionId", "features/proposal/revision.route.tsx"),
  route("compare", "features/proposal/compare.route.tsx"),
  route("vote", "features/ballot/list.route.tsx", { id: "proposal-vote" }),
  route("vote/create", "features/ballot/create.route.tsx", { id: "proposal-vote-create" }),
  route("meeting", "features/meeting/list.route.tsx", { id: "proposal-meeting" }),
  route("meeting/create", "features/meeting/create.route.tsx", { id: "proposal-meeting-create" }),
  route("member", "features/proposal/members.route.tsx"),
  route("attachments", "features/proposal/attachments.route.tsx"),
  route("feedback", "features/proposal/feedback.route.tsx"),
  route("feedback/:feedbackId/answer", "features/proposal/feedback-answer.route.tsx"),
  route("log", "features/proposal/log.route.tsx"),
  route("phase/create", "features/proposal/phase-create.route.tsx"),
  route("phase/:phaseId/edit", "features/proposal/phase-edit.route.tsx"),
  route("submitter", "features/proposal/submitter.route.tsx"),
  route("confirm/:action", "features/proposal/confirm.route.tsx"),
] satisfies RouteConfig
