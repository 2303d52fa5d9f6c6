import { index, layout, route, type RouteConfig } from "@remix-run/route-config"

/** The route table, in the order of specification 2. Read it to know the product. */
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
      route("thanks", "features/thanks/thanks.route.tsx"),
      route("file/:id/failed", "features/file/failed.route.tsx"),
    ]),

    // alliance shell
    layout("features/shell/member.route.tsx", [
      index("features/dashboard/index.route.ts"),
      route("dashboard", "features/dashboard/dashboard.route.tsx"),
      route("calendar", "features/calendar/calendar.route.tsx"),
      route("calendar/feed", "features/calendar/feed.route.tsx"),
      route("schedule", "features/schedule/list.route.tsx"),
      route("schedule/create", "features/schedule/create.route.tsx"),
      route("schedule/:id", "features/schedule/detail.route.tsx"),
      route("schedule/:id/edit", "features/schedule/edit.route.tsx"),
      route("schedule/:id/cancel", "features/schedule/cancel.route.tsx"),
      route("meeting", "features/meeting/list.route.tsx"),
      route("meeting/:id", "features/meeting/detail.route.tsx"),
      route("meeting/:id/summary", "features/meeting/summary.route.tsx"),
      route("meeting/create", "features/meeting/create.route.tsx"),
      route("meeting/:id/edit", "features/meeting/edit.route.tsx"),
      route("meeting/:id/confirm/:action", "features/meeting/confirm.route.tsx"),
      route("meeting/:id/documents", "features/meeting/documents.route.tsx"),
      route("meeting/:id/summary/edit", "features/meeting/summary-edit.route.tsx"),
      route("meeting/:id/topic/create", "features/meeting/topic-create.route.tsx"),
      route("meeting/:id/topic/:topicId/edit", "features/meeting/topic-edit.route.tsx"),
      route("meeting/:id/topic/:topicId/withdraw", "features/meeting/topic-withdraw.route.tsx"),
      route("vote", "features/ballot/list.route.tsx"),
      route("vote/:id", "features/ballot/detail.route.tsx"),
      route("vote/create", "features/ballot/create.route.tsx"),
      route("vote/:id/edit", "features/ballot/edit.route.tsx"),
      route("vote/:id/extend", "features/ballot/extend.route.tsx"),
      route("vote/:id/confirm/:action", "features/ballot/confirm.route.tsx"),
      route("kit/session", "features/kit/kit-session.route.tsx"),
      route("kit/rich-text", "features/kit/kit-rich.route.tsx"),
      route("group", "features/workgroup/list.route.tsx"),

      route("search", "features/search/search.route.tsx"),
      route("export", "features/export-package/create.route.tsx"),

      // account shell
      route("account", "features/account/shell.route.tsx", [
        index("features/account/index.route.ts"),
        route("needs-my-action", "features/needs-my-action/list.route.tsx"),
        route("profile", "features/profile/profile.route.tsx"),
        route("meeting", "features/meeting/list.route.tsx", { id: "account-meeting" }),
        route("vote", "features/ballot/list.route.tsx", { id: "account-vote" }),
        route("subscription", "features/subscription/subscription.route.tsx"),
        route("download", "features/export-package/list.route.tsx"),
      ]),

      // admin shell
      route("admin", "features/admin/shell.route.tsx", [
        index("features/admin/index.route.ts"),
        route("member", "features/member/list.route.tsx"),
        route("member/:id", "features/member/detail.route.tsx"),
        route("member/:id/disable", "features/member/disable.route.tsx"),
        route("entity", "features/entity/list.route.tsx"),
        route("entity/create", "features/entity/create.route.tsx"),
        route("entity/level", "features/member-level/list.route.tsx"),
        route("entity/:id", "features/entity/detail.route.tsx"),
        route("entity/:id/edit", "features/entity/edit.route.tsx"),
        route("entity/:id/disable", "features/entity/disable.route.tsx"),
        route("log", "features/operation-log/list.route.tsx"),
        route("group", "features/workgroup/admin-list.route.tsx", { id: "admin-group" }),
        route("group/create", "features/workgroup/create.route.tsx"),
        route("group/:acronym/edit", "features/workgroup/edit.route.tsx"),
        route("group/:acronym/disband", "features/workgroup/disband.route.tsx"),
      ]),

      // workgroup shell
      route("wg/:acronym", "features/workgroup/shell.route.tsx", [
        index("features/workgroup/index.route.ts"),
        route("about", "features/workgroup/about.route.tsx"),
        route("member", "features/workgroup/members.route.tsx"),
        route("meeting", "features/meeting/list.route.tsx", { id: "wg-meeting" }),
        route("meeting/:id", "features/meeting/detail.route.tsx", { id: "wg-meeting-detail" }),
        route("meeting/:id/summary", "features/meeting/summary.route.tsx", { id: "wg-meeting-summary" }),
        route("meeting/:id/confirm/:action", "features/meeting/confirm.route.tsx", { id: "wg-meeting-confirm" }),
        route("meeting/:id/documents", "features/meeting/documents.route.tsx", { id: "wg-meeting-documents" }),
        route("meeting/:id/summary/edit", "features/meeting/summary-edit.route.tsx", { id: "wg-meeting-summary-edit" }),
        route("meeting/:id/topic/create", "features/meeting/topic-create.route.tsx", { id: "wg-meeting-topic-create" }),
        route("meeting/:id/topic/:topicId/edit", "features/meeting/topic-edit.route.tsx", {
          id: "wg-meeting-topic-edit",
        }),
        route("meeting/:id/topic/:topicId/withdraw", "features/meeting/topic-withdraw.route.tsx", {
          id: "wg-meeting-topic-withdraw",
        }),
        route("vote", "features/ballot/list.route.tsx", { id: "wg-vote" }),
        route("vote/:id", "features/ballot/detail.route.tsx", { id: "wg-vote-detail" }),
        route("meeting/create", "features/meeting/create.route.tsx", { id: "wg-meeting-create" }),
        route("meeting/:id/edit", "features/meeting/edit.route.tsx", { id: "wg-meeting-edit" }),
        route("vote/create", "features/ballot/create.route.tsx", { id: "wg-ballot-create" }),
        route("vote/:id/edit", "features/ballot/edit.route.tsx", { id: "wg-ballot-edit" }),
        route("vote/:id/extend", "features/ballot/extend.route.tsx", { id: "wg-ballot-extend" }),
        route("vote/:id/confirm/:action", "features/ballot/confirm.route.tsx", { id: "wg-ballot-confirm" }),
      ]),
    ]),

    // documents for print, without the shell
    route("meeting/:id/minutes", "features/meeting/minutes.route.tsx"),
    route("vote/:id/result", "features/ballot/result.route.tsx"),
    route("vote/:id/receipt", "features/ballot/receipt.route.tsx"),

    // resource routes
    route("rich-text", "features/rich-text/rich-text.route.ts"),
    route("admin/member.csv", "features/member/csv.route.ts"),
    route("group.csv", "features/workgroup/csv.route.ts"),
    route("wg/:acronym/member.csv", "features/workgroup/members-csv.route.ts"),
    route("schedule/:id/calendar.ics", "features/schedule/calendar.route.ts"),
    route("schedule.csv", "features/schedule/csv.route.ts"),
    route("feed/:feedKey/calendar.ics", "features/calendar/feed-file.route.ts"),
    route("meeting/:id/calendar.ics", "features/meeting/calendar.route.ts"),
    route("meeting.csv", "features/meeting/csv.route.ts"),
    route("vote/:id/calendar.ics", "features/ballot/calendar.route.ts"),
    route("vote/:id/records.csv", "features/ballot/records-csv.route.ts"),
    route("admin/log.csv", "features/operation-log/csv.route.ts"),
    route("admin/entity.csv", "features/entity/csv.route.ts"),
    route("vote.csv", "features/ballot/csv.route.ts"),
    route("account/download/packing", "features/export-package/packing.route.ts"),
    route("account/download/:id/file", "features/export-package/file.route.ts"),
    route("file/:id", "features/file/file.route.ts"),
    route("upload/:module", "features/file/upload.route.ts"),
    route("draft", "features/draft/draft.route.ts"),
    route("search/results", "features/search/results.route.ts"),
    route("region/:code", "features/region/children.route.ts"),
    route("member-tree", "features/participants/member-tree.route.ts"),
    route("*", "features/alliance/not-found.route.tsx", { id: "alliance-not-found" }),
  ]),
  route("kit", "features/kit/kit.route.tsx"),
  route("kit/list", "features/kit/kit-list.route.tsx"),
  route("*", "features/alliance/not-found.route.tsx", { id: "not-found" }),
] satisfies RouteConfig
