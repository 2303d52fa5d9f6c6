import { index, layout, route, type RouteConfig } from "@remix-run/route-config"
import { ballotRoutes } from "./features/ballot/routes.ts"
import { datePollRoutes } from "./features/date-poll/routes.ts"
import { decisionRoutes } from "./features/decision/routes.ts"
import { downloadRoutes } from "./features/download/routes.ts"
import { meetingRoutes } from "./features/meeting/routes.ts"
import { noticeRoutes } from "./features/notice/routes.ts"
import { taskRoutes } from "./features/task/routes.ts"
import { threadRoutes } from "./features/thread/routes.ts"
import { topicCallRoutes } from "./features/topic-call/routes.ts"
import { inGroup } from "./lib/in-group.ts"

/** Domains that list their routes themselves, such as those whose pages stand in the shell of the alliance and in that of a group. */
const domains = [
  meetingRoutes,
  datePollRoutes,
  decisionRoutes,
  ballotRoutes,
  noticeRoutes,
  taskRoutes,
  topicCallRoutes,
  threadRoutes,
  downloadRoutes, // one line for each domain
]

/** The route table, grouped by shell. It gives an overview of the product; the `domains` list their routes themselves. */
export default [
  // outside the alliances
  index("features/alliance/not-found.route.tsx", { id: "root-index" }),
  route("preferences", "features/preferences/preferences.route.ts", { id: "preferences" }),

  route("a/:alliance", "features/shell/tenant.route.tsx", [
    // public routes
    layout("features/shell/public.route.tsx", [
      route("login", "features/session/login.route.tsx", [route("request", "features/login-request/create.route.tsx")]),
      route("login/request/sent", "features/login-request/sent.route.tsx"),
      route("callback", "features/session/callback.route.tsx"),
      route("logout", "features/session/logout.route.tsx"),
      route("meeting/:id/invitation/:token", "features/meeting/answer/invitation.route.tsx"),
      route("date-poll/:id/invitation/:token", "features/date-poll/answer/invitation.route.tsx"),
      route("thanks", "features/thanks/thanks.route.tsx"),
      route("apply", "features/apply/guidelines/guidelines.route.tsx"),
      route("apply/form", "features/apply/form/form.route.tsx"),
      route("apply/open", "features/apply/status/open.route.tsx"),
      route("apply/status", "features/apply/status/status.route.tsx"),
      route("apply/resubmit", "features/apply/status/resubmit.route.tsx"),
      route("apply/withdraw", "features/apply/status/withdraw.route.tsx"),
      route("file/:id/failed", "features/file/failed.route.tsx"),
    ]),

    // alliance shell
    layout("features/shell/member.route.tsx", [
      index("features/dashboard/index.route.ts"),
      route("dashboard", "features/dashboard/dashboard.route.tsx"),
      layout("features/shell/pages.route.tsx", [
        route("calendar", "features/calendar/calendar.route.tsx"),
        route("calendar/feed", "features/calendar/feed/feed.route.tsx"),
        route("schedule", "features/schedule/list.route.tsx"),
        route("schedule/create", "features/schedule/create.route.tsx"),
        route("schedule/:id", "features/schedule/detail.route.tsx"),
        route("schedule/:id/edit", "features/schedule/edit.route.tsx"),
        route("schedule/:id/cancel", "features/schedule/cancel.route.tsx"),
        ...domains.flatMap(({ alliance }) => alliance),
        route("proposal", "features/proposal/list/list.route.tsx"),
        route("proposal/create", "features/proposal/form/create.route.tsx"),
        route("certification", "features/certification/list/list.route.tsx"),
        route("certification/create", "features/certification/application/create.route.tsx"),
        route("certification/:id/edit", "features/certification/application/edit.route.tsx"),
        route("certification/:id/withdraw", "features/certification/application/withdraw.route.tsx"),
        route("certification/:id/feedback/:phase", "features/certification/application/feedback.route.tsx"),
        route("certification/:id", "features/certification/phase/shell.route.tsx", [
          index("features/certification/phase/index.route.ts"),
          route("review", "features/certification/phase/phase.route.tsx", { id: "certification-review" }),
          route("testing", "features/certification/phase/phase.route.tsx", { id: "certification-testing" }),
          route("certification", "features/certification/phase/phase.route.tsx", { id: "certification-certification" }),
          route("confirmation", "features/certification/phase/phase.route.tsx", { id: "certification-confirmation" }),
          route("certificate-issuance", "features/certification/phase/phase.route.tsx", {
            id: "certification-issuance",
          }),
        ]),
        route("certificate-center/certificate/create", "features/certificate/create.route.tsx"),
        route("certificate-center/certificate/:id", "features/certificate/detail.route.tsx"),
        route("certificate-center/certificate/:id/edit", "features/certificate/edit.route.tsx"),
        route("certificate-center/certificate/:id/delete", "features/certificate/delete.route.tsx"),
        route("certificate", "features/certificate/index.route.ts", { id: "certificate-root" }),
        route("certificate-center", "features/certificate/index.route.ts", { id: "certificate-center-root" }),
        layout("features/certificate/shell.route.tsx", [
          route("certificate-center/certificate", "features/certificate/list.route.tsx"),
          route("certificate/issuance", "features/certificate/issuance.route.tsx"),
        ]),
        route("kit/session", "features/kit/kit-session.route.tsx"),
        route("kit/rich-text", "features/kit/kit-rich.route.tsx"),
        route("download/category", "features/download-category/list.route.tsx"),
        route("download/category/:id/delete", "features/download-category/delete.route.tsx"),
        route("group", "features/workgroup/list/list.route.tsx"),
        route("group/:acronym/join", "features/workgroup-join/ask.route.tsx"),
        route("group/:acronym/join/:id/withdraw", "features/workgroup-join/withdraw.route.tsx"),
        route("agency/:id", "features/agency/detail.route.tsx"),

        route("search", "features/search/search.route.tsx"),
        route("export", "features/export-package/create.route.tsx"),

        // account shell
        route("account", "features/account/shell.route.tsx", [
          index("features/account/index.route.ts"),
          route("needs-my-action", "features/needs-my-action/list.route.tsx"),
          route("inbox", "features/inbox/list.route.tsx"),
          route("profile", "features/profile/profile.route.tsx"),
          route("meeting", "features/meeting/list/list.route.tsx", { id: "account-meeting" }),
          route("vote", "features/ballot/list/list.route.tsx", { id: "account-vote" }),
          route("subscription", "features/subscription/subscription.route.tsx"),
          route("download", "features/export-package/list.route.tsx"),
          route("view", "features/saved-view/list.route.tsx"),
          route("view/create", "features/saved-view/create.route.tsx"),
        ]),

        // admin shell
        route("admin", "features/admin/shell.route.tsx", [
          index("features/admin/index.route.ts"),
          route("member", "features/member/list.route.tsx"),
          route("member/invite", "features/member-invitation/upload.route.tsx"),
          route("member/invite/:importId", "features/member-invitation/check.route.tsx"),
          route("member/invite/:importId/message", "features/member-invitation/message.route.tsx"),
          route("member/invitation", "features/member-invitation/list.route.tsx"),
          route("member/invitation/:id", "features/member-invitation/result.route.tsx"),
          route("member/many", "features/member/many.route.tsx"),
          route("member/:id", "features/member/detail.route.tsx"),
          route("member/:id/edit", "features/member/edit.route.tsx"),
          route("member/:id/role", "features/member/role.route.tsx"),
          route("member/:id/disable", "features/member/disable.route.tsx"),
          route("entity", "features/entity/list.route.tsx"),
          route("entity/create", "features/entity/create.route.tsx"),
          route("entity/level", "features/member-level/list.route.tsx"),
          route("entity/:id", "features/entity/detail.route.tsx"),
          route("entity/:id/edit", "features/entity/edit.route.tsx"),
          route("entity/:id/disable", "features/entity/disable.route.tsx"),
          route("org", "features/organization/edit.route.tsx"),
          route("org/personnel", "features/organization/personnel.route.tsx"),
          route("org/phase-duration", "features/organization/phase-duration.route.tsx"),
          route("org/personnel/:role/:memberId/remove", "features/organization/remove.route.tsx"),
          route("agency", "features/agency/list.route.tsx"),
          route("agency/create", "features/agency/create.route.tsx"),
          route("agency/:id/edit", "features/agency/edit.route.tsx"),
          route("agency/:id/member", "features/agency/members.route.tsx"),
          route("agency/:id/disable", "features/agency/disable.route.tsx"),
          route("log", "features/operation-log/list.route.tsx"),
          route("group", "features/workgroup/list/admin-list.route.tsx", { id: "admin-group" }),
          route("group/create", "features/workgroup/form/create.route.tsx"),
          route("group/:acronym/edit", "features/workgroup/form/edit.route.tsx"),
          route("group/:acronym/disband", "features/workgroup/form/disband.route.tsx"),
          route("group/:acronym/member", "features/workgroup/roles/roles.route.tsx"),
          route("group/:acronym/member/:role/:memberId/remove", "features/workgroup/roles/role-remove.route.tsx"),
          route("apply", "features/login-request/list.route.tsx"),
          route("apply/:id", "features/login-request/detail.route.tsx"),
          route("apply/:id/edit", "features/login-request/edit.route.tsx"),
          route("apply/:id/reject", "features/login-request/reject.route.tsx"),
          route("membership-application", "features/membership-application/list.route.tsx"),
          route("membership-application/guidelines", "features/membership-application/guidelines.route.tsx"),
          route("membership-application/:id", "features/membership-application/detail.route.tsx"),
          route("membership-application/:id/complete", "features/membership-application/complete.route.tsx"),
          route("membership-application/:id/close", "features/membership-application/close.route.tsx"),
        ]),

        // proposal shell
        route("proposal/:draftCode", "features/proposal/detail/shell.route.tsx", [
          index("features/proposal/detail/state.route.tsx"),
          route("revision/create", "features/proposal/revision/revision-create.route.tsx"),
          route("revision/:revisionId", "features/proposal/revision/revision.route.tsx"),
          route("compare", "features/proposal/revision/compare.route.tsx"),
          route("vote", "features/ballot/list/list.route.tsx", { id: "proposal-vote" }),
          route("vote/create", "features/ballot/form/create.route.tsx", { id: "proposal-vote-create" }),
          route("meeting", "features/meeting/list/list.route.tsx", { id: "proposal-meeting" }),
          route("meeting/create", "features/meeting/form/create.route.tsx", { id: "proposal-meeting-create" }),
          route("member", "features/proposal/detail/members.route.tsx"),
          route("attachments", "features/proposal/detail/attachments.route.tsx"),
          route("feedback", "features/proposal/feedback/feedback.route.tsx"),
          route("feedback/:feedbackId/answer", "features/proposal/feedback/feedback-answer.route.tsx"),
          route("log", "features/proposal/detail/log.route.tsx"),
          route("phase/create", "features/proposal/phase/phase-create.route.tsx"),
          route("phase/:phaseId/edit", "features/proposal/phase/phase-edit.route.tsx"),
          route("submitter", "features/proposal/form/submitter.route.tsx"),
          route("confirm/:action", "features/proposal/confirm/confirm.route.tsx"),
        ]),

        // workgroup shell
        route("wg/:acronym", "features/workgroup/shell/shell.route.tsx", [
          index("features/workgroup/shell/index.route.ts"),
          route("about", "features/workgroup/shell/about.route.tsx"),
          route("dashboard", "features/workgroup/shell/dashboard.route.tsx"),
          route("member", "features/workgroup/members/members.route.tsx"),
          route("member/request", "features/workgroup-join/list.route.tsx"),
          route("member/request/:id/decline", "features/workgroup-join/decline.route.tsx"),
          route("member/manage", "features/workgroup/roles/manage.route.tsx"),
          route("member/:role/:memberId/remove", "features/workgroup/roles/manage-remove.route.tsx"),
          route("leave", "features/workgroup/members/leave.route.tsx"),
          route("log", "features/operation-log/group.route.tsx"),
          ...inGroup([route("proposal", "features/proposal/list/list.route.tsx")]),
          ...domains.flatMap(({ group }) => group),
        ]),
      ]),
    ]),

    // print documents, without the shell
    route("certification/:id/print", "features/certification/phase/print.route.tsx"),

    // resource routes
    ...domains.flatMap(({ files }) => files),
    route("rich-text", "features/rich-text/rich-text.route.ts"),
    route("admin/apply.csv", "features/login-request/csv.route.ts"),
    route("admin/membership-application.csv", "features/membership-application/csv.route.ts"),
    route("admin/member.csv", "features/member/csv.route.ts"),
    route("import/template", "features/member-invitation/template.route.ts"),
    route("import/:id/rejected.xlsx", "features/member-invitation/rejected.route.ts"),
    route("group.csv", "features/workgroup/list/csv.route.ts"),
    route("wg/:acronym/member.csv", "features/workgroup/members/members-csv.route.ts"),
    route("wg/:acronym/log.csv", "features/operation-log/group-csv.route.ts"),
    route("schedule/:id/calendar.ics", "features/schedule/calendar.route.ts"),
    route("certification.csv", "features/certification/list/csv.route.ts"),
    route("certificate-center/certificate.csv", "features/certificate/csv.route.ts"),
    route("schedule.csv", "features/schedule/csv.route.ts"),
    route("feed/:feedKey/calendar.ics", "features/calendar/feed/feed-file.route.ts"),
    route("admin/log.csv", "features/operation-log/csv.route.ts"),
    route("admin/agency.csv", "features/agency/csv.route.ts"),
    route("admin/entity.csv", "features/entity/csv.route.ts"),
    route("proposal.csv", "features/proposal/list/csv.route.ts"),
    route("proposal/:draftCode/feedback.csv", "features/proposal/feedback/feedback-csv.route.ts"),
    route("account/download/packing", "features/export-package/packing.route.ts"),
    route("account/download/:id/file", "features/export-package/file.route.ts"),
    route("file/:id", "features/file/file.route.ts"),
    route("upload/:module", "features/file/upload.route.ts"),
    route("apply/file/:id", "features/apply/form/file.route.ts"),
    route("apply/upload/:module", "features/apply/form/upload.route.ts"),
    route("draft", "features/draft/draft.route.ts"),
    route("account/inbox/latest", "features/inbox/latest.route.ts"),
    route("search/results", "features/search/results.route.ts"),
    route("search/commands", "features/search/commands.route.ts"),
    route("changes", "features/live/changes.route.ts"),
    route("region/:code", "features/region/children.route.ts"),
    route("member-tree", "features/participants/member-tree.route.ts"),
    layout("features/shell/unknown.route.tsx", [
      route("guide", "features/guide/index.route.tsx"),
      route("guide/:topic", "features/guide/topic.route.tsx"),
      route("*", "features/alliance/unknown.route.tsx", { id: "alliance-not-found" }),
    ]),
  ]),
  route("kit", "features/kit/kit.route.tsx"),
  route("kit/list", "features/kit/kit-list.route.tsx"),
  route("*", "features/alliance/not-found.route.tsx", { id: "not-found" }),
] satisfies RouteConfig
