import { failing, type TestDomain } from "../domain.ts"
import { insiders } from "../people.ts"

/** The dashboard, and the records that only the dashboard shows. */
export const dashboard: TestDomain = {
  screens: [
    { name: "dashboard", path: "/dashboard", person: "member", kind: "read" },
    { name: "dashboard-admin", path: "/dashboard", person: "admin", kind: "read" },
    { name: "dashboard-harbor", path: "/dashboard", person: "member", alliance: "harbor", kind: "read" },
    { name: "dashboard-without-group", path: "/dashboard", person: "lone-member", kind: "read" },
    {
      name: "dashboard-failing-widget",
      path: "/dashboard",
      person: "member",
      kind: "read",
      faults: failing("notice.list", 500),
    },
    {
      name: "unavailable",
      path: "/dashboard",
      person: "member",
      kind: "static",
      status: 503,
      faults: failing("*", 500),
    },
  ],
  access: {
    "": ["member", "dashboard"],
    dashboard: ["member", 200],
  },
  submissions: [
    {
      route: "dashboard",
      path: "dashboard",
      operation: "preference.update",
      form: { intent: "hide-first-days" },
      by: insiders,
      shownTo: ["lone-member"],
      // its form is a button
      without: ["views"],
    },
  ],
  showsNoTexts: {
    "": "leads to the dashboard",
  },
  formattedTexts: {
    "zone, day, region or address": ["proposal.timezone", "activity.date"],
  },
}
