import { pair, type Submission, type TestDomain } from "../domain.ts"
import { end, start, text } from "../form-values.ts"
import { insiders, schedulers } from "../people.ts"

const values = { ...text, ...start, ...end, type: "training" }

const submissions: Submission[] = [
  {
    route: "schedule/create",
    path: "schedule/create",
    operation: "schedule.create",
    form: values,
    by: schedulers,
    hasPage: true,
  },
  {
    route: "schedule/:id/edit",
    path: "schedule/schedule-aurora-1/edit",
    operation: "schedule.update",
    record: ["schedule", "schedule-aurora-1"],
    form: values,
    by: schedulers,
    hasPage: true,
  },
  {
    route: "schedule/:id/cancel",
    path: "schedule/schedule-aurora-1/cancel",
    operation: "schedule.cancel",
    record: ["schedule", "schedule-aurora-1"],
    form: {},
    by: schedulers,
    hasPage: true,
  },
  {
    route: "schedule/:id",
    path: "schedule/schedule-aurora-1",
    operation: "schedule.subscribe",
    form: { intent: "subscribe", reminder: "30" },
    by: insiders,
  },
  {
    route: "schedule/:id",
    path: "schedule/schedule-aurora-1",
    operation: "schedule.unsubscribe",
    form: { intent: "unsubscribe" },
    by: ["member", "chair", "lone-member"],
    refusals: [400, 409],
  },
]

/** Schedules of the alliance. */
export const schedule: TestDomain = {
  screens: [
    { name: "schedules", path: "/schedule", person: "member", kind: "read" },
    { name: "schedules-none", path: "/schedule?q=nothing-like-it", person: "schedule-admin", kind: "read" },
    { name: "schedule", path: "/schedule/schedule-aurora-1", person: "schedule-admin", kind: "form" },
    { name: "schedule-subscribed", path: "/schedule/schedule-aurora-2", person: "member", kind: "form" },
    { name: "schedule-cancelled", path: "/schedule/schedule-aurora-4", person: "member", kind: "form" },
    { name: "schedule-create", path: "/schedule/create", person: "schedule-admin", kind: "form" },
    { name: "schedule-edit", path: "/schedule/schedule-aurora-3/edit", person: "admin", kind: "form" },
    { name: "schedule-cancel", path: "/schedule/schedule-aurora-1/cancel", person: "schedule-admin", kind: "form" },
    {
      name: "schedule-not-offered",
      path: "/schedule/schedule-aurora-1/cancel",
      person: "member",
      kind: "static",
      status: 403,
    },
  ],
  access: {
    schedule: ["member", 200],
    "schedule/create": ["member", 200, { offered: schedulers }],
    "schedule/:id": ["member", 404],
    "schedule/:id/edit": ["member", 404],
    "schedule/:id/cancel": ["member", 404],
    "schedule/:id/calendar.ics": ["member", "schedule/no-such-record"],
    "schedule.csv": ["member", 200],
  },
  othersRecords: {
    "schedule/:id": { foreign: { id: "schedule-harbor-1" } },
  },
  pairs: [
    pair("schedule/detail", "member", "schedule/*", "schedule-aurora-1", "schedule-aurora-2"),
    pair("schedule/edit", "admin", "schedule/*/edit", "schedule-aurora-1", "schedule-aurora-2"),
    pair("schedule/cancel", "admin", "schedule/*/cancel", "schedule-aurora-1", "schedule-aurora-2"),
  ],
  submissions,
  withoutBackend: {
    "schedule/:id/calendar.ics": "schedule/no-such-record",
    "schedule.csv": "schedule",
  },
  pages: [{ person: "member", address: "schedule/schedule-aurora-1/calendar.ics" }],
  formattedTexts: {
    "word of the contract": ["schedule.type", "schedule.description.format"],
    "zone, day, region or address": ["schedule.timezone"],
  },
}
