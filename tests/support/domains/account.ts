import type { Submission, TestDomain } from "../domain.ts"
import { insiders } from "../people.ts"

const subscribe = (form: Record<string, string>, by: readonly string[]): Submission => ({
  route: "account/subscription",
  path: "account/subscription",
  operation: "subscription.update",
  form: { "alliance[0]": "meeting", version: "1", ...form },
  by,
})

const submissions: Submission[] = [
  {
    route: "account/profile",
    path: "account/profile",
    operation: "profile.update",
    record: ["profile", "member-aurora-@"],
    form: { timezone: "Europe/Oslo", language: "english" },
    by: insiders,
  },
  // `id` is the form field for opening one notice; this submission marks all of them as read.
  { route: "account/inbox", path: "account/inbox", operation: "inbox.read", form: {}, also: ["id"], by: insiders },
  {
    route: "account/view/create",
    path: "account/view/create?list=wg%2FCONF%2Ftopic&query=status%3Dongoing",
    operation: "preference.update",
    form: { name: "Ongoing" },
    fields: { views: "name" },
    by: insiders,
  },
  {
    route: "account/view",
    path: "account/view",
    operation: "preference.update",
    form: { intent: "rename", view_id: "meeting?本组会议", name: "Ours" },
    fields: { views: "name" },
    by: ["secretary"],
    refusals: [404],
  },
  subscribe({}, insiders),
  { ...subscribe({ "groups[0].acronym": "STEER" }, ["restricted-member"]), refusals: [400, 403] },
]

/** A person's own profile, subscriptions and waiting actions. */
export const account: TestDomain = {
  screens: [
    { name: "profile", path: "/account/profile", person: "secretary", kind: "form" },
    { name: "profile-empty", path: "/account/profile", person: "member", kind: "form" },
    { name: "needs-my-action", path: "/account/needs-my-action", person: "admin", kind: "read" },
    {
      name: "needs-my-action-none",
      path: "/account/needs-my-action?q=nothing-like-it",
      person: "member",
      kind: "read",
    },
    { name: "inbox", path: "/account/inbox", person: "member", kind: "read" },
    { name: "inbox-none", path: "/account/inbox?q=nothing-like-it", person: "member", kind: "read" },
    { name: "saved-views", path: "/account/view", person: "secretary", kind: "form" },
    { name: "saved-views-none", path: "/account/view", person: "member", kind: "form" },
    {
      name: "saved-view-create",
      path: "/account/view/create?list=meeting&query=status%3Dongoing",
      person: "member",
      kind: "form",
    },
    { name: "meetings-saved-view", path: "/meeting?group=COPT", person: "secretary", kind: "read" },
    { name: "subscriptions", path: "/account/subscription", person: "member", kind: "form" },
  ],
  access: {
    account: ["member", "account/profile"],
    "account/inbox": ["member", 200],
    "account/inbox/latest": ["member", 200, { isForScripts: true }],
    "account/needs-my-action": ["member", 200],
    "account/profile": ["member", 200],
    "account/subscription": ["member", 200],
    "account/view": ["member", 200],
    "account/view/create": ["member", "account/view"],
  },
  failsForScripts: ["account/inbox/latest"],
  layouts: {
    "features/account/shell.route.tsx": ["member", "account/profile"],
  },
  submissions,
  showsNoTexts: {
    account: "leads to the profile",
  },
  formattedTexts: {
    "word of the contract": ["inbox.operation", "profile.salutation"],
    "letters and digits": ["inbox.record"],
    "zone, day, region or address": [
      "profile.country_code",
      "profile.province_code",
      "profile.city_code",
      "preference.views[].list",
      "preference.views[].query",
    ],
    "mail or telephone": ["profile.mobile1", "profile.mobile2", "profile.phone1", "profile.phone2", "profile.fax"],
  },
}
